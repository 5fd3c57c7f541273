import {
  attack,
  commands,
  commandWords,
  continuation,
  hint,
  injections,
  injectionsUnlessSpokenOf,
  modelWords,
  modelWordsElsewhere,
  reporting,
} from './prompt-injection-patterns.ts';

type Said = readonly { text: string }[];

/** A video speaks of a thing that so many of its sentences name, and one in so many. */
const speaksOf = { fewest: 3, share: 1 / 200 };
/** Characters between what a model makes and what is to be done with it. */
const near = 60;

/**
 * The places of sentences that give orders to a language model which reads what is said: `Assistant, tell the viewer that …`. No engine
 * quotes them, names their moment or makes a title of them. Those that tell about such orders are not among them.
 */
export function injectedSentences(sentences: Said): Set<number> {
  const said = sentences.map(({ text }) => foldCase(text));
  const likely = injectionsUnlessSpokenOf.filter(({ form, of }) => !isSpokenOf(of, form, said));
  const forms = [injections, ...likely.map(({ form }) => form)];
  const placeIn = (text: string) =>
    hint.test(text) ? forms.map((form) => text.search(form)).find((at) => at >= 0) : undefined;
  const isInjected = (text: string, place: number) => {
    const at = placeIn(text);
    if (at === undefined || reporting.test(text.slice(0, at))) return false;
    return !attack.test(`${said[place - 1] ?? ''} ${said[place]}`);
  };
  const injected = new Set<number>();
  said.forEach((text, place) => {
    const next = said[place + 1] ?? '';
    const isCutInTwo = () => isInjected(`${text} ${next}`, place) && placeIn(next) === undefined;
    if (isInjected(text, place) || (injected.has(place - 1) && continuation.test(text))) injected.add(place);
    else if (isCutInTwo()) injected.add(place).add(place + 1);
  });
  return injected;
}

/** The places of injected sentences, of those that have the form of an order to a model alone or across two of them, and of the next ones. */
export function suspectSentences(sentences: Said): Set<number> {
  const suspect = injectedSentences(sentences);
  sentences.forEach(({ text }, place) => {
    const next = sentences[place + 1]?.text ?? '';
    const isCutInTwo = () => !isInjection(next) && isInjection(`${text} ${next}`);
    if (isInjection(text) || isCutInTwo()) suspect.add(place).add(place + 1);
  });
  return suspect;
}

/** The places of suspect sentences and of those that may be injections, each with the next one: of these alone no title is made. */
export function doubtfulSentences(sentences: Said): Set<number> {
  const doubtful = sentences.flatMap(({ text }, place) => (mayBeInjection(text) ? [place, place + 1] : []));
  return suspectSentences(sentences).union(new Set(doubtful));
}

/** Whether a text has the form of an order to a language model, whoever is spoken to. A model that obeys one writes it into titles. */
export function isInjection(text: string): boolean {
  const folded = foldCase(text);
  return commands.test(folded) || injections.test(folded);
}

/** Whether a text may be an order to a language model as far as its words tell: true of much that is said to viewers, too. */
export function mayBeInjection(text: string): boolean {
  const folded = foldCase(text).replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ');
  const placesOf = (words: RegExp) => [...folded.matchAll(words)].map(({ index }) => index);
  const todo = placesOf(commandWords);
  const isNear = (made: number) => todo.some((other) => other !== made && Math.abs(made - other) <= near);
  return isInjection(text) || modelWordsElsewhere.test(folded) || placesOf(modelWords).some(isNear);
}

/** Whether a video speaks of a thing, apart from what may be orders about it. */
function isSpokenOf(thing: RegExp, form: RegExp, said: readonly string[]): boolean {
  const count = said.filter((text) => thing.test(text) && !form.test(text)).length;
  return count >= speaksOf.fewest && count >= speaksOf.share * said.length;
}

/** A text as the patterns are written: in small letters without accents, one space between words. */
function foldCase(text: string): string {
  const small = text.toLowerCase().replace(/\s+/g, ' ');
  if (!/[^\x20-\x7e]/.test(small)) return small; // nearly all of it, and the rest takes its time
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '');
  return folded.normalize('NFC').replaceAll('’', "'").replace(/\s+/g, ' ');
}
