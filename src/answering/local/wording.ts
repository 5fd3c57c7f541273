/** The sentences around quotes, in the language of the question. */
export interface Wording {
  language: 'en' | 'de';
  quoted: (quote: string, moment: string) => string;
  says: string;
  further: string;
  /** `words` of the question that are never said; none where all of them are, but not together. */
  notSaid: (words: string[]) => string;
  otherLanguage: string;
  nearest: string;
  overview: string;
  parts: string;
}

const english: Wording = {
  language: 'en',
  quoted: (quote, moment) => `“${quote}” (${moment})`,
  says: 'The video says:',
  further: 'Elsewhere it says:',
  notSaid: (words) =>
    words.length === 0
      ? 'The video does not say anything that answers this.'
      : `The video does not say: ${listOf(words, 'and', '“', '”')} ${words.length > 1 ? 'are' : 'is'} not mentioned in it.`,
  otherLanguage: 'It is in another language; ask in that one to search it.',
  nearest: 'The nearest it comes is',
  overview: 'In the video’s own words:',
  parts: 'Its parts:',
};

const german: Wording = {
  language: 'de',
  quoted: (quote, moment) => `„${quote}“ (${moment})`,
  says: 'Im Video heißt es:',
  further: 'An anderer Stelle heißt es:',
  notSaid: (words) =>
    words.length === 0
      ? 'Das Video sagt nichts, was diese Frage beantwortet.'
      : `Das sagt das Video nicht: ${listOf(words, 'und', '„', '“')} ${words.length > 1 ? 'werden' : 'wird'} darin nicht erwähnt.`,
  otherLanguage: 'Es ist in einer anderen Sprache; fragen Sie in dieser, um darin zu suchen.',
  nearest: 'Am nächsten kommt dem',
  overview: 'In den Worten des Videos:',
  parts: 'Seine Teile:',
};

const germanWords = new Set(
  'der das den dem des ein eine einen einem einer und oder ist sind war waren wird werden hat haben wie warum wieso wann wo wer wen wem welche welcher welches worum was über im zu vom zum zur mit sich nicht gibt geht es er sie ich du man sagt auf für bei nach kann muss soll viel viele lange'.split(
    ' ',
  ),
);
const englishWords = new Set(
  'the a an and or is are were be has have how why when where who whom which what about in of to with does did do not it he she they i you can must should much many long say says said for on at by from'.split(
    ' ',
  ),
);

/** English or German, by the question's small words; where they do not tell, by the transcript's language. */
export function wordingFor(question: string, transcriptLanguage: string | null): Wording {
  let balance = /[äöüß]/i.test(question) ? 2 : 0;
  for (const word of question.toLowerCase().match(/\p{L}+/gu) ?? []) {
    if (germanWords.has(word)) balance += 1;
    if (englishWords.has(word)) balance -= 1;
  }
  if (balance === 0) return /^de\b/i.test(transcriptLanguage ?? '') ? german : english;
  return balance > 0 ? german : english;
}

function listOf(words: readonly string[], last: string, open: string, close: string): string {
  const quoted = words.map((word) => `${open}${word}${close}`);
  const end = quoted.at(-1) ?? '';
  return quoted.length < 2 ? end : `${quoted.slice(0, -1).join(', ')} ${last} ${end}`;
}
