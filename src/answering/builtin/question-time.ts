/** Moments as people write them: `12:30`, `1:02:03`; and `minute 12`, which is written nearly so in many languages. */
const moment = /(?<![\d:])(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?![\d:])|\bminut[eo]?\s+(\d{1,3})(?![\d:])/gi;
/** A moment alone asks for what is said within so many seconds of it. */
const around = 45;

/** A part of the video that a question names, in seconds, and the question without it. */
export interface QuestionTime {
  from: number;
  to: number;
  /** Whether it names both its ends: one time alone may be another, as a verse, a ratio or a time of day is. */
  isStretch: boolean;
  rest: string;
}

/** The moment, or the stretch between two moments, that a question names; undefined where it names none. */
export function questionTime(question: string): QuestionTime | undefined {
  const [from, to] = Array.from(
    question.matchAll(moment),
    ([, hours = '0', minutes = '0', seconds = '0', minute = '0']) =>
      Number(hours) * 3600 + (Number(minutes) + Number(minute)) * 60 + Number(seconds),
  );
  if (from === undefined) return undefined;
  const isStretch = to !== undefined && to > from;
  return { from, to: isStretch ? to : from + around, isStretch, rest: question.replace(moment, ' ') };
}
