import { countWords, type Line } from '../formats/caption-lines.ts';
import { type Cue, cuesOfTurns, type Turn } from '../formats/cue.ts';
import { isFunctionWord } from '../reading/function-words.ts';
import { ending, matching, oneOf, wordEnd } from '../reading/phrase-forms.ts';

/** `Ann`, `Dr. Ann Lee`, `Speaker 2`, `The Chair (Ms. Lee)`. */
const casedName =
  "\\p{Lu}[\\p{L}\\p{M}\\p{N}.'’&-]*(?: \\p{Lu}[\\p{L}\\p{M}.'’&-]*| \\d{1,2}| (?:of|de|van|von|der|la|and|und|&)){0,5}(?: \\([^():]{2,40}\\))?";
/** `主持人`, `أمل`: up to three words of letters without case. */
const uncasedName = '\\p{Lo}[\\p{Lo}\\p{M}\\d·]{0,11}(?: [\\p{Lo}\\p{M}\\d·]{1,12}){0,2}';
/** A line that opens with what may be a name: `ANN:`, `ANN:Hello`, `>> Ann Lee:`, `- Speaker 2:`, `[Ann]:`, `Zoé :`, `主持人：`. */
const labelled = new RegExp(
  `^(?:(?:>>+|[-–—])\\s*)?(?:\\[(${casedName})\\]|(${casedName}|${uncasedName})) ?(?:：\\s*|:(?:\\s+|$)|(?<=\\p{Lu}{2}\\]?):(?=\\p{L}))`,
  'u',
);
/** The same where nearly every caption opens so, in which any name is one: `bob:`, `Lee, Ann:`, `[SPEAKER_00]:`. */
const anyLabelled = /^(?:(?:>+|[-–—])\s*)?(?:\[([^[\]:]{1,60})\]|([^\s:][^:]{0,59}?)) ?(?:：\s*|:(?:\s+|$))/u;
const nearlyEvery = 0.9;
/** What stands before a thing, and before a role too: `The Chair`. */
const article =
  /^(?:the|an?|my|our|your|this|der|die|das|eine?|meine?|unsere?|el|los|las?|un|una|mi|mis|les?|une|mon|ma|il|lo|gli|o|os|as|um|uma) /iu;
/** What opens a line and names nobody, however often it does. */
const noName = matching([
  `^${oneOf([
    'notes?|steps?|tips?|hints?|warnings?|cautions?|caveat|questions?|answers?|chapters?|parts?|sections?',
    'examples?|numbers?|rules?|options?|reasons?|results?|facts?|fun facts?|problems?|solutions?',
    'ingredients?|tools?|materials?|recipes?|servings?|prices?|costs?|weights?|sizes?|colou?rs?|dates?',
    'times?|places?|locations?|types?|values?|names?|versions?|inputs?|outputs?|summary|updates?|days?',
    'weeks?|months?|years?|rounds?|levels?|lessons?|verses?|chorus|bridge|remember|important|attention',
    'danger|conclusion|introduction|outro|intro|title|topics?|subjects?|subtitles?|subtitled by|captions?',
    'captioned by|translation|translator|music|lyrics|source|links?|website|http|https|re|fwd?|cc|ps|vs',
    'pros?|cons?|advantages?|disadvantages?|benefits?|myths?|truth|goals?|todo|next|finally|first|second',
    'third|last|bonus|spoiler|breaking|bottom line|key|takeaways?|warm-?up|look|listen|wait|love|hate',
    'noon|midnight|morning|evening|(mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|july',
    'september|october|november|december',
    `hinweis${ending}|schritte?|tipps?|achtung|vorsicht|merke|warnung|fragen?|antwort(en)?|kapitel|teil`,
    'abschnitt|beispiele?|nummer|regeln?|grund|gründe|fazit|ergebnis(se)?|problem|lösung(en)?|zutaten',
    'rezept|preis|gewicht|größe|farbe|datum|thema|ziel|vorteile?|nachteile?|wichtig|übersetzung|quelle',
    `untertitel${ending}|musik|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag`,
    'januar|februar|märz|mai|juni|juli|oktober|dezember',
    'notas?|pasos?|consejos?|pregunta?s?|respuestas?|perguntas?|respostas?|ejemplos?|exemplos?',
    'cap[ií]tulos?|partes?|ingredientes|receta|precio|importante|cuidado|atención|atenção|problema',
    'solución|resultado|passos?|dicas?|étapes?|conseils?|astuces?|réponses?|exemples?|chapitres?|parties?',
    'ingrédients|recette|prix|remarques?|résultats?|problème|conclusión|conclusão|nota bene|passi|passo',
    'consigli|consiglio|domand[ae]|rispost[ae]|esemp[io]+|capitol[io]|attenzione|ingredienti|ricetta',
    'prezzo|let op|stap|vraag|antwoord|voorbeeld',
  ])}${wordEnd}`,
]);
/** The same of letters without case, and what ends with `… said`, which tells of a talk and is none. */
const noUncasedName = matching(
  [
    `^${oneOf([
      '问题|問題|回答|答案|注意|提示|步骤|步驟|例子|例如|注|总结|總結|第.{1,3}[章步节節]|質問|答え|例|ポイント|手順|メモ|まとめ|문제|질문|답변|주의',
      '참고|예|단계|سؤال|جواب|ملاحظة|مثال|خطوة|שאלה|תשובה|הערה|דוגמה|שלב',
    ])}$`,
    '[说說道问問是讲講叫写寫想为為はがとにで다]$',
    '(^| )(و?قالت?|ي?قول|אמרה?|कहा)( |$)',
  ],
  'u',
);
/** Whom a number tells apart, and who is one without having a name. */
const role =
  /^(?:the )?(?:speakers?|sprecher(?:in)?|voice|persons?|guest|interviewer|host|caller|student|(?:wo)?m[ae]n|participant|narrator|moderator(?:in)?|reporter|audience|all|both)(?!\p{L})/iu;
