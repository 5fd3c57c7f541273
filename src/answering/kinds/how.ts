import { anywhere, atBegin, upTo } from '../../transcripts/reading/phrase-forms.ts';

const best =
  '((the|any|a|an|some) )?((best|better|easiest|easier|easy|simplest|right|proper|correct|quickest|fastest|good|other|another) )?';
const way = '(way|method|procedure|process|technique|trick)';

/** How something is done, asked without `how`: `What do I do if …` */
export const asksHow = anywhere([
  'how|in what way',
  `(what|which)(['’]?s| is| are| was| would be) ${best}${way} (to|of|for|in)`,
  `(tell|show|teach|give) (me|us) ${best}${way} (to|of|for)`,
  'what (should|do|can|could|must|would) (i|we|you|one) ((need|have) to )?do (to|if|when|about|in order)',
  'what to do (to|if|when|about|in order)',
  'wie(?! (hei(ß|ss)\\p{L}+|nennt|lautet))',
  'was (muss|soll|sollte|kann) (ich|man|wir) (tun|machen)',
  'was (tun|mache ich|macht man|tue ich), (wenn|um)',
]);

/** Whether something can be done, of which is told how: `Can I …`, `Is it possible to …` */
export const asksWhetherOneCan = atBegin(
  [
    '(can|could) (i|you|we|one|it be|they be)',
    `(can|could) (the|a|an|my|this|that|these|those) ${upTo(30)} be`,
    'is it possible (to|for)',
    '(kann|könnte) (ich|man)|können wir',
    'ist es möglich',
  ],
  ['and|so|but|und'],
);

/** Whether there is a way to do something, of which is told how, to its end. */
export const asksForWay = atBegin(
  [
    `(is|are) there ${best}${way}s? (to|of|for)`,
    'gibt es (eine (andere )?(möglichkeit|methode)|einen (anderen )?(weg|trick))',
  ],
  ['and|so|but|und'],
);
