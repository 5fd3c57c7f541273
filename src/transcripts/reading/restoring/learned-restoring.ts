import { parseLinear, spellLinear } from './linear.ts';
import type { Restoring } from './restoring.ts';
import { restoringTable } from './restoring-table.ts';

/** Characters of a line of spellings, about. */
const width = 2000;

/** What was learned as text: four models and the spellings, with an empty line between them. */
export function spellRestoring({ end, comma, question, name, spellings }: Restoring): string {
  const lines = [''];
  for (const [word, spelling] of [...spellings].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const entry = `${word}=${spelling}`;
    const last = lines.at(-1) ?? '';
    if (last && last.length + entry.length > width) lines.push(entry);
    else lines[lines.length - 1] = `${last} ${entry}`.trim();
  }
  return [...[end, comma, question, name].map(spellLinear), lines.join('\n')].join('\n\n');
}

/** The inverse of `spellRestoring`. */
export function parseRestoring(text: string): Restoring {
  const [end = '', comma = '', question = '', name = '', spellings = ''] = text.trim().split('\n\n');
  return {
    end: parseLinear(end),
    comma: parseLinear(comma),
    question: parseLinear(question),
    name: parseLinear(name),
    spellings: new Map(
      spellings
        .split(/\s+/)
        .filter(Boolean)
        .map((entry) => entry.split('=') as [string, string]),
    ),
  };
}

let learned: Restoring | undefined;

/** What comes with the engines. */
export function learnedRestoring(): Restoring {
  learned ??= parseRestoring(restoringTable);
  return learned;
}
