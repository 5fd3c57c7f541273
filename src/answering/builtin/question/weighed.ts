import { anywhere, words } from '../../../transcripts/reading/phrase-forms.ts';
import { sentencesAsked } from '../../asked-clause.ts';
import { listed } from '../../spoken/listed.ts';
import { stem } from '../../spoken/stem.ts';
import { saidBy } from './said-by.ts';
import { type Sought, topicsOf } from './topics.ts';

/** A transcript seldom names who speaks, so these words are asked for less. */
const speakerWeight = 0.3;
const occasionWeight = 0.4;

/** Everybody who speaks, by no name. */
const everybody = new Set(
  Array.from(
    listed(`group groups team teams members member mates meeting committee panel participants participant
everyone everybody people they speaker speakers attendees audience gruppe runde teilnehmer alle ausschuss`),
    stem,
  ),
);

/** Whether a word stands for everybody who speaks. */
export function isEverybody(word: string): boolean {
  return everybody.has(stem(word));
}

const them = 'members|participants|group|team|committee|panel|everyone|everybody|speakers|mates|attendees';
/** The same, as whose plan or by whom something is asked for: `the group's plan`, `preferred by team members`. */
const ofEverybody = anywhere([
  `((the|all|all the) )?(groups?|teams?|${them})(['’]s|(?<=s)['’])`,
  `(by|among|between|of all) (the |all |all the )?((group|team|committee|panel) )?(${them})`,
]);
/** On what occasion: `… when discussing the design`. */
const occasion = anywhere([
  `(when|while) ${words(0, 3)}?(discussing|talking|presenting|judging|considering|speaking|evaluating)`,
]);
/** What only tells of who asks, beside a question that says enough by itself: `Are dogs allowed? I walk mine every day.` */
const besideWeight = 0.4;
const fewestAsked = 2;
const indirect = anywhere([
  'how|what|which|where|why|whom?|when|whether|if',
  'wie|was|welche[mnrs]?|wo|warum|wer|wann|ob',
]);
const lineEnd = /[\n\r\u2028\u2029]/u;

/** The words for who speaks, and on what occasion, weigh less, where others are asked for too. */
export function weighed(topics: Sought[] | undefined, question: string): Sought[] | undefined {
  const { who, verb } = saidBy(question);
  const { clause, around } = occasionIn(question);
  const main = stemsOf(question.slice(0, question.length - clause.length));
  const speaking = stemsOf(who);
  const about = stemsOf(around).difference(main);
  const saying = stemsOf(verb);
  const theirs = stemsOf(ofEverybody.exec(question)?.[0] ?? '');
  const beside = toldBeside(question);
  const weightOf = ({ stem }: Sought) => {
    if (saying.has(stem) || theirs.has(stem)) return 0;
    if (speaking.has(stem)) return everybody.has(stem) ? 0 : speakerWeight;
    return about.has(stem) ? occasionWeight : beside.has(stem) ? besideWeight : 1;
  };
  const left = topics?.filter((one) => weightOf(one) > 0);
  if (!topics || !left || left.length === 0) return topics;
  return left.some((one) => weightOf(one) === 1) ? left.map((one) => ({ ...one, weight: weightOf(one) })) : left;
}

/** The clause at a question's end that tells the occasion, and what it was about. */
function occasionIn(question: string): { clause: string; around: string } {
  const line = question.split(lineEnd).at(-1) ?? '';
  const found = occasion.exec(line);
  if (!found) return { clause: '', around: '' };
  return { clause: line.slice(found.index), around: line.slice(found.index + found[0].length) };
}

function stemsOf(text: string): Set<string> {
  return new Set(topicsOf(text)?.map(({ stem }) => stem));
}

/** What is told in sentences beside one that asks enough by itself, and not in it. */
function toldBeside(question: string): Set<string> {
  const sentences = sentencesAsked(question);
  const isTold = (one: string) => !/\?\s*$/u.test(one) && !indirect.test(one);
  const asked = stemsOf(sentences.filter((one) => !isTold(one)).join(' '));
  return asked.size < fewestAsked ? new Set() : stemsOf(sentences.filter(isTold).join(' ')).difference(asked);
}
