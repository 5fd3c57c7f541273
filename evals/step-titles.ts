/**
 * Titles of steps in how-to videos: `node evals/step-titles.ts [--data FOLDER] [--list]`. The steps of TutorialVQA, each with the name
 * that an annotator gave it ("crop an image"), titled by the engine that ships, which learned nothing from them. Prints the mean
 * ROUGE-L of stems, "Cropping the image" being "crop an image", and how many titles say what is done; `--list` each pair.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { titlesOf } from '../src/chaptering/builtin/titles/titles.ts';
import { sentencesOf } from '../src/transcripts/reading/sentences.ts';
import { bareWord, stem } from '../src/transcripts/reading/terms.ts';
import { wordsOf } from '../src/transcripts/reading/words.ts';
import { type AskedDocument, readAskedDocuments } from './answers-material.ts';
import { rougeL } from './measures.ts';
import { spansWithin } from './true-boundaries.ts';

const { values: options } = parseArgs({ options: { data: { type: 'string' }, list: { type: 'boolean' } } });
const data = options.data ?? join(import.meta.dirname, '../../shared/eval');
const path = join(data, 'tutorialvqa.jsonl.gz');
if (!existsSync(path)) {
  console.error('The tutorials are not there. Say with --data where tutorialvqa.jsonl.gz lies.');
  process.exit(2);
}
const documents = await readAskedDocuments(path, 'tutorialvqa');

const halves = [0, 1].map((half) => documents.filter((_, at) => at % 2 === half).flatMap(titledSteps));
for (const [half, steps] of halves.entries()) {
  if (options.list)
    for (const { title, name, score } of steps) console.log(`${score.toFixed(2)}  ${title}  |  ${name}`);
  const mean = steps.reduce((sum, { score }) => sum + score, 0) / steps.length;
  const done = steps.filter(({ title }) => /^\p{L}+ing\b/u.test(title)).length;
  console.log(
    `${half === 0 ? 'even' : 'odd'} documents: ${steps.length} steps, ROUGE-L ${mean.toFixed(3)}, ${done} say what is done`,
  );
}

/** The steps of a document that do not overlap, in order, with the engine's titles beside their names. */
function titledSteps({ input, questions }: AskedDocument) {
  const named = new Map(
    questions.flatMap(({ spans: [span], answer }) => (span && answer ? [[span.start, { ...span, name: answer }]] : [])),
  );
  const steps = [...named.values()]
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, at, all) => start >= (all[at - 1]?.end ?? 0) - 2);
  const { durationSeconds, title } = input;
  const words = wordsOf(input.transcript, durationSeconds);
  const sentences = sentencesOf(words, durationSeconds);
  const spans = spansWithin(
    sentences,
    steps.map(({ start, end, name }) => ({ start: start + 1, end: end + 1, title: name })),
  );
  const titles = titlesOf({ words, sentences, spans, durationSeconds, language: 'en', videoTitle: title });
  return steps.map(({ name }, at) => ({
    name,
    title: titles[at] ?? '',
    score: rougeL(stemmed(titles[at] ?? ''), stemmed(name)),
  }));
}

/** A title's stems without its words of grammar. */
function stemmed(title: string): string {
  const words = title.split(/[^\p{L}\p{N}]+/u).map(bareWord);
  const telling = words.filter((word) => word && !/^(?:an?|the|to|of|in|into|how|from)$/.test(word));
  return telling
    .map((word) =>
      stem(
        word
          .replace(/ing$/, '')
          .replace(/(.)\1$/, '$1')
          .replace(/e$/, ''),
      ),
    )
    .join(' ');
}
