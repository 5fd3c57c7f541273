import { learnedBackground } from '../../../transcripts/reading/learned-background.ts';
import { anywhere } from '../../../transcripts/reading/phrase-forms.ts';
import { bareWord } from '../../../transcripts/reading/terms.ts';
import { leadsMeeting } from '../../spoken/leading.ts';
import { fluencyOf, type Spoken } from '../../spoken/passages.ts';
import { fold } from '../../spoken/stem.ts';

const fewestWords = 8;
const aboutGain = 2.5;
/** Sentences in which a stretch says what it is about. */
const opening = 4;
const mostWords = 34;
const vague =
  /^\W*(?:and|but|so|it|that|this|he|she|they|which|because|or|und|aber|das|die|der|er|sie|es|weil)(?!\p{L})/iu;
const chatter = anywhere([
  'subscribe|my name is|welcome|thanks|thank you|sponsor|link below|hello|hi everyone|good morning|see you|lovely to have',
  "after (the|this|a short) break|stay (with us|tuned)|don't go away|coming up next",
  'danke|willkommen|hallo|tschüs|bleiben sie dran|nach der (pause|werbung)',
]);
/** What only tells what comes in a meeting, or how it is held. */
const ofMeeting = anywhere([
  'slides?|presentations?|agenda|the minutes',
  'my (report|part)',
  "(i'm|i am|we're|we are) (going to|gonna) (tell|show|talk|present|have|discuss|go)",
  "i('ll| will) (tell|show|present|focus|start|begin|talk|go)",
  'let me (tell|show|just)',
  "let's (move|go|start|see|talk)",
  '(as )?i (said|mentioned)',
  "(i've|i have|we've) been (looking|working)",
  'half an hour',
  "(we'll|we will) meet",
  'good question',
]);
export const ofMeetingWorth = 0.3;
/** What speakers say of their own speaking, or leave open. */
const idle = anywhere([
  "i ((do not|don't|didn't) (really |even )?(know|remember|recall|care)|dunno)",
  "i('m| am) not (really |quite )?sure",
  "i guess that's|or something\\W*$|or whatever|and stuff\\W*$|never mind",
  'let me (see|think)',
  "let's see",
  "what('s| is) (it|that) called",
  'oops|just kidding|keine ahnung',
  'weiß (ich )?nicht',
]);
const idleWorth = 0.3;

/**
 * The sentences of a stretch (`to` excluded) that hold most of what it keeps coming back to; their places, the best first.
 *
 * @param about stems that it is known to be about
 * @param gain what a sentence's worth is multiplied by
 */
export function keySentences(
  from: number,
  to: number,
  spoken: Spoken,
  count: number,
  about: readonly string[] = [],
  gain: (place: number) => number = () => 1,
): number[] {
  const weights = weightsIn(from, to, spoken, about);
  const left = new Map(weights);
  const chosen: number[] = [];
  while (chosen.length < count) {
    let best = { place: -1, value: 0 };
    for (let at = from; at < to; at += 1) {
      if (chosen.includes(at)) continue;
      const value = worth(at, spoken, left) * (at - from < opening ? 1.25 : 1) * gain(at);
      if (value > best.value) best = { place: at, value };
    }
    if (best.place < 0) break;
    chosen.push(best.place);
    for (const key of spoken.stems[best.place] ?? []) left.set(key, (left.get(key) ?? 0) * 0.3);
  }
  return chosen;
}

/** Whether a sentence only tells how a meeting goes on: `The next slide shows …` */
export function tellsOfMeeting(text: string): boolean {
  return ofMeeting.test(text);
}

/** How much a sentence says of what the whole video keeps coming back to. */
export function tellingOf(spoken: Spoken, about: readonly string[]): (place: number) => number {
  const weights = weightsIn(0, spoken.sentences.length, spoken, about);
  return (place) => worth(place, spoken, weights);
}

/** How much each stem is of what the stretch is about: said often, and rare elsewhere; more what it is known to be about. */
function weightsIn(
  from: number,
  to: number,
  { stems, words, sentences, vocabulary }: Spoken,
  about: readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (let at = from; at < to; at += 1) {
    for (const key of stems[at] ?? []) if (!isExpression(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const background = learnedBackground();
  const rarities = new Map<string, number>();
  for (const { text } of words.slice(sentences[from]?.from ?? 0, sentences[to - 1]?.to ?? 0)) {
    const folded = fold(bareWord(text));
    const key = vocabulary.get(folded);
    if (key !== undefined) rarities.set(key, Math.max(rarities.get(key) ?? 0, background.get(folded)?.rarity ?? 0.9));
  }
  const known = new Set(about);
  const gain = (key: string) => (known.has(key) ? aboutGain : 1);
  return new Map(
    Array.from(counts, ([key, count]) => [key, gain(key) * Math.sqrt(count) * (rarities.get(key) ?? 0.9)]),
  );
}

/** Whether a stem is an expression, whose words are counted already: `give_up`. */
function isExpression(key: string): boolean {
  return key.includes('_');
}

function worth(at: number, spoken: Spoken, weights: ReadonlyMap<string, number>): number {
  const { sentences, stems } = spoken;
  const sentence = sentences[at];
  if (!sentence || sentence.question || chatter.test(sentence.text) || leadsMeeting(sentence.text)) return 0;
  const length = sentence.to - sentence.from;
  if (length < fewestWords) return 0;
  let sum = 0;
  for (const key of new Set(stems[at])) sum += weights.get(key) ?? 0;
  const isLong = length > mostWords;
  return (
    (sum / (length + 6) ** 0.6) *
    (vague.test(sentence.text) ? 0.7 : 1) *
    (tellsOfMeeting(sentence.text) ? ofMeetingWorth : 1) *
    (idle.test(sentence.text) ? idleWorth : 1) *
    (isLong ? 0.6 : 1) *
    fluencyOf(at, spoken) ** 2
  );
}
