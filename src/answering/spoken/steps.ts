import { turnsAway } from './leaning.ts';
import type { Spoken } from './passages.ts';

/** With which a step begins: what it is for, or that now another one comes. */
const begins =
  /^\W*(?:(?:and|so|okay|now|then|but|also|alright|next|und|so|also|dann|jetzt)[, ]+)*(?:to \p{L}+|in order|let(?:['’]s| us)|if (?:you|i|we)|another (?:way|thing|option)|one way|first|next|finally|we(?:['’]ll| will|['’]re going)|i (?:want|need|would like)|i['’]d like|you can|how (?:do|to|can)|um zu|wenn (?:du|ihr|man|sie)|als nächstes|zuerst|zunächst)(?!\p{L})/iu;
/** With which it goes on. */
const goesOn =
  /^\W*(?:and|then|so|now|but|here|from there|after that|once|when (?:i|you|we)|as (?:i|you|we)|in the|on the|at the|with (?:that|this|the|it)|i['’]?(?:ll| will|['’]m going to)|release|that|this|it|these|they|click|drag|press|und|dann|danach|jetzt|hier|das|im|mit)(?!\p{L})/iu;
/** With which another one begins, or the end of all. */
const turns =
  /^\W*(?:(?:and|so|okay|now|then|but|also|alright|und|so|also|dann)[, ]+)*(?:let(?:['’]s| us)|next|finally|another|as you can see|now,? (?:we|i|you|that|if)|so now|i(?:['’]d| would| want| need)|one (?:more|last|other)|the (?:next|last|other)|when you['’]re (?:done|finished)|als nächstes|zum schluss|zuletzt|jetzt)(?!\p{L})/iu;
/** Where a step is made: what is opened, chosen or gone to. */
const opens =
  /\b(?:go(?:ing)? (?:up |over |down |back )*(?:to|into)|come (?:up |over |down )*to|open|choose|choosing|select|pick|take|menu|panel|tool|tab|icon|button|command|gehe?n? (?:zu|in|auf)|öffn\p{L}+|wähl\p{L}+|menü|werkzeug)\b/iu;
/** What says itself where a step is made. */
const goesThere = /(?<!\p{L})(?:(?:go(?:ing)?|come) (?:up |over |down |back )*(?:to|into)|open)(?!\p{L})/iu;
/** With which it is said what something else is for. */
const purpose =
  /^\W*(?:(?:and|so|now|but|also)[, ]+)*(?:to \p{L}+|in order|if (?:you|i|we)|um zu|wenn (?:du|ihr|man|sie))(?!\p{L})/iu;
/** What is done in a step: told as an order, or as what the speaker does or lets the viewer do. */
const acts =
  /(?:^\W*|(?<!\p{L})(?:and|then|just|now|first|here|simply|next|please|i|you|we|i['’]ll|you['’]ll|we['’]ll|i['’]d|you can|we can|i can|you could|you need to|you have to|you want to|going to|gonna|let['’]s|let us|und|dann|jetzt|ich|du|wir|man)[, ]+)(?:(?:double|right|shift)[- ]|just |simply |also |now |then )?(?:(?:go|come)(?: (?:up|over|down|back|ahead|right))*(?: (?:to|into|and))|open|choose|select|pick|click|drag|press|hold|type|turn|set|put|push|pull|lift|cut|add|mix|stir|pour|heat|bake|fold|screw|unscrew|remove|release|paint|move|place|check|uncheck|name|save|change|adjust|repeat|use|make|let go|bring|give|hit|close|copy|paste|take|wipe|rinse|measure|mark|drill|glue|klick\p{L}*|drück\p{L}*|zieh\p{L}*|nehm\p{L}*|nimm\p{L}*|leg\p{L}*|stell\p{L}*|dreh\p{L}*|gib|geb\p{L}*|rühr\p{L}*|schneid\p{L}*)(?!\p{L})/iu;
/** How far before a sentence its step may begin: sentences, words. */
const most = { sentences: 2, words: 32 };
/** How many sentences between two acts of a step may tell none. */
const mostRemarks = 1;

/** Whether a sentence turns to another step, or looks back. */
export function isNextStep(place: number, { sentences }: Spoken): boolean {
  return turns.test(sentences[place]?.text ?? '');
}

/** Whether a sentence tells what to do. */
export function tellsAct(text: string): boolean {
  return acts.test(text);
}

/** Whether a sentence says what a step is for: `To true a wheel, …`, `If you want to …` */
export function beginsStep(text: string): boolean {
  return begins.test(text);
}

/**
 * The last sentence of the step that goes on from a sentence: what is done there one after the other, with a remark between, up
 * to another step, or to so many words from where the step begins.
 */
export function stepEnd(place: number, spoken: Spoken, begin: number, mostWords: number): number {
  const { sentences, by } = spoken;
  const first = sentences[begin]?.from ?? 0;
  let acted = tellsAct(sentences[place]?.text ?? '');
  let end = place;
  for (let at = place + 1; at - end <= mostRemarks + 1; at += 1) {
    const { text = '', question = true, to = 0 } = sentences[at] ?? {};
    if (question || by[at] !== by[place] || turnsAway(text) || to - first > mostWords) break;
    if (acted && (isNextStep(at, spoken) || purpose.test(text))) break;
    if (!tellsAct(text)) continue;
    acted = true;
    end = at;
  }
  return end;
}

/**
 * The sentence with which the step begins that goes on in a sentence: the one that says what it is for, or where it is made.
 * The sentence itself where it begins one.
 */
export function stepBegin(place: number, { sentences, words, by, meant }: Spoken): number {
  const own = sentences[place];
  if (!own || begins.test(own.text) || own.question) return place;
  let begin = place;
  for (let at = place - 1; at >= 0 && place - at <= most.sentences; at -= 1) {
    const sentence = sentences[at];
    const after = sentences[at + 1];
    if (!sentence || !after || sentence.question || by[at] !== by[place] || (meant[at] ?? 0) === 0) break;
    if (own.from - sentence.from > most.words || words[after.from]?.speaker) break;
    // What went before is another step where this one does not lean on it.
    if (!goesOn.test(after.text)) break;
    if (begins.test(sentence.text)) return at;
    if (opens.test(sentence.text) && !goesThere.test(own.text)) begin = at;
  }
  return begin;
}
