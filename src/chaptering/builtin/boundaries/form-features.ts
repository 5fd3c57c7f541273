import type { Talk } from '../talk.ts';
import type { Feature, Reason } from './feature.ts';
import { deviation, maxAround, sumAround, within } from './sliding.ts';

/** How it is said, whatever is said: pauses, speakers, questions, pace, and where in the video each sentence stands. */
export function formFeatures(talk: Talk): Feature[] {
  const features: Feature[] = [];
  const add = (reason: Reason, name: string, values: Float64Array) => features.push({ name, reason, values });
  addPauses(talk, add);
  addSpeakers(talk, add);
  addQuestions(talk, add);
  addPace(talk, add);
  addPlace(talk, add);
  return features;
}

type Add = (reason: Reason, name: string, values: Float64Array) => void;

function addPauses({ words, sentences, starts }: Talk, add: Add): void {
  const pause = Float64Array.from(sentences, ({ from }) => Math.log1p(words[from]?.pause ?? 0));
  const mark = Float64Array.from(sentences, ({ from }) => (words[from]?.mark ? 1 : 0));
  const longest = maxAround(pause, starts, -12, 12, 0);
  add('pause', 'pause', pause);
  add('pause', 'pauseDeviation', within(deviation(pause, starts, 600), -4, 8));
  add(
    'pause',
    'pauseBelow',
    pause.map((value, place) => value - (longest[place] ?? 0)),
  );
  add('pause', 'pauseBefore', maxAround(pause, starts, -12, -0.001, 0));
  add('pause', 'mark', mark);
  add('pause', 'markBefore', maxAround(mark, starts, -20, -0.001, 0));
  add('pause', 'markAfter', maxAround(mark, starts, 0.001, 20, 0));
}

function addSpeakers({ words, sentences, starts, durationSeconds }: Talk, add: Add): void {
  const change = Float64Array.from(sentences, ({ from }) => (words[from]?.speaker ? 1 : 0));
  const total = change.reduce((sum, value) => sum + value, 0);
  const ownTurn = new Float64Array(starts.length);
  const turnBefore = new Float64Array(starts.length);
  const since = new Float64Array(starts.length);
  let begun = 0;
  let before = 0;
  for (let place = 0; place < starts.length; place++) {
    const now = starts[place] ?? 0;
    if (change[place]) {
      before = now - begun;
      begun = now;
    }
    since[place] = Math.min(300, now - begun);
    turnBefore[place] = Math.min(300, before);
  }
  let next = durationSeconds;
  for (let place = starts.length - 1; place >= 0; place--) {
    ownTurn[place] = Math.min(300, Math.max(0, next - (starts[place] ?? 0)));
    if (change[place]) next = starts[place] ?? 0;
  }
  add('speaker', 'speaker', change);
  add('speaker', 'turnAhead', total > 0 ? ownTurn : ownTurn.fill(-1));
  add('speaker', 'turnBefore', total > 0 ? turnBefore : turnBefore.fill(-1));
  add('speaker', 'sinceSpeaker', total > 0 ? since : since.fill(-1));
  add('speaker', 'changesBefore', sumAround(change, starts, -60, -0.001));
  add('speaker', 'changesAfter', sumAround(change, starts, 0.001, 60));
}

function addQuestions({ sentences, starts }: Talk, add: Add): void {
  const asks = Float64Array.from(sentences, ({ question }) => (question ? 1 : 0));
  add('cue', 'asks', asks);
  add('cue', 'asksAfter', sumAround(asks, starts, 0.001, 25));
  add('cue', 'asksBefore', sumAround(asks, starts, -25, -0.001));
  add('cue', 'askDeviation', within(deviation(sumAround(asks, starts, 0, 30), starts, 600), -4, 6));
}

function addPace({ words, sentences, starts }: Talk, add: Add): void {
  const letters = Float64Array.from(sentences, ({ text }) => text.length);
  const lengths = Float64Array.from(sentences, ({ from, to }) => to - from);
  const after = sumAround(letters, starts, 0, 20);
  const before = sumAround(letters, starts, -20, -0.001);
  add('pause', 'paceAfter', within(deviation(after, starts, 300), -4, 4));
  add('pause', 'paceBefore', within(deviation(before, starts, 300), -4, 4));
  add('length', 'words', within(lengths, 0, 60));
  add('length', 'wordsBefore', shifted(lengths, -1));
  add('length', 'wordsAfter', shifted(lengths, 1));
  add('length', 'longAfter', maxAround(lengths, starts, 0.001, 20, 0));
  const opens = Float64Array.from(sentences, ({ from }) => (words[from]?.opensSegment ? 1 : 0));
  add('pause', 'opensSegment', opens);
}

function addPlace({ starts, durationSeconds }: Talk, add: Add): void {
  const duration = Math.max(1, durationSeconds);
  add(
    'length',
    'elapsed',
    starts.map((start) => Math.min(900, start)),
  );
  add(
    'length',
    'remaining',
    starts.map((start) => Math.min(900, duration - start)),
  );
  add(
    'length',
    'position',
    starts.map((start) => start / duration),
  );
  add(
    'length',
    'ownSeconds',
    starts.map((start, place) => Math.min(30, (starts[place + 1] ?? duration) - start)),
  );
}

/** Of each place: the value `by` places on; 0 beyond the ends. */
export function shifted(values: Float64Array, by: number): Float64Array {
  return values.map((_, place) => values[place + by] ?? 0);
}
