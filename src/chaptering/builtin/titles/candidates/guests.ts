import { matching, oneOf } from '../../../../transcripts/reading/phrase-forms.ts';
import type { Sentence } from '../../../../transcripts/reading/sentences.ts';
import type { Sense } from '../words/senses.ts';

/** How somebody is brought in; the name follows, after at most a title. */
const welcoming = matching(
  [
    `${oneOf([
      '\\b(joined|accompanied)( \\w+){0,3} by',
      '\\bjoin(ing|s) (me|us)( \\w+){0,4}',
      "\\b(my|our|today's|tonight's) (\\w+ )?guests?( \\w+){0,2}",
      `\\b${oneOf([
        'speak|talk|chat|sit|sat|spoke|talked|speaking|talking|chatting|conversation|interview',
        'here|down',
      ])} (now |today )?(with|to)`,
      '\\bwelcome( back| to the (show|program|podcast)|,)*',
      '\\b(turn to|bring in|introduce|introducing|meet|thank you,?|thanks,?)',
      '\\bnext up( is| we have)?',
      '\\breporter|\\bcorrespondent',
      "\\b(npr's|reports?)",
    ])}$`,
  ],
  'u',
);
const titles = new Set(
  'dr doctor professor senator congressman congresswoman representative governor mayor general colonel ambassador secretary minister president author journalist reporter correspondent attorney judge mr mrs ms'.split(
    ' ',
  ),
);
/** Words that are looked back at. */
const before = 7;

/** The places of a guest's name, `to` excluded. */
export interface Guest {
  from: number;
  to: number;
}

/** Those who are brought in within a sentence, by their whole names. */
export function guestsOf(senses: readonly Sense[], sentence: Sentence): Guest[] {
  const found: Guest[] = [];
  for (let at = sentence.from + 1; at < sentence.to - 1; at++) {
    if (senses[at]?.part !== 'name' || senses[at - 1]?.part === 'name' || senses[at]?.closes) continue;
    let from = at;
    while (titles.has(senses[from]?.bare ?? '') && from < sentence.to) from++;
    let to = from;
    while (to < sentence.to && senses[to]?.part === 'name') {
      to++;
      if (senses[to - 1]?.closes) break;
    }
    if (to - from < 2 || to - from > 3) continue;
    const led = senses
      .slice(Math.max(sentence.from, at - before), at)
      .filter(({ bare }) => !titles.has(bare))
      .map(({ bare }) => bare)
      .join(' ')
      .replace(/ (?:is|are|the|our|a|an|now|today|here)+$/, '');
    if (welcoming.test(led)) found.push({ from, to });
    at = to;
  }
  return found;
}
