import type { Sentence } from '../../../../transcripts/reading/sentences.ts';
import type { Word } from '../../../../transcripts/reading/words.ts';
import type { Span } from '../chapter-spans.ts';
import { surnamesOf } from '../words/given-names.ts';
import { type Candidate, candidate } from './candidate.ts';
import { askedTopics } from './clauses/asked-topics.ts';
import { clausesOf } from './clauses/clauses.ts';
import { countPhrases, spellCounted } from './counted-phrases.ts';
import { guestsOf } from './guests.ts';
import { spellPhrase } from './phrases/spell-phrase.ts';
import { type PlacedSentence, placedSentences } from './placed-sentences.ts';
import type { Said } from './said.ts';
import type { Task } from './tasks/task.ts';

/** Clauses further in say what one sentence is about, not the chapter. */
const clauseSentences = 16;
/** Those who are brought in later are not whom the chapter is about. */
const guestSentences = 8;

export interface Reading extends Omit<Said, 'sentence'> {
  sentences: readonly Sentence[];
  /** Of each sentence, in a video that shows how something is done. */
  tasks: readonly (readonly Task[])[];
}

/** The candidates of each span, in the order in which they are said. */
export function candidatesOf(reading: Reading, spans: readonly Span[]): Candidate[][] {
  const speakers = speakersIn(reading.words);
  const chapters = spans.map((span) => {
    const sentences = placedSentences(reading, span);
    return { sentences, phrases: countPhrases(sentences, speakers) };
  });
  const total = new Map<string, number>();
  for (const { phrases } of chapters)
    for (const [key, { count }] of phrases) total.set(key, (total.get(key) ?? 0) + count);
  const inFull = fullNames(reading);
  return chapters.map(({ sentences, phrases }) => [
    ...[...phrases]
      .filter(([, { whole }]) => whole > 0)
      .map(([key, phrase]) => ({
        ...phrase,
        text: inFull(spellCounted(reading, phrase), phrase.to),
        whole: phrase.whole / phrase.count,
        elsewhere: (total.get(key) ?? 0) - phrase.count,
      })),
    ...sentences.flatMap((sentence) => [...guestsIn(sentence), ...clausesIn(sentence, reading.tasks.length > 0)]),
    ...tasksIn(sentences, reading.tasks),
  ]);
}

/** "Mike and Carol" as "Mike and Carol Daly": a given name alone tells strangers nothing. The place is where the text's words end. */
function fullNames({ words, senses, casing }: Reading): (text: string, to: number) => string {
  const surnames = surnamesOf(senses);
  return (text, to) => {
    const last = senses[to - 1];
    const surname = last?.part === 'name' ? surnames.get(last.bare) : undefined;
    const spelled = surname === undefined ? '' : spellPhrase(words, surname, surname + 1, casing);
    return spelled && !text.includes(spelled) ? `${text} ${spelled}` : text;
  };
}

/** What is said once, and whole. */
const once = { count: 1, whole: 1, stretches: 1, early: 1 };

function guestsIn({ said, offset }: PlacedSentence): Candidate[] {
  if (offset >= guestSentences) return [];
  return guestsOf(said.senses, said.sentence).map(({ from, to }) => {
    const text = spellPhrase(said.words, from, to, said.casing);
    return candidate({ ...once, kind: 'guest', from, to, text, sentence: offset });
  });
}

/** `hasTasks`: where something is shown, its tasks say what is done. */
function clausesIn({ said, offset }: PlacedSentence, hasTasks: boolean): Candidate[] {
  if (offset >= clauseSentences) return [];
  return [...clausesOf(said), ...askedTopics(said)]
    .filter(({ kind }) => kind !== 'doing' || !hasTasks)
    .map((clause) => candidate({ ...once, ...clause, sentence: offset, asked: said.sentence.question }));
}

/** What is done in a chapter, each thing once. */
function tasksIn(sentences: readonly PlacedSentence[], tasks: Reading['tasks']): Candidate[] {
  const done = new Map<string, Candidate>();
  for (const { place, offset } of sentences) {
    for (const task of tasks[place] ?? []) {
      const known = done.get(task.text) ?? candidate({ ...task, kind: 'task', whole: 1, sentence: offset });
      const purpose = Math.max(known.purpose, task.purpose);
      done.set(task.text, { ...known, count: known.count + 1, purpose });
    }
  }
  return [...done.values()];
}

/** The words of the names of those who speak, in lower case: they are addressed throughout, whatever it is about. */
function speakersIn(words: readonly Word[]): ReadonlySet<string> {
  return new Set([...new Set(words.map(({ by }) => by ?? ''))].flatMap((name) => name.toLowerCase().split(/[\s.]+/)));
}
