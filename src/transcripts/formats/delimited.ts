import Papa from 'papaparse';
import { mostCaptions } from '../unreadable-captions.ts';
import { secondsOf } from './clock-time.ts';
import type { CueList } from './cue.ts';
import { cuesOfRows, type Row, rowOf } from './row.ts';

/** What tables call their columns, and the field it is. */
const COLUMNS: [RegExp, string][] = [
  [/^(?:end|out|to|stop|until|tc ?out|time ?out)\b/i, 'end'],
  [/^(?:dur|length)/i, 'duration'],
  [/^(?:start|begin|in|from|offset|time|tc ?in)\b|^time(?:stamp|code)/i, 'start'],
  [
    /^(?:text|transcript|captions?|subtitles?|content|sentence|utterance|body|dialogue?|words?|line|said|spoken)\b/i,
    'text',
  ],
  [/^(?:speaker|voice|name|who|character|actor)\b/i, 'speaker'],
];
const MILLISECONDS = /\bms\b|milli/i;

/** Where a first line is a table's: what stands between its columns. */
const delimiters = ['\t', ',', ';', '|'];

/**
 * Cues of a table with a line for each caption: Whisper's TSV, the CSV of whisper.cpp, Premiere and meeting tools, Audacity's labels. The first
 * line names the columns, or begins with times. Null where it is no such table.
 */
export function readDelimited(text: string): CueList | null {
  const head = text.slice(0, 10_000).trimStart().split('\n', 1)[0] ?? '';
  for (const delimiter of delimiters) {
    const columns = columnsOf(cellsOf(head, delimiter)[0] ?? []);
    if (columns !== null) return tableOf(text, delimiter, columns);
  }
  return null;
}

interface Columns {
  names: (string | undefined)[];
  isNamed: boolean;
}

function cellsOf(text: string, delimiter: string): string[][] {
  // Tabs are not written with quotes around: one there is said.
  const quoteChar = delimiter === '\t' ? '\u0000' : '"';
  const preview = mostCaptions + 2; // with the line of names
  return Papa.parse<string[]>(text.trimStart(), {
    delimiter,
    quoteChar,
    newline: '\n',
    preview,
    skipEmptyLines: 'greedy',
  }).data;
}

function columnsOf(cells: readonly string[]): Columns | null {
  const names: (string | undefined)[] = [];
  for (const cell of cells) {
    const name = COLUMNS.find(([form]) => form.test(cell.trim().replaceAll('_', ' ')))?.[1];
    names.push(name === undefined || names.includes(name) ? undefined : MILLISECONDS.test(cell) ? `${name}_ms` : name);
  }
  if (names.includes('text') && names.some((name) => name?.startsWith('start'))) return { names, isNamed: true };
  const [first, second, third] = cells.map((cell) => Number.isNaN(secondsOf(cell)));
  if (first !== false || second === undefined) return null;
  if (second === false && third === true) return { names: ['start', 'end', 'text'], isNamed: false };
  return null;
}

function tableOf(text: string, delimiter: string, { names, isNamed }: Columns): CueList {
  const rows: Row[] = [];
  for (const cells of cellsOf(text, delimiter).slice(isNamed ? 1 : 0)) {
    if (cells[0] === '\\') continue; // the pitch of Audacity's label before it
    // A text with the mark between columns in it, and no quotes, is the last one.
    const last = names.length - 1;
    const own = names[last] === 'text' ? [...cells.slice(0, last), cells.slice(last).join(delimiter)] : cells;
    const entry: Record<string, string> = {};
    for (const [at, name] of names.entries()) if (name !== undefined) entry[name] = own[at] ?? '';
    const row = rowOf(entry);
    if (row !== null && row.text.trim() !== '') rows.push(row);
  }
  const place = rows.findIndex(({ start }) => !Number.isFinite(start));
  return {
    language: null,
    cues: cuesOfRows(rows),
    fault: place === -1 ? null : `Row ${place + 1} has no readable start.`,
  };
}
