import type { Transcript } from '../src/transcripts/transcript.ts';

const syllables =
  'ba be bi bo da de di do fa fe ga go ka ke ki la le li lo ma me mi na ne no pa pe ra re ri ro sa se si ta te ti to va ve za'.split(
    ' ',
  );
const grammar = 'the a of and to in is that it for on with as we you this are be'.split(' ');
const wordsPerSecond = 2.6;

/** Speech as captions have it, the same every time: topics of a few minutes with words of their own, a line every three seconds. */
export function generatedSpeech(durationSeconds: number): Transcript {
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  const pick = <T>(from: readonly T[], fallback: T): T => from[Math.floor(random() * from.length)] ?? fallback;
  const word = () => Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(syllables, 'ba')).join('');
  const common = Array.from({ length: 600 }, word);
  const segments: Transcript['segments'] = [];
  let topic: string[] = [];
  let topicEnds = 0;
  let opensSentence = true;
  for (let start = 0; start < durationSeconds; start += 3) {
    if (start >= topicEnds) {
      topic = Array.from({ length: 60 }, word);
      topicEnds = start + 120 + random() * 400;
    }
    const words = Array.from({ length: Math.round(3 * wordsPerSecond) }, () => {
      const chance = random();
      const bare = chance < 0.45 ? pick(grammar, 'the') : chance < 0.75 ? pick(common, 'ba') : pick(topic, 'ba');
      const ends = random() < 0.08;
      const spelled = opensSentence ? bare.charAt(0).toUpperCase() + bare.slice(1) : bare;
      opensSentence = ends;
      return ends ? `${spelled}.` : spelled;
    });
    segments.push({ start, end: start + 3, text: words.join(' ') });
  }
  return { language: 'en', kind: 'automatic', segments };
}
