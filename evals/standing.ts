import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { mainSet } from './documents.ts';
import { byLength, type Summary, summary } from './figures.ts';
import type { Judgement } from './judge.ts';

/** A figure may be this much worse than the one that stands before a check fails. */
const tolerance = 0.01;
const path = join(import.meta.dirname, 'standing.json');

/** The figures that stand, of a fixed part of every set and of its classes of length. Titles are absent where a set has none. */
const standingShape = z.record(
  z.string(),
  z.object({ iouF1: z.number(), f5: z.number(), pk: z.number(), title: z.number().nullable() }),
);
export type Standing = z.infer<typeof standingShape>;

/** What stands of a set's judgement, one entry for the set and one a class of length. */
export function standingOf(set: string, { engine }: Judgement): Standing {
  const short = (of: Summary) => ({
    iouF1: round(of.iouF1),
    f5: round(of.f5),
    pk: round(of.pk),
    title: of.title === null ? null : round(of.title),
  });
  const classes = byLength(engine).map(({ name, summary: own }) => [`${set}, ${name} min`, short(own)] as const);
  return { [set]: short(summary(engine)), ...(set === mainSet ? Object.fromEntries(classes) : {}) };
}

/** The committed figures. */
export function readStanding(): Standing {
  return standingShape.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Commits to new figures. */
export function writeStanding(standing: Standing): void {
  writeFileSync(path, `${JSON.stringify(standing, null, 2)}\n`);
}

/** What fell below the figures that stand, in plain words; higher is worse for Pk alone. */
export function fallenBelow(standing: Standing, now: Standing): string[] {
  return Object.entries(standing).flatMap(([name, before]) => {
    const after = now[name];
    if (!after) return [`${name}: not measured`];
    return (['iouF1', 'f5', 'pk', 'title'] as const).flatMap((measure) => {
      const [was, is] = [before[measure], after[measure]];
      if (was === null) return [];
      const loss = is === null ? 1 : measure === 'pk' ? is - was : was - is;
      return loss > tolerance ? [`${name}: ${measure} is ${is}, stood at ${was}`] : [];
    });
  });
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
