/** What the check of claims removes: `node evals/answers-support.ts [--data FOLDER] [--part build|judge] [--show KIND]`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { supportFaults } from '../src/answering/support.ts';
import { type Planted, plant, readSpokenDocuments } from './answers-planted.ts';
import { bootstrap } from './measures.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    part: { type: 'string', default: 'judge' },
    show: { type: 'string' },
  },
});
const data = options.data ?? join(import.meta.dirname, '../../shared/eval');
/** Documents with even numbers were looked at when the check was built; those with odd numbers judge it. */
const parity = options.part === 'build' ? 0 : 1;
const sources = ['qmsum', 'tutorialvqa', 'datatalks', 'bitcoin', 'yt_creator_chapters'];
const mostDocuments = 60;
const quotedOfEach = 10;

const planted = sources.flatMap((set) => {
  const path = join(data, `${set}.jsonl.gz`);
  if (!existsSync(path)) return [];
  const documents = readSpokenDocuments(path, (at) => at % 2 === parity && at < mostDocuments);
  return plant(documents, 3 + parity, quotedOfEach);
});
if (planted.length === 0) {
  console.error(`There is nothing to measure with in ${data}. Name the folder with --data.`);
  process.exit(2);
}

const judged = planted.map((one) => ({ one, faults: supportFaults(one.sentence, one.passages) }));
const rows: [string, (made: Planted['made']) => boolean][] = [
  ['true, all', (made) => isTrue(made)],
  ['  none doubtful', (made) => isTrue(made) && made !== 'doubtful'],
  ...(['human', 'doubtful', 'quoted', 'reworded'] as const).map((kind): [string, (made: string) => boolean] => [
    `  ${kind}`,
    (made) => made === kind,
  ]),
  ['false, all', (made) => !isTrue(made)],
  ...(['number', 'negation', 'name', 'elsewhere'] as const).map((kind): [string, (made: string) => boolean] => [
    `  ${kind}`,
    (made) => made === kind,
  ]),
];
console.log('sentences       number  removed  95 %       because of');
for (const [name, wanted] of rows) {
  const own = judged.filter(({ one }) => wanted(one.made));
  const values = own.map(({ one, faults }) => ({ group: one.document, value: faults.length > 0 ? 1 : 0 }));
  const mean = values.reduce((sum, { value }) => sum + value, 0) / Math.max(1, values.length);
  const [low, high] = bootstrap(values);
  const kinds = Object.entries(
    Object.groupBy(
      own.flatMap(({ faults }) => faults.slice(0, 1)),
      ({ kind }) => kind,
    ),
  )
    .map(([kind, faults]) => `${kind} ${faults?.length}`)
    .join(', ');
  console.log(
    `${name.padEnd(16)}${String(own.length).padEnd(8)}${mean.toFixed(3).padEnd(9)}${low.toFixed(2)}–${high.toFixed(2)}  ${kinds}`,
  );
}
for (const { one, faults } of judged
  .filter(({ one, faults }) => one.made === options.show && isTrue(one.made) === faults.length > 0)
  .slice(0, 40)) {
  console.log(
    `${one.sentence}\n    ${faults.map(({ kind, text }) => `${kind}: ${text}`).join('; ') || one.passages.join(' ').slice(0, 300)}`,
  );
}

function isTrue(made: Planted['made']): boolean {
  return made === 'human' || made === 'doubtful' || made === 'quoted' || made === 'reworded';
}
