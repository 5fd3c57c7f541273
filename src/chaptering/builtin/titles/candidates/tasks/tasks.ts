import type { Sentence } from '../../../../../transcripts/reading/sentences.ts';
import { showsWork } from '../../stages/shown-work.ts';
import { lowerOf, type Said } from '../said.ts';
import { doneIn } from './done.ts';
import { fittedIn } from './fitted.ts';
import { leastSaid, type Task } from './task.ts';
import { determiners } from './task-words.ts';

/** Tasks in a hundred words, from which on something is shown rather than talked about: by themselves, and where the title says so. */
const fewestTasks = 1.5;
const fewestPromised = 0.6;
const promising =
  /\b(?:tutorial|step[- ]by[- ]step|diy|recipe|walk-?through|repair|install(?:ing|ation)?|for beginners)\b/i;

interface Shown extends Omit<Said, 'sentence'> {
  sentences: readonly Sentence[];
  language: string | null;
}

/** The tasks of each sentence of a video that shows how something is done; none of one that talks. */
export function tasksWithin({ sentences, language, ...talk }: Shown, videoTitle: string | null): Task[][] {
  const isShown = showsWork(talk.words, language);
  const tasks = sentences.map((sentence) => doneIn({ ...talk, sentence }, isShown));
  if (isShown)
    return sentences.map((sentence, place) => [
      ...(tasks[place] ?? []).filter((task) => isDone(talk, task)),
      ...fittedIn({ ...talk, sentence }),
    ]);
  const count = tasks.reduce((sum, own) => sum + new Set(own.map(({ from }) => from)).size, 0);
  const fewest = promising.test(videoTitle ?? '') ? fewestPromised : fewestTasks;
  return count * 100 >= fewest * talk.words.length ? tasks : [];
}

/** Whether a task is one: those who show work as they chat leave verbs out, and "butter on bread", "dry mint" are none. */
function isDone({ words, senses }: Omit<Said, 'sentence'>, { from, purpose }: Task): boolean {
  const low = lowerOf({ words });
  const next = low(/^(?:up|down|out|off|away)$/.test(low(from + 1)) ? from + 2 : from + 1);
  const verb = senses[from];
  const isVerb = (verb?.noun ?? 0) <= 0.5 && verb?.part !== 'adjective';
  return purpose > leastSaid || isVerb || determiners.has(next) || /^(?:it|them)$/.test(next);
}
