import type { Sentence } from '../../../../transcripts/reading/sentences.ts';
import { bareWord } from '../../../../transcripts/reading/terms.ts';
import type { Word } from '../../../../transcripts/reading/words.ts';
import {
  amounts,
  faults,
  greetings,
  introductions,
  mayNameTool,
  money,
  needs,
  occasions,
  paying,
  results,
  supplies,
  supplyOf,
  trials,
  turnedOff,
} from './stage-list.ts';

/** A chapter of a video that shows work: its sentences, its words, the tools it names, and its place in the video, 0 to 1. */
interface Part {
  sentences: readonly Sentence[];
  length: number;
  tools: number;
  place: number;
}

/** What a chapter is by where it stands and what is told there, and how strongly; null where none of these. */
type Teller = (part: Part) => { title: string; strength: number } | null;

const tellers: readonly Teller[] = [laidOut, begun, turnedOffFirst, paidFor, triedOut, turnedOut];

/** A chapter that is more of the video's words holds other stages too. */
const mostOfVideo = 0.22;

/** What is told before and after the work: what is wrong, what is needed, what is turned off, whether it works and what it cost. */
export function toldStage(words: readonly Word[], sentences: readonly Sentence[], place: number) {
  const own = sentences.flatMap(({ from, to }) => words.slice(from, to)).map(({ text }) => bareWord(text));
  const tools = new Set(own.filter(mayNameTool).map((word) => word.replace(/s$/, ''))).size;
  if (own.length > mostOfVideo * words.length) return null;
  for (const teller of tellers) {
    const stage = teller({ sentences, length: own.length, tools, place });
    if (stage) return { ...stage, verbs: new Set<string>() };
  }
  return null;
}

/** How many sentences say something. */
const told = (sentences: readonly Sentence[], pattern: RegExp) =>
  sentences.filter(({ text }) => pattern.test(text)).length;

/** Words to a tool, up to which tools are laid out: where they are said to be needed at once, later on, or not at all. */
const wordsToTool = { soon: 26, later: 22, never: 17 };

function laidOut({ sentences, length, tools, place }: Part) {
  const isSoon = place > 0 && place <= 0.2 && told(sentences.slice(0, 4), needs) > 0;
  const most = isSoon ? wordsToTool.soon : told(sentences, needs) > 0 ? wordsToTool.later : wordsToTool.never;
  const isDense = tools >= (isSoon ? 5 : 6) && tools * most > length;
  return place <= 0.25 && isDense ? { title: 'Tools and materials', strength: tools } : null;
}

/** Words that a first chapter has at most which only leads to the work: where it greets, and where it does not. */
const longestGreeting = 300;
const longestIntro = 200;

function begun({ sentences, length, place }: Part) {
  if (place > 0) return null;
  const wrong = told(sentences, faults);
  if (wrong >= 2) return { title: "What's wrong with it", strength: wrong + 2 };
  const greets = told(sentences.slice(0, 2), greetings) + told(sentences, introductions) > 0;
  const isIntro = greets ? length <= longestGreeting : length <= longestIntro && told(sentences, occasions) > 0;
  return isIntro ? { title: 'Intro', strength: 3 } : null;
}

function turnedOffFirst({ sentences, place }: Part) {
  const supplied = (text: string) => [...text.toLowerCase().matchAll(supplies)].map(([word]) => supplyOf(word));
  const off = sentences.filter(({ text }) => turnedOff.test(text) && supplied(text).length > 0);
  if (place === 0 || place >= 0.5 || off.length === 0 || told(sentences, /\b(?:off|shut|dead)\b/i) < 2) return null;
  const kinds = sentences.flatMap(({ text }) => supplied(text));
  const [most] = [...Map.groupBy(kinds, (kind) => kind)].sort((a, b) => b[1].length - a[1].length);
  return most && kinds.length > 1 ? { title: `Turning the ${most[0]} off`, strength: 2 + off.length } : null;
}

function paidFor({ sentences, place }: Part) {
  const priced = told(sentences.slice(0, 4), amounts);
  const isPriced = priced >= 2 || told(sentences.slice(0, 1), money) > 0;
  const isPaid = told(sentences, paying) + told(sentences, money) > 0;
  return place >= 0.85 && isPriced && isPaid ? { title: 'What it cost', strength: 3 + priced } : null;
}

function triedOut({ sentences, place }: Part) {
  const isTried = place >= 0.6 && told(sentences.slice(0, 3), trials) > 0;
  if (!isTried || (place === 1 && told(sentences, results) > 1)) return null;
  return { title: 'Testing it', strength: place < 1 ? 3 : 2.6 };
}

function turnedOut({ sentences, place }: Part) {
  const shown = told(sentences, results);
  return place === 1 && shown > 1 ? { title: 'How it turned out', strength: 1 + shown } : null;
}
