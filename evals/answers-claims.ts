/**
 * What the check of a language model's claims takes away, of true sentences and of false ones:
 * `node evals/answers-claims.ts [--data FOLDER] [--authors abcd] [--show KIND]`.
 * An author's claims are judged by what was learned without that author, those of documents with odd numbers by what was learned without them.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tokensOf } from '../src/answering/claim-tokens.ts';
import { type ClaimModel, likelyFalse } from '../src/answering/language-model/judging/learned-check.ts';
import type { Fault } from '../src/answering/support.ts';
import { readInventedQuestions } from './answers-invented.ts';
import { inventedClaims, type JudgedClaim, plantedClaims } from './claims.ts';
import { inventedSet, readModelAnswers } from './invented.ts';
import { bootstrap } from './measures.ts';
import { modelClaims } from './model-claims.ts';
import { learnClaims, lessonOf } from './train/learn-claims.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: join(import.meta.dirname, '../../shared/eval') },
    authors: { type: 'string', default: 'abcdefgh' },
    show: { type: 'string' },
  },
});

interface Judged {
  claim: JudgedClaim;
  faults: Fault[];
  /** Share of its words with a topic that its passage has. */
  shared: number;
}

const ofModel = modelClaims(await readInventedQuestions(), readModelAnswers()).map(lessonOf);
const lessons = [...ofModel, ...plantedClaims(options.data, 'build').map(lessonOf)];
const byHand = inventedClaims();
const [told, written]: [Judged[], Judged[]] = [[], []];
for (const author of options.authors) {
  const isOwn = ({ group }: JudgedClaim) => group === `${inventedSet} ${author}`;
  const model = learnClaims(lessons.filter(({ claim }) => !isOwn(claim)));
  told.push(...ofModel.filter(({ claim }) => isOwn(claim)).map(({ claim }) => judged(claim, model)));
  written.push(...byHand.filter(isOwn).map((claim) => judged(claim, model)));
}
print('a model about the invented talks', told);
print('claims written by hand about them', written);
const unseen = plantedClaims(options.data, 'judge');
if (unseen.length === 0) console.log(`\nNothing was planted: there are no sets in ${options.data}.`);
else {
  const model = learnClaims(lessons);
  const planted = unseen.map((claim) => judged(claim, model));
  print('planted in real transcripts', planted);
}

function judged(claim: JudgedClaim, model: ClaimModel): Judged {
  const faults = claim.faults((signals) => likelyFalse(signals, model));
  return { claim, faults, shared: sharedWords(claim.text, claim.own.join(' ')) };
}

/** A row a kind, beside what would be taken away if nothing but words in common counted and as many true claims were kept. */
function print(name: string, all: readonly Judged[]): void {
  const trueOnes = all.filter(({ claim }) => claim.isTrue);
  const kept = trueOnes.filter(({ faults }) => faults.length === 0).length;
  const least = trueOnes.map(({ shared }) => shared).sort((a, b) => b - a)[kept - 1] ?? 0;
  console.log(`\n${name.padEnd(34)}number  removed  95 %       by words alone`);
  const rows: [string, readonly Judged[]][] = [
    ['true', trueOnes],
    ['false', all.filter(({ claim }) => !claim.isTrue)],
    ...[...Map.groupBy(all, ({ claim }) => claim.kind)].map(([kind, own]): [string, readonly Judged[]] => [
      `  ${kind}`,
      own,
    ]),
  ];
  for (const [row, own] of rows) {
    const values = own.map(({ claim, faults }) => ({ group: claim.document, value: faults.length > 0 ? 1 : 0 }));
    const mean = values.reduce((sum, { value }) => sum + value, 0) / Math.max(1, values.length);
    const [low, high] = bootstrap(values);
    const byWords = own.filter(({ shared }) => shared < least).length / Math.max(1, own.length);
    console.log(
      `${row.padEnd(34)}${String(own.length).padEnd(8)}${mean.toFixed(3).padEnd(9)}${low.toFixed(2)}–${high.toFixed(2)}  ${byWords.toFixed(3)}`,
    );
  }
  for (const { claim, faults } of all) {
    if (claim.kind !== options.show || claim.isTrue === (faults.length === 0)) continue;
    const why = faults.map(({ kind, text }) => `${kind}: ${text}`).join('; ');
    console.log(`\n${claim.document}: ${claim.text}\n    ${why}\n    ${claim.own.join(' ')}`);
  }
}

function sharedWords(text: string, said: string): number {
  const there = new Set(tokensOf(said).map(({ key }) => key));
  const own = [...new Set(tokensOf(text).map(({ key }) => key))].filter((key) => key !== '');
  return own.filter((key) => there.has(key)).length / Math.max(1, own.length);
}
