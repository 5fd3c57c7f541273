import { mainSet } from './documents.ts';
import { byLength, type Figures, type Summary, summary } from './figures.ts';
import type { Judgement } from './judge.ts';
import { beginningAlike, byPublisher, type Rates, strangerOf } from './publishers.ts';

const builtIn = 'built-in engine';
const heading =
  'system                      IoU-F1  95 %        tIoU   ±3 s   ±5 s   95 %        ±10 s  Pk     95 %        WD     title  predicted/true  off by';

/** One table: every system on a set, the engine (by its name) and its nearest yardstick also by length of the video. */
export function printJudgement(set: string, judgement: Judgement, name = builtIn): void {
  const { engine, captions, equalUsual, equalTrue, tiling } = judgement;
  console.log(`\n${set}: ${engine.length} documents, ${judgement.secondsPerHour.toFixed(2)} s for an hour of video`);
  console.log(heading);
  console.log(line(name, summary(engine)));
  if (captions.length > 0) console.log(line('  as automatic captions', summary(captions)));
  console.log(line('equal, usual count', summary(equalUsual)));
  console.log(line('equal, true count', summary(equalTrue)));
  console.log(line('TextTiling', summary(tiling)));
  printByLength(name, engine);
  printByLength('equal, true count', equalTrue);
  const { titleTold } = summary(engine);
  if (titleTold !== null) {
    const whose = name === builtIn ? 'titles' : 'the built-in engine’s titles';
    console.log(`  ${whose}, told the true boundaries: ${figure(titleTold)}`);
  }
  if (set === mainSet) printPublishers(engine);
}

/** A row a publisher, the channels whose videos begin alike apart, and what a stranger's video gets. */
function printPublishers(figures: readonly Figures[]): void {
  const row = (name: string, of: Rates, documents: number) => {
    const cells = [of.iouF1, of.f5, of.pk, of.title, of.titleTold].map((value) => figure(value).padEnd(6));
    console.log(`  ${name.slice(0, 36).padEnd(36)} ${String(documents).padEnd(4)} ${cells.join(' ')}`);
  };
  console.log(`  ${'publisher'.padEnd(36)} docs IoU-F1 ±5 s   Pk     title  told`);
  for (const { name, rates, documents } of byPublisher(figures)) row(name, rates, documents);
  const stranger = strangerOf(figures);
  row(`a stranger: mean of ${stranger.publishers} publishers`, stranger, stranger.documents);
  console.log('  apart, since all their videos begin alike:');
  for (const { name, rates, documents } of beginningAlike(figures)) row(name, rates, documents);
}

function printByLength(name: string, figures: readonly Figures[]): void {
  for (const { name: length, summary: own } of byLength(figures)) {
    console.log(line(`  ${length} min (${own.documents}), ${name.split(',')[0]}`, own));
  }
}

function line(name: string, of: Summary): string {
  const cell = (value: number | null) => figure(value).padEnd(6);
  const between = ([low, high]: [number, number]) => `${figure(low)}–${figure(high)}`.padEnd(11);
  const cells = [
    name.slice(0, 27).padEnd(27),
    figure(of.iouF1).padEnd(7),
    between(of.interval),
    cell(of.tIou),
    cell(of.f3),
    cell(of.f5),
    between(of.f5Interval),
    cell(of.f10),
    cell(of.pk),
    between(of.pkInterval),
    cell(of.windowDiff),
    cell(of.title),
    `${of.predicted.toFixed(1)}/${of.reference.toFixed(1)}`.padEnd(15),
    `${Math.round(of.countError * 100)} %`,
  ];
  return cells.join(' ');
}

function figure(value: number | null): string {
  return value === null ? '–' : value.toFixed(3).replace(/^0/, '');
}
