import { matching, oneOf, wholly, word } from '../../transcripts/reading/phrase-forms.ts';

/** Marks at the edges of a word. */
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const ends = /[.!?…]["'”’»)\]]*$/u;
const pauses = /[,;:.!?…–—-]["'”’»)\]]*$/u;
/** After these `you know` is asked or told: `Do you know, …`, `as you know`. */
const known = wholly(
  [
    "do|don'?t|did|didn'?t|as|if|that|what|when|how|let|lets|whether|because|once|until",
    'will|would|should|to|because|things?|everything|all|so|far|people|someone|anybody|anyone',
  ],
  'u',
);
/** And before these it has an object: `you know what it costs`. */
const object = wholly(
  [
    'what|how|that|who|whom|where|why|when|if|whether|which|it|about|him|her|them|us|me|this',
    'these|those|someone|somebody|nothing|everything|anything|more|better|best|exactly',
    'already|well',
  ],
  'u',
);
/** With these a clause begins that `I mean` merely leads to; `I mean it`. */
const clause =
  /^(?:i|we|you|they|he|she|there|(?:i|it|that|there|he|she|we|you|they|what)['’]\p{L}+|if|when|because)$/u;
/** `What I mean …` */
const meant = /^(?:what|that|which|if|do|did|as)$/u;
/** `But I mean we should …` */
const joint = /^(?:but|and|so|yeah|well|like|okay|no|because|cause|cuz)$/u;
/** `It is sort of green`, and not `a sort of green` or `that is kind of you`. */
const graded = wholly(
  [
    'i|we|you|they|it|is|are|was|were|am|be|been|being|just|really|also|to|and|but|can|could',
    'would|should|might|have|has|had',
    `(it|that|there|he|she|we|you|they|i|what|who)'${word}`,
  ],
  'u',
);
/** What a single letter is broken off from; `press b`, `plan c` and `the x` stand. */
const loose = wholly(
  [
    'i|we|you|they|he|she|it|and|but|so|or|that|which|because|cause|is|are|was|were|will',
    'would|can|could|should|have|has|had|do|did|just|really|also|then|if|when',
    `(it|that|there|he|she|we|you|they|i|what)'${word}`,
  ],
  'u',
);
const stray = /^[b-hj-np-z],?$/u;
const subject = /^(?:i|we|you|they|he|she|it)$/u;
const auxiliary =
  /^(?:can|could|will|would|should|shall|may|might|must|is|are|am|was|were|have|has|had|do|does|did|want|wanna)$/u;
/** What comes after these may begin with the same word twice: `If I can I will`. */
const before = wholly(
  [
    'if|when|as|what|where|how|who|whatever|wherever|whenever|once|while|before|after|than',
    'that|because|unless|until|whether|since|though|although|wherever|so|which',
  ],
  'u',
);
/** No noun, so that the article before it leads to nothing. */
const noNoun = /^(?:i|we|they|he|she|because|(?:i|it|that|there|he|she|we|you|they)['’](?:s|re|m|ve|ll|d))$/u;
/** What a subject is written together with: `it’s`. */
const shortened = /^['’](?:s|re|m|ve|ll|d)$/u;
/** With these sentences begin, and no names. */
const opener = matching(
  [
    `^${oneOf([
      'The|This|That|These|Those|There|It|We|You|They|He|She|So|Okay|Well|Because|But|And|Or|If',
      'When|What|Where|Which|How|Most|Oh|Yeah|No|Yes|Now|Then|Also|In|On|At|For|From|With|My',
      'Our|Your|Let',
    ])}('${word})?,?$`,
  ],
  'u',
);
/** A sentence that is begun anew is left out up to there where it has at most so many words. */
const mostOfStart = 4;
const article = /^(?:the|my|our)$/u;

function bare(word: string | undefined): string {
  return (word ?? '').replace(edges, '').toLowerCase();
}

/**
 * The numbers of words that are put in beside what is said and say nothing: `, you know,`, `I mean,`, `sort of` before what is
 * graded, `, like,`, and single letters of words that were not said (`so y because`).
 *
 * @param words with their marks, without `um` and the like
 */
export function asidesAmong(words: readonly string[]): number[] {
  const plain = words.map(bare);
  const dropped: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [last = '', next = ''] = [plain[at - 1], plain[at + 1]];
    const isLoose = (loose.test(last) && loose.test(next)) || (last === next && last !== '');
    if (isAside(words, plain, at)) dropped.push(at, at + 1);
    else if ((stray.test(words[at] ?? '') && isLoose) || isLike(words, at)) dropped.push(at);
    if (beginsAnew(words, at)) dropped.push(...startBefore(words, at));
  }
  return dropped;
}

/** Whether two words from here on say nothing. */
function isAside(words: readonly string[], plain: readonly string[], at: number): boolean {
  const [last = '', own = '', next = '', after = '', then = ''] = [-1, 0, 1, 2, 3].map((step) => plain[at + step]);
  const [before = '', , mark = ''] = [-1, 0, 1].map((step) => words[at + step]);
  const opens = at === 0 || pauses.test(before);
  const isSet = /,$/.test(mark);
  if (own === 'you' && next === 'know') {
    if (known.test(last) && !/,$/.test(before)) return false;
    return isSet || (opens && at > 0 && !ends.test(before) && !ends.test(mark) && !object.test(after));
  }
  if (own === 'i' && next === 'mean') {
    if (meant.test(last)) return false;
    const isClause = clause.test(after) || (/^(?:it|that|this)$/u.test(after) && auxiliary.test(then));
    return isSet || (isClause && (opens || joint.test(last)));
  }
  const isGraded = graded.test(last) && !/^(?:you|him|her|them|us|me)$/u.test(after) && !pauses.test(mark);
  return (own === 'sort' || own === 'kind') && next === 'of' && isGraded;
}

/** `, like,` */
function isLike(words: readonly string[], at: number): boolean {
  return /^like,$/u.test(words[at] ?? '') && /,$/.test(words[at - 1] ?? '');
}

/** The few words of a sentence before one with which it is begun anew. */
function startBefore(words: readonly string[], at: number): number[] {
  const start: number[] = [];
  for (let before = at - 1; before >= 0 && start.length <= mostOfStart && !ends.test(words[before] ?? ''); before -= 1)
    start.push(before);
  return start.length <= mostOfStart ? start : [];
}

/** Whether a sentence is begun anew with a word of another one: `we need to Okay so`. */
export function beginsAnew(words: readonly string[], at: number): boolean {
  const [before = '', own = '', next = ''] = words.slice(at - 1, at + 2);
  if (at === 0 || !opener.test(own)) return false;
  // `The Hague` is named, and `in The Hague` is no new beginning.
  return /^['’]?\p{Ll}[\p{L}'’]*$/u.test(before) && !/^\p{Lu}/u.test(next);
}

/**
 * How many words a clause takes that is begun anew at once, or that leads to nothing: `we could` in `we could we can`, `it` in `it
 * it's`, `the` in `the we need`; 0 where the first of them begins no such clause.
 *
 * @param words the word before, then the word that is asked about and the three that follow, with their marks
 */
export function falseStart(words: readonly string[]): number {
  const [last = '', own = '', next = '', after = '', then = ''] = words.map(bare);
  const [first = '', written = '', other = ''] = words;
  const isBegun = last === '' || pauses.test(first) || joint.test(last) || before.test(last);
  // `As I told you, you’ll see`: a clause ends there, unless it has only begun.
  const isClause = (word: string) => /[:;–—-]["'”’»)\]]*$/u.test(word) || (/,$/.test(word) && !isBegun);
  if (ends.test(written) || isClause(written)) return 0;
  if (subject.test(own) && next.startsWith(own) && shortened.test(next.slice(own.length))) return 1;
  if (subject.test(next) && own.startsWith(next) && shortened.test(own.slice(next.length)) && !pauses.test(other))
    return 1;
  if (article.test(own) && noNoun.test(next) && !pauses.test(written)) return 1;
  const isAnew = subject.test(own) && auxiliary.test(next) && after === own && !ends.test(other) && !isClause(other);
  return isAnew && auxiliary.test(then) && !before.test(last) ? 2 : 0;
}
