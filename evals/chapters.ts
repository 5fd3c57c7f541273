/** How good the local engine's chapters are: `node evals/chapters.ts [--set NAME] [--data FOLDER] [--json]`. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { usualCount } from '../src/chaptering/local/decode.ts';
import { localEngine } from '../src/chaptering/local/local-engine.ts';
import { type Document, readDocuments, setFile, sets, transcriptOf } from './documents.ts';
import { byLength, equalSpacing, type Figures, measure, referenceOf, type Summary, summary } from './figures.ts';
import { titleScore } from './measures.ts';
import { titlesWithin } from './true-boundaries.ts';

const { values: options } = parseArgs({
  options: { set: { type: 'string' }, data: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const data = options.data ?? join(import.meta.dirname, '../../shared/eval');
const wanted = options.set ? [options.set] : sets;
const present = wanted.flatMap((set) => {
  const path = setFile(data, set);
  return path ? [{ set, path }] : [];
});
for (const set of wanted.filter((one) => !setFile(data, one))) {
  console.error(`Missing: ${set}.jsonl.gz in ${options.data ?? '../shared/eval'}`);
}
if (present.length === 0) {
  console.error(
    'There is nothing to measure with. The transcripts are not part of the project: name their folder with --data.',
  );
  process.exit(2);
}

const results: Record<string, unknown> = {};
for (const { set, path } of present) {
  const result = await evaluate(readDocuments(path));
  results[set] = result;
  if (!options.json) print(set, result);
}
if (options.json) console.log(JSON.stringify(results, null, 2));

/** Every system on one set. The yardsticks know nothing of the words. */
async function evaluate(documents: readonly Document[]) {
  const engine: Figures[] = [];
  const usual: Figures[] = [];
  const told: Figures[] = [];
  const titles: number[] = [];
  const began = performance.now();
  for (const document of documents) {
    const duration = document.duration_seconds;
    const input = { transcript: transcriptOf(document), durationSeconds: duration, title: document.title };
    const answer = await localEngine.chapters(input);
    const chapters = answer.kind === 'chapters' ? answer.chapters : [];
    engine.push(
      measure(
        document,
        chapters.map(({ startSeconds, title }) => ({ start: startSeconds, title })),
      ),
    );
  }
  const seconds = (performance.now() - began) / 1000;
  for (const document of documents) {
    const duration = document.duration_seconds;
    const reference = referenceOf(document);
    usual.push(measure(document, equalSpacing(usualCount(duration), duration)));
    told.push(measure(document, equalSpacing(reference.length, duration)));
    const score = titleScore(titlesWithin(document, reference), reference);
    if (score !== null) titles.push(score);
  }
  return {
    engine: summary(engine),
    equalUsual: summary(usual),
    equalTrue: summary(told),
    titlesOnTrueBoundaries: titles.length === 0 ? null : titles.reduce((sum, score) => sum + score, 0) / titles.length,
    lengths: byLength(engine),
    secondsPerDocument: seconds / documents.length,
  };
}

function print(set: string, result: Awaited<ReturnType<typeof evaluate>>) {
  console.log(`\n${set}: ${result.engine.documents} documents, ${result.secondsPerDocument.toFixed(2)} s each`);
  console.log(
    'system                      IoU-F1  95 %        tIoU   ±3 s   ±5 s   ±10 s  Pk     WD     title  predicted/true',
  );
  console.log(line('local engine', result.engine));
  console.log(line('equal, usual count', result.equalUsual));
  console.log(line('equal, true count', result.equalTrue));
  for (const { name, summary: own } of result.lengths) console.log(line(`  ${name} min (${own.documents})`, own));
  if (result.titlesOnTrueBoundaries !== null) {
    console.log(`  titles, told the true boundaries: ${figure(result.titlesOnTrueBoundaries)}`);
  }
}

function line(name: string, of: Summary): string {
  const cells = [of.tIou, of.f3, of.f5, of.f10, of.pk, of.windowDiff, of.title].map((value) => figure(value).padEnd(6));
  const interval = `${figure(of.interval[0])}–${figure(of.interval[1])}`.padEnd(11);
  return `${name.padEnd(27)} ${figure(of.iouF1).padEnd(7)} ${interval} ${cells.join(' ')} ${of.predicted.toFixed(1)}/${of.reference.toFixed(1)}`;
}

function figure(value: number | null): string {
  return value === null ? '–' : value.toFixed(3).replace(/^0/, '');
}
