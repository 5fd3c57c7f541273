import type { FeatureName, Features } from './features.ts';

/** What a sentence has to say for itself as the start of a chapter. */
export interface Score {
  /** Log-odds, compared with an ordinary sentence of this video. */
  value: number;
  /** What spoke for it, strongest first. */
  reasons: string[];
}

/** A logistic model's weights, rounded; one number a feature, tuned on videos whose chapters their creators set. */
const weights: Record<FeatureName, number> = {
  shift20: 0.16,
  shift45: 0.38,
  shift100: 0.32,
  shift220: 0.41,
  peak45: 0.6,
  peak100: 0.7,
  new30: 0.19,
  new90: 0.21,
  pause: 0.9,
  speaker: 1.2,
  mark: 0.5,
  opensSegment: 0,
  asks: 0.06,
  asksSoon: 0.11,
  turn: 1.6,
  turnSoon: 0.7,
  turnInside: 1,
  soft: 0.46,
  askOpening: 0.1,
  sponsor: 2.4,
  sponsorNear: 1.2,
  afterSponsor: 1.7,
  return: 0.7,
  greet: 0.5,
  close: 0.7,
  closeNear: 0.2,
  list: 0.4,
  continues: -0.6,
  named: 0.34,
  longSentence: 0.37,
  early: 0.5,
  late: -1,
};

const reasonOf: Partial<Record<FeatureName, string>> = {
  shift20: 'vocabulary',
  shift45: 'vocabulary',
  shift100: 'vocabulary',
  shift220: 'vocabulary',
  peak45: 'vocabulary',
  peak100: 'vocabulary',
  new30: 'vocabulary',
  new90: 'vocabulary',
  named: 'vocabulary',
  pause: 'pause',
  mark: 'pause',
  speaker: 'speaker',
  asks: 'cue',
  asksSoon: 'cue',
  turn: 'cue',
  turnSoon: 'cue',
  turnInside: 'cue',
  soft: 'cue',
  askOpening: 'cue',
  sponsor: 'cue',
  sponsorNear: 'cue',
  afterSponsor: 'cue',
  return: 'cue',
  greet: 'cue',
  close: 'cue',
  closeNear: 'cue',
  list: 'cue',
};

/** Log-odds that a chapter begins with a sentence, up to a constant, and the reasons. */
export function scoreOf(features: Features): Score {
  let value = 0;
  const shares = new Map<string, number>();
  for (const [name, weight] of Object.entries(weights)) {
    const share = weight * features[name as FeatureName];
    value += share;
    const reason = reasonOf[name as FeatureName];
    if (reason) shares.set(reason, (shares.get(reason) ?? 0) + share);
  }
  const reasons = [...shares]
    .filter(([, share]) => share > 0.3)
    .sort((a, b) => b[1] - a[1])
    .map(([reason]) => reason);
  return { value, reasons };
}
