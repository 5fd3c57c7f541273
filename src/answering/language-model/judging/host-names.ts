import { learnedBackground } from '../../../transcripts/reading/learned-background.ts';

const name = "(\\p{Lu}[\\p{L}’'-]+)(?: \\p{Lu}[\\p{L}’'-]+)?";
const goesOn = '(?: (?:here|again|from|with|and|back|hier|wieder))';
/** With which speakers tell their own names; `it’s Thursday` tells none. */
const introducing = [
  `(?:I[’']m|I am|[Mm]y name(?:[’']s| is)|[Ii]ch bin|[Ii]ch heiße|[Mm]ein Name ist) ${name}(?=${goesOn}|[,.!?…]|$)`,
  `(?:[Ii]t(?:[’']s| is)(?: just| only)?|[Tt]his is|[Hh]ier ist) ${name}(?=${goesOn})`,
].map((form) => new RegExp(`(?<!\\p{L})${form}`, 'gu'));
/** What nearly always has a capital is a name. */
const surelyName = 0.7;

/** First names of those who speak, as far as they tell them. */
export function hostNames(said: string): Set<string> {
  const told = introducing.flatMap((form) => Array.from(said.matchAll(form), ([, own = '']) => own));
  return new Set(told.filter((own) => (learnedBackground().get(own.toLowerCase())?.name ?? 1) >= surelyName));
}
