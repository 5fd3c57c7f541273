import { mostCaptions } from '../unreadable-captions.ts';
import type { CueList } from './cue.ts';
import { field } from './json-field.ts';
import { beginsAtEndBefore, cuesOfRows, type Row, rowOf, speakerIn } from './row.ts';

/** Lists that are of what was said even where they are empty, or say no times. */
const LISTS = /(?:^|\.)(?:segments|transcription|chunks|words|utterances|transcript|content|monologues|sentences)$/;
/** Of what else was understood only the first is what was said. */
const ALTERNATIVES = /^(?:alternatives|nBest)$/i;
/** Lists that never say more than their entries do, and what was said in another language. */
const PASSED_OVER = /^(?:tokens|formats|thumbnails|translations?|translated_?[a-z]+)$/i;
const deepest = 14;
/** Letters of an entry, on the average, above which a list of its words tells more. */
const longEntry = 400;

interface Found {
  path: string;
  rows: Row[];
  entries: number;
  letters: number;
  timed: number;
}

/**
 * Cues of the JSON in which recognisers of speech, meeting and podcast tools write what was said: the list in it whose entries have a text and a
 * time, wherever it stands and whatever its fields are called (`row.ts`). Of several that say the same (sentences and words) the one with the
 * fewest entries is read, unless these are long. Null where there is no such list, not even an empty one. Seconds, or milliseconds where seconds
 * would be far too slow.
 */
export function readTranscriptJson(value: unknown): CueList | null {
  const lists = new Map<string, Found>();
  collect(value, '', '', 0, lists);
  const all = [...lists.values()].filter(({ rows }) => rows.length > 0);
  const timed = all.filter((list) => list.timed > 0);
  const most = Math.max(0, ...timed.map(({ letters }) => letters));
  const whole = timed.filter(({ letters }) => letters >= most * 0.9).sort((a, b) => a.rows.length - b.rows.length);
  const list =
    whole.find(({ letters, rows }) => letters <= rows.length * longEntry) ??
    whole[0] ??
    all.find(({ path }) => path === '' || LISTS.test(path));
  if (list === undefined) {
    const empty = [...lists.values()].some(({ path, entries }) => entries === 0 && (path === '' || LISTS.test(path)));
    return empty ? { language: null, cues: [], fault: null } : null;
  }
  const place = list.rows.findIndex(({ start }) => !Number.isFinite(start));
  const fault = place === -1 ? null : `Segment ${place + 1} has no readable "start".`;
  return { language: languageIn(value), cues: cuesOfRows(list.rows), fault };
}

/** Every list below a value, those at the same place of their entries together. */
function collect(value: unknown, path: string, outer: string, depth: number, lists: Map<string, Found>): void {
  if (depth > deepest || typeof value !== 'object' || value === null) return;
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (!Array.isArray(value)) {
    if (!Object.values(value).some((one) => typeof one === 'object' && one !== null)) return; // nothing is below
    const speaker = speakerIn(value) || outer;
    const own = tokensOf(value) ?? numberedOf(value);
    if (own !== null) {
      collect(own, path, speaker, depth + 1, lists);
      return;
    }
    for (const [key, one] of Object.entries(value)) {
      if (!PASSED_OVER.test(key)) collect(one, path === '' ? key : `${path}.${key}`, speaker, depth + 1, lists);
    }
    return;
  }
  const entries: unknown[] = ALTERNATIVES.test(name) ? value.slice(0, 1) : value;
  const list = lists.get(path) ?? { path, rows: [], entries: 0, letters: 0, timed: 0 };
  lists.set(path, list);
  list.entries += entries.length;
  for (const one of entries) {
    const entry = unwrapped(one);
    if (entry === null) continue;
    const row = rowOf(entry, outer);
    if (row !== null) {
      if (Number.isNaN(row.start) && beginsAtEndBefore(entry)) row.start = list.rows.at(-1)?.end ?? 0;
      if (list.rows.length <= mostCaptions) list.rows.push(row); // there may be a shorter one that says the same
      list.letters += row.text.replaceAll(/\s/g, '').length;
      if (Number.isFinite(row.start)) list.timed += 1;
    }
    if (!Array.isArray(entry)) collect(entry, path === '' ? '*' : `${path}.*`, outer, depth + 1, lists);
  }
}

/** Words of the tokens of sherpa-onnx, whose times stand in a list beside them: a word begins with a space. */
function tokensOf(value: object): unknown[] | null {
  const [tokens, times] = [field(value, 'tokens'), field(value, 'timestamps')];
  if (!Array.isArray(tokens) || !Array.isArray(times) || tokens.length !== times.length) return null;
  const words: { text: string; start: unknown }[] = [];
  for (const [at, token] of tokens.entries()) {
    const last = words.at(-1);
    const text = String(token).replace(/^▁/, ' ');
    if (last === undefined || text.startsWith(' ')) words.push({ text: text.trimStart(), start: times[at] });
    else last.text += text;
  }
  return words;
}

/** A list whose entries are named by their numbers. */
function numberedOf(value: object): unknown[] | null {
  const entries = Object.entries(value);
  return entries.length > 1 && entries.every(([key, one]) => /^\d+$/.test(key) && typeof one === 'object')
    ? entries.map(([, one]) => one)
    : null;
}

/** YouTube's own answers name each entry's kind around it; headings are not said. */
function unwrapped(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return null;
  const [key = '', ...others] = Object.keys(entry);
  const inner = others.length === 0 && key.endsWith('Renderer') ? field(entry, key) : undefined;
  const isWrapped = typeof inner === 'object';
  const kind = isWrapped ? key : field(entry, 'type');
  return typeof kind === 'string' && /header/i.test(kind) ? null : isWrapped ? inner : entry;
}

function languageIn(value: unknown): string | null {
  const first = Array.isArray(value) ? value[0] : value;
  const named = [
    field(value, 'language'),
    field(value, 'language_code'),
    field(field(value, 'result'), 'language'),
    field(value, 'lang'),
    field(first, 'lang'),
  ];
  return named.find((name): name is string => typeof name === 'string') ?? null;
}