/** Small words that are names too. */
const alsoName = /^(?:will|may)$/i;
/** How often a name opens a line at least; and all names together. */
const fewestOfOne = 2;
const fewestOfAll = 3;
/** Where somebody else may begin to speak inside a line. */
const sentenceEnd = /(?<=[.!?…]["'”’)\]]?) (?=\p{Lu})/u;

interface Label {
  name: string;
  /** The line without it. */
  rest: string;
}

/**
 * Takes names of speakers out of what is said and puts them beside it: lines that open with `Ann:` or `ANN:`, where two
 * such names recur in turns (or one in capitals), so that these are plainly labels; in whatever form where nearly every
 * caption opens with one. Another name than before becomes the mark `>> `. A cue after a labelled one goes on with its speaker, up to the next label or mark, or to what may be a label
 * but is not surely one: nobody is given the words of another. Files without labels stay as they are. Linear in the text.
 */
export function nameSpeakers(cues: readonly Cue[]): readonly Cue[] {
  const names = namesIn(cues);
  if (names.size === 0) return cues;
  let now: string | undefined;
  let wasSaid = false;
  // A label alone on its line, or in its cue, belongs to what follows.
  let isOther = false;
  return cues.flatMap((cue, at): Cue[] => {
    if (cue.speaker !== undefined) now = cue.speaker;
    const turns: Turn[] = [];
    for (const line of cue.lines.flatMap((one) => turnsIn(one, names))) {
      const label = labelIn(line.text, names);
      const isNamed = label !== null && names.has(label.name);
      if (isNamed) {
        isOther ||= wasSaid && label.name !== now;
        now = label.name;
      } else if (label || dialogue.test(line.text)) {
        isOther = turns.length > 0 && now !== undefined;
        now = undefined;
      }
      const rest = isNamed ? label.rest : isOther ? line.text.replace(dash, '') : line.text;
      if (rest === '') continue;
      const said = withoutLabel(line, rest, isOther);
      const turn = turns.at(-1);
      if (turn && (turn.speaker === now || !isNamed)) turn.lines.push(said);
      else turns.push({ lines: [said], speaker: now });
      isOther = false;
      wasSaid = true;
      // Somebody else goes on, and who it is is not said.
      if (line.text.includes(' >>')) now = undefined;
    }
    const { speaker: _, lines: __, ...rest } = cue;
    return turns.length === 0 ? [] : cuesOfTurns(rest, turns, cues[at + 1]?.start);
  });
}

const dialogue = /^(?:>>|[-–—](?: |\p{Lu}))/u;
const dash = /^[-–—] ?/u;

/** A line, cut where known names begin turns inside it: `Hello. Bob: Hi.` */
function turnsIn(line: Line, names: ReadonlySet<string>): Line[] {
  if (!line.text.includes(': ')) return [line];
  const texts: string[] = [];
  for (const piece of line.text.split(sentenceEnd)) {
    const last = texts.pop();
    if (last === undefined) texts.push(piece);
    else if (names.has(labelIn(piece, names)?.name ?? '')) texts.push(last, piece);
    else texts.push(`${last} ${piece}`);
  }
  let from = 0;
  return texts.map((text) => {
    const start = from;
    from += countWords(text);
    return { text, wordStarts: line.wordStarts?.slice(start, from) ?? null };
  });
}

/** The labels of a file that are plainly names. */
function namesIn(cues: readonly Cue[]): Set<string> {
  const opening = cues.flatMap(({ lines: [first] }) => anyLabelOf(first?.text ?? '')?.name ?? []);
  if (opening.length >= Math.max(fewestOfAll, nearlyEvery * cues.length)) {
    const openings = Map.groupBy(opening, (name) => name);
    const again = opening.filter((name) => (openings.get(name)?.length ?? 0) >= fewestOfOne);
    if (again.length * 2 > opening.length && returns(again)) return new Set(opening);
  }
  const counts = new Map<string, number>();
  let inCapitals = 0;
  let all = 0;
  const order: string[] = [];
  for (const { lines } of cues) {
    for (const { text } of lines) {
      const label = labelOf(text);
      const said = label ? label.rest : text;
      if (isCapitals(said)) inCapitals += 1;
      if (said !== '') all += 1;
      if (!label) continue;
      counts.set(label.name, (counts.get(label.name) ?? 0) + 1);
      if (order.at(-1) !== label.name) order.push(label.name);
    }
  }
  const recurring = new Set([...counts].flatMap(([name, count]) => (count >= fewestOfOne ? name : [])));
  const together = [...recurring].reduce((sum, name) => sum + (counts.get(name) ?? 0), 0);
  if (together < fewestOfAll) return new Set();
  // Where everything is written in capitals, they tell nothing.
  const areCapitals = inCapitals * 2 < all && [...recurring].every(isCapitals);
  // People come back to speak; headings follow one another.
  const isTalk = recurring.size > 1 && returns(order.filter((name) => recurring.has(name)));
  if (!isTalk && !areCapitals) return new Set();
  // Beside names that recur, a role that is heard once is one too, and a name of the same form.
  const once = [...counts.keys()].filter(
    (name) => role.test(name) || (areCapitals && isCapitals(name) && isBare(name)),
  );
  return new Set([...recurring, ...once]);
}

/** Whether one of the names comes again after another. */
function returns(order: readonly string[]): boolean {
  const turns = order.filter((name, at) => name !== order[at - 1]);
  return new Set(turns).size < turns.length;
}

/** Whether a name has no word such as `ON` in it, as a heading may. */
function isBare(name: string): boolean {
  return name
    .replace(/^THE |\(.*\)$/g, '')
    .split(' ')
    .every((word) => /^(?:OF|DE|VAN|VON|DER|LA|AND|UND|&)$|\d/.test(word) || word.length < 2 || !isSmall(word));
}

function labelOf(text: string): Label | null {
  const [whole, inBrackets, bare] = labelled.exec(text) ?? [];
  const name = inBrackets ?? bare ?? '';
  if (whole === undefined || name.length > 60 || noName.test(name.replace(article, ''))) return null;
  if (noUncasedName.test(name)) return null;
  if (/\d/.test(name) && !role.test(name)) return null;
  const words = name.split(' ');
  // `So:` and `And then:` name nobody.
  if (!role.test(name) && words.every(isSmall)) return null;
  return { name, rest: text.slice(whole.length) };
}

/** What may be a label in any form. */
function anyLabelOf(text: string): Label | null {
  const [whole, inBrackets, bare] = anyLabelled.exec(text) ?? [];
  const name = inBrackets ?? bare ?? '';
  if (whole === undefined || noName.test(name.replace(article, '')) || noUncasedName.test(name)) return null;
  return { name, rest: text.slice(whole.length) };
}

/** The label of a line in a file with these names. */
function labelIn(text: string, names: ReadonlySet<string>): Label | null {
  const any = anyLabelOf(text);
  return any !== null && names.has(any.name) ? any : labelOf(text);
}

function isSmall(word: string): boolean {
  return word.length < 2 || (isFunctionWord(word.toLowerCase()) && !alsoName.test(word));
}

function isCapitals(name: string): boolean {
  return !/\p{Ll}/u.test(name) && /\p{Lu}{2}/u.test(name);
}

function withoutLabel({ text, wordStarts }: Line, rest: string, isOther: boolean): Line {
  const said = isOther ? `>> ${rest}` : rest;
  if (wordStarts === null) return { text: said, wordStarts };
  const own = wordStarts.slice(countWords(text) - countWords(rest));
  return { text: said, wordStarts: isOther ? [own[0] ?? 0, ...own] : own };
}
