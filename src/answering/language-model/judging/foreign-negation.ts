import { isFunctionWord } from '../../../transcripts/reading/function-words.ts';
import type { Language } from '../../../transcripts/reading/language-of-text.ts';
import { anywhere, atBegin } from '../../../transcripts/reading/phrase-forms.ts';
import type { Fault } from '../../support.ts';
import { clauseEnd } from './clause-end.ts';
import { denierIn, denyingWords, spokenWordsOf } from './denying-words.ts';
import { listed, mayDeny } from './telling-words.ts';

/** Words with which a claim says in another way what somebody denies: `never after May` is `only until May`, `nicht mehr als` is `at most`. */
const otherWays: Partial<Record<Language, RegExp>> = {
  en: listed(`only just until most least maximum minimum under below before alone empty free bad badly worse better prefer* otherwise secret
closed lost too than rather other others away out off down instead few little less`),
  de: listed(`nur bloß höchstens maximal bis spätestens mindestens allein allein* leer* fehl* scheiter* gescheitert misslang* tabu lieber besser sondern frei
kostenlos gratis umsonst aufgehört aufhör* eingestellt geheim* abrat* abger* rät riet ab außer andere* schlecht* falsch* weg weglass* weggelassen unter trotz*
bevor statt`),
  es: listed(
    'evit* prohib* rechaz* impos* dej* falt* sólo solo solamente hasta contra desaconsej* menos mal mejor vez lugar',
  ),
  fr: listed('évit* interdi* refus* impossible seul* jusqu* contre déconseill* moins mal mieux lieu plutôt'),
  it: listed('evit* viet* rifiut* imposs* solo soltanto fino contro sconsigli* meno invece meglio'),
  pt: listed('evit* proib* recus* imposs* só apenas até contra desaconselh* menos vez melhor'),
  nl: listed('vermij* verbod* verbied* weiger* onmogelijk alleen slechts tot tegen minder plaats afgeraden beter'),
  pl: listed('tylko zakaz* odmów* unik* niemożliw* do przeciw* mniej zamiast lepiej'),
  ru: listed('только запре* отказ* избег* невозмож* до против меньше вместо лучше'),
};
/** Phrases in which a negation denies nothing. */
const meantSo = anywhere([
  '(?:not|nicht) (?:only|just|merely|nur|bloß|zuletzt)',
  "(?:don[’']t|not|never|nicht|nie) (?:forget|hesitate|worry|miss|mind|vergessen|zögern)",
  'verg(?:iss|esst) (?:\\S+ )?nicht',
  "why (?:not|don[’']t)",
  'warum nicht',
  'no (?:doubt|problem|wonder|matter|worries)',
  'kein(?:e[nm]?)? (?:zweifel|problem|wunder|frage)',
  "can[’']t wait",
  'nothing but',
  '(?:not|nicht) (?:bad|schlecht)',
]);
/** An answer's first word says nothing of what is denied after it. */
const answering = atBegin(['no', 'nein', 'nee', 'non', 'não']);
/** What something goes without is told plainly: `without her the shop would have closed`. */
const goingWithout = new Set('without ohne sin sans senza sem zonder bez без'.split(' '));
/** Words with which a time or a case is told. */
const timing = new Set(
  'when while if unless wenn während falls solange cuando mientras quand lorsque quando mentre enquanto wanneer terwijl'.split(
    ' ',
  ),
);
/** Words of a clause that can be compared. */
const fewestWords = 3;
/** Words that a quote and a clause share where the clause is meant. */
const fewestShared = 3;

/**
 * What a claim denies that its passages tell plainly, or tells plainly where they deny, in two languages: whether the one denies and
 * the other does not is all that can be compared. Nothing where the words of one of them are not known.
 *
 * @param own what the claim cites; what is denied is denied there
 * @param quote words of it that the claim rests on, where it names any: the clauses about these count
 */
export function foreignNegationFaults(
  text: string,
  { own, quote }: { own: string; quote: string | null },
  languages: { claim: Language | null; spoken: Language | null },
): Fault[] {
  if (!languages.claim || !languages.spoken) return [];
  if (!denyingWords[languages.claim] || !denyingWords[languages.spoken]) return [];
  const claim = text.replace(meantSo, ' ');
  const words = spokenWordsOf(claim);
  const deniesHere = denierIn(languages.claim);
  const tells = (word: string) => deniesHere(word) || mayDeny(word) || otherWays[languages.claim ?? 'en']?.test(word);
  const isPlain = !answering.test(claim) && !words.some(tells);
  if (isPlain && isDenied(clausesOf(own, quote), denierIn(languages.spoken)))
    return [{ kind: 'negation', text: 'dropped' }];
  const denials = spokenWordsOf(claim.replace(answering, ' ')).filter(deniesHere);
  return denials.length === 1 && isToldPlainly(own, languages.spoken)
    ? [{ kind: 'negation', text: denials.join(' ') }]
    : [];
}

/** The clauses of what is said of which a quote has some words; all where it has none, or where there is no quote. */
function clausesOf(said: string, quote: string | null): string[][] {
  const clauses = said
    .replace(meantSo, ' ')
    .split(clauseEnd)
    .map((clause) => mainOf(spokenWordsOf(clause)));
  const sought = ` ${spokenWordsOf(quote ?? '').join(' ')} `;
  const meant = clauses.filter((clause) =>
    clause.some((_, at) => isShared(clause.slice(at, at + fewestShared), sought)),
  );
  return meant.length > 0 ? meant : clauses;
}

/** What is told of a time or a case, without that: `ivy flowers in May` of `ivy flowers in May when nothing else does`. */
function mainOf(clause: string[]): string[] {
  const at = clause.findIndex((word) => timing.has(word));
  return at < fewestWords ? clause : clause.slice(0, at);
}

function isShared(words: readonly string[], sought: string): boolean {
  return words.length === fewestShared && sought.includes(` ${words.join(' ')} `);
}

/** Whether all clauses that say something deny it; who denies twice affirms, `never without`. */
function isDenied(clauses: readonly (readonly string[])[], denies: (word: string) => boolean): boolean {
  const telling = clauses.filter(
    (clause) => clause.length >= fewestWords && clause.some((word) => !isFunctionWord(word) && !denies(word)),
  );
  return (
    telling.length > 0 &&
    telling.every((clause) => {
      const denials = clause.filter((word) => denies(word) && word !== 'nor');
      return denials.length % 2 === 1 && !denials.some((word) => goingWithout.has(word));
    })
  );
}

/** Whether nothing is denied there in any way that is known; of English and German enough ways are. */
function isToldPlainly(said: string, language: Language): boolean {
  if (language !== 'en' && language !== 'de') return false;
  const denies = denierIn(language);
  return !spokenWordsOf(said).some((word) => denies(word) || mayDeny(word) || otherWays[language]?.test(word));
}
