import type { Sentence } from '../../../../transcripts/reading/sentences.ts';
import { bareWord } from '../../../../transcripts/reading/terms.ts';
import type { Word } from '../../../../transcripts/reading/words.ts';

export const nounLeads = new Set(
  `the a an this that these those my your his her our their its of in on about with from for no some any more into by between against called whose every each
der die das den dem des ein eine einen einem einer im am zum zur vom beim für von mit über ohne gegen dein mein unser euer kein keine
de la el le les los las du un una une des au en al`.split(/\s+/),
);
export const verbLeads = new Set(
  `i you we they he she it who to will would can could should shall may might must don't didn't doesn't can't won't couldn't shouldn't not never just i'll you'll we'll they'll he'll she'll let's gonna wanna
i'd you'd we'd they'd i've you've we've they've very so too really more most quite as how is are was were be been am i'm you're we're they're he's she's it's get got being been feel feels seem
ich du er sie es wir ihr zu nicht sehr so`.split(/\s+/),
);

/** Reads from what stands before it how much each word (bare) is used as a noun: 0 never, 1 always, ½ where nothing tells. */
export function nounhood(words: readonly Word[], sentences: readonly Sentence[]): (word: string) => number {
  const seen = new Map<string, { noun: number; verb: number }>();
  for (const sentence of sentences) {
    for (let at = sentence.from + 1; at < sentence.to; at++) {
      const before = words[at - 1]?.text ?? '';
      if (/[,.;:?!]$/.test(before)) continue;
      const lead = before.toLowerCase().replaceAll('’', "'");
      const isNoun = nounLeads.has(lead);
      if (!isNoun && !verbLeads.has(lead)) continue;
      const bare = bareWord(words[at]?.text ?? '');
      const counts = seen.get(bare) ?? { noun: 0, verb: 0 };
      if (isNoun) counts.noun++;
      else counts.verb++;
      seen.set(bare, counts);
    }
  }
  return (word) => {
    const counts = seen.get(bareWord(word));
    return counts ? (counts.noun + 0.5) / (counts.noun + counts.verb + 1) : 0.5;
  };
}
