/** How good the built-in engine's chapters are: `node evals/chapters.ts [FOLDER] [--set NAME] [--most N] [--longest MINUTES] [--untitled] [--engine llm] [--encoder NAME [--models FOLDER]] [--json] [--draw] [--check] [--write]`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mainSet, readSet, sets } from './documents.ts';
import { drawJudgements } from './draw-judgements.ts';
import { measuredEngine, totalsLine } from './engines.ts';
import { byLength, type Figures, summary } from './figures.ts';
import { inventedSet } from './invented.ts';
import { type Judgement, judge } from './judge.ts';
import { localEncoder } from './local-encoder.ts';
import { printJudgement } from './print-judgement.ts';
import { strangerOf } from './publishers.ts';
import { fallenBelow, readStanding, type Standing, standingOf, writeStanding } from './standing.ts';

/** A check looks at every so many-th document, so that it takes less than a minute. */
const checkEvery = 8;
const picture = join(import.meta.dirname, '../docs/images/chapter-quality.svg');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    set: { type: 'string' },
    /** `llm`: the language model that the environment names, instead of the built-in engine. */
    engine: { type: 'string', default: 'builtin' },
    /** An encoder of the catalogue, and the folder where it was fetched to. */
    encoder: { type: 'string' },
    models: { type: 'string', default: join(import.meta.dirname, '../data/models') },
    data: { type: 'string' },
    /** Documents of a set, evenly picked: all by default. */
    most: { type: 'string' },
    /** Only documents of at most so many minutes: all by default. */
    longest: { type: 'string' },
    /** The engine is not told what a video is called, as of a file on the command line. */
    untitled: { type: 'boolean', default: false },
    /** Everything as JSON instead of tables. */
    json: { type: 'boolean', default: false },
    /** Draws the picture of the documentation. */
    draw: { type: 'boolean', default: false },
    /** Compares a fixed part with the figures that stand; ends with code 1 where one fell. */
    check: { type: 'boolean', default: false },
    /** With --check: lets the new figures stand. */
    write: { type: 'boolean', default: false },
  },
});
if (options.engine !== 'builtin' && options.engine !== 'llm') {
  console.error(`There is no engine ${options.engine}: name builtin or llm.`);
  process.exit(2);
}
if ((options.engine === 'llm' || options.encoder) && (options.check || options.draw)) {
  console.error('What stands and is drawn is the built-in engine alone: leave out --check and --draw with a model.');
  process.exit(2);
}
if (options.untitled && (options.check || options.draw)) {
  console.error('What stands and is drawn knows the titles: leave out --check and --draw with --untitled.');
  process.exit(2);
}
const data = positionals[0] ?? options.data ?? join(import.meta.dirname, '../../shared/eval');
const wanted = options.set ? [options.set] : sets;
const isPartial = options.check || options.draw || options.write;
if (!wanted.some((set) => (options.set === set || !isPartial || set !== inventedSet) && readSet(data, set))) {
  console.error('There is nothing to measure with. The transcripts are not part of the project: name their folder.');
  process.exit(2);
}

const measured = options.engine === 'llm' ? measuredEngine('llm') : null;
if (measured === undefined) {
  console.error('No language model is set up. Set LLM_PROVIDER, LLM_MODEL, and LLM_API_KEY or LLM_BASE_URL.');
  process.exit(2);
}
const encoder = options.encoder ? localEncoder(options.encoder, options.models) : undefined;
const judgements: [string, Judgement][] = [];
for (const set of wanted) {
  const whole = readSet(data, set);
  if (!whole) {
    console.error(`Missing: ${set}.jsonl.gz in the folder`);
    continue;
  }
  const longest = options.longest === undefined ? Number.POSITIVE_INFINITY : Number(options.longest) * 60;
  const ofLength = whole.filter((document) => document.duration_seconds <= longest);
  const most = options.most === undefined ? ofLength.length : Number(options.most);
  const every = options.check ? checkEvery : Math.max(1, Math.floor(ofLength.length / most));
  const documents = ofLength.filter((_, index) => index % every === 0).slice(0, most);
  const judgement = await judge(set, documents, {
    other: measured?.engineBefore,
    encoder,
    isUntitled: options.untitled,
    onJudged: measured ? printProgress : undefined,
  });
  judgements.push([set, judgement]);
  if (!options.json && !options.check) printJudgement(set, judgement, measured?.name);
}
await encoder?.close();
if (measured) console[options.json ? 'error' : 'log'](totalsLine(measured.totals()));
if (options.json) {
  const whole = judgements.map(([set, judgement]) => {
    const { secondsPerHour, ...systems } = judgement;
    const summaries = Object.entries(systems).map(([name, figures]) => [
      name,
      { whole: summary(figures), lengths: byLength(figures) },
    ]);
    const strangers = set === mainSet ? { stranger: strangerOf(judgement.engine) } : {};
    return [set, { ...Object.fromEntries(summaries), ...strangers, secondsPerHour }];
  });
  console.log(JSON.stringify(Object.fromEntries(whole), null, 2));
}
if (options.draw) writeFileSync(picture, drawJudgements(judgements));
if (options.check) check();

/** A model can take hours: what it did of each document is told at once. */
function printProgress({ minutes, predicted, reference, iouF1, f5 }: Figures, seconds: number): void {
  console.error(
    `${minutes.toFixed(0)} minutes of video in ${seconds.toFixed(0)} s: ${predicted} chapters for ${reference}, ` +
      `IoU-F1 ${iouF1.toFixed(2)}, ±5 s ${f5.toFixed(2)}`,
  );
}

function check(): void {
  const now: Standing = Object.assign({}, ...judgements.map(([set, judgement]) => standingOf(set, judgement)));
  const standing = readStanding();
  if (options.write) {
    writeStanding(options.set ? { ...standing, ...now } : now);
    return;
  }
  const fallen = fallenBelow(options.set ? ofSet(standing, options.set) : standing, now);
  for (const line of fallen) console.error(`Fell: ${line}`);
  if (fallen.length > 0) process.exit(1);
  console.log(`${judgements.length} sets: no figure fell below those that stand in evals/standing.json.`);
}

/** What stands of one set and of its classes of length. */
function ofSet(standing: Standing, set: string): Standing {
  return Object.fromEntries(Object.entries(standing).filter(([name]) => name === set || name.startsWith(`${set}, `)));
}
