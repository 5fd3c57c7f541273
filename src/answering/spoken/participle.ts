import { irregularForms } from './irregular-forms.ts';

/** German verbs whose participle ends in -t, without -en and diacritics: of `geformt` and `umgeruhrt`. */
const regular = new Set(
  `arbeit atm bad bau beug blend block bohr brauch brems buch burst check deck dehn dock dreh druck dus entkalk erd feier feil filter flick forder form
frag fras freu fug fuhl fuhr full funk gluh grenz hack haft heft heil heiz hobel hol hor kauf kehr keim kennzeichn kipp klapp kleb klemm klick klopf
knet knick knopf koch kopier kratz krieg kuhl kummer kurz lach lackier lager leb leg lehn leim leit lern lieb lod lok los luft mach mal markier meld
merk misch mix nah nutz ordn pack pass pflanz pfleg pfluck plan polier press pruf pump putz rauch rechn red reich reif reinig reis roll rost ruck ruhr
rutsch sag salz saug schab schalt schatz schau schenk schick schleif schmeck schmier schnitz schraub schul schuttel schutz schwenk setz sieb siegel
sorg spann spar speicher spiel spitz spreng spruh spul stapel start staub steck steiger stell steuer stimm stopf streck streu studier such tausch teil
test tipp ton trau trenn trockn tropf ub uberrasch wahl wander warm warn wart wasser wechsel weich wickel wiederhol wirk wisch wohn wunsch wurz zahl
zeichn zeig zerr ziel zucker zund zupf`
    .split(/\s+/)
    .filter(Boolean),
);
const participle =
  /^(ab|an|auf|aus|durch|ein|fest|frei|her|hin|los|mit|nach|um|vor|weg|weiter|zu|zuruck|zusammen)?(ge(\p{L}{2,}?)e?t|ge\p{L}{3,}en)$/u;

/** The infinitive of a German participle: `geformt` is `formen`, `angeschnitten` is `anschneiden`; undefined of other words (folded). */
export function infinitiveOf(folded: string): string | undefined {
  const [, prefix = '', whole = '', root = ''] = participle.exec(folded) ?? [];
  const irregular = prefix === '' ? undefined : irregularForms.get(whole);
  if (irregular !== undefined) return prefix + irregular;
  return regular.has(root) ? `${prefix}${root}en` : undefined;
}
