import { anywhere, ending } from '../../transcripts/reading/phrase-forms.ts';
import { leadsMeeting } from './leading.ts';
import type { Spoken, Stretch } from './passages.ts';

/** With which somebody asks for a reply, with a question mark or without. */
const requesting = anywhere([
  '(can|could|would|will) you',
  "(i|we)('d| would) (like|love|be (grateful|interested)) (to (ask|know|hear|understand|see)|if)",
  'my question',
  `(i|i'm|just) wonder${ending}`,
  'tell (us|me)',
  'do you (think|agree|believe|feel|have)',
  `interested (to|in) (know|hear)${ending}`,
  'meine frage|können sie|könnten sie',
  'was (sagen|halten|meinen) sie',
]);
/** Who asks does so in one of the last sentences of a turn, and so many words from its end at most lead up to that. */
const lastSentences = 3;
/** `Right?` asks for no reply. */
const fewestOfQuestion = 4;
const mostLeading = 200;
/** Who replies does so in so many words, at least; who leads the meeting may call them before, or somebody assent, in fewer. */
const fewestOfReply = 20;
const fewestOfTurn = 4;
const mostTurnsBetween = 2;

/** What somebody says at once after having been asked, and what led up to the question, by another. */
export interface Exchange {
  asked: Stretch;
  reply: Stretch;
}

/** Where one asks at the end of a turn and another replies at some length, in order. */
export function exchangesIn(spoken: Spoken): Exchange[] {
  const { sentences, meant } = spoken;
  const turns = turnsIn(spoken);
  // Who leads the meeting speaks in between.
  const wordsIn = ({ from, to }: Stretch) =>
    meant
      .slice(from, to)
      .reduce((sum, one, at) => (leadsMeeting(sentences[from + at]?.text ?? '') ? sum : sum + one), 0);
  return turns.flatMap((turn, at): Exchange[] => {
    const asks = (place: number) =>
      (meant[place] ?? 0) >= fewestOfQuestion &&
      (sentences[place]?.question === true || requesting.test(sentences[place]?.text ?? ''));
    const last = Array.from({ length: Math.min(lastSentences, turn.to - turn.from) }, (_, back) => turn.to - 1 - back);
    const asking = last.find(asks);
    if (asking === undefined) return [];
    const others = turns.slice(at + 1, at + 2 + mostTurnsBetween);
    const reply = others.find((one) => wordsIn(one) >= fewestOfTurn);
    const asker = spoken.by[turn.from] ?? null;
    if (!reply || wordsIn(reply) < fewestOfReply || (asker !== null && spoken.by[reply.from] === asker)) return [];
    const end = sentences[asking]?.to ?? 0;
    let from = asking;
    while (from > turn.from && end - (sentences[from - 1]?.from ?? 0) <= mostLeading) from -= 1;
    return [{ asked: { from, to: asking + 1 }, reply }];
  });
}

/** What one says after the other, by their names or, where nobody is named, by the marks for another speaker. */
function turnsIn({ sentences, by, words }: Spoken): Stretch[] {
  const turns: Stretch[] = [];
  for (const [place, { from }] of sentences.entries()) {
    const last = turns.at(-1);
    const isOther = by[place] === null ? words[from]?.speaker === true : by[place] !== by[place - 1];
    if (!last || isOther) turns.push({ from: place, to: place + 1 });
    else last.to = place + 1;
  }
  return turns;
}
