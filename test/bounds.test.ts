import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Bound {
  what: string;
  value: number;
  file: string;
  /** A constant, or `object.property`. */
  name: string;
  then: string;
  shownBy: string | undefined;
}

const bounds: Bound[] = read('docs/operating.md')
  .split('\n')
  .filter((line) => /^\| .*`src\//.test(line))
  .map((line) => {
    const [, what = '', value = '', where = '', then = '', shownBy = ''] = line.split('|').map((cell) => cell.trim());
    const [, file = '', name = ''] = /^`([^`]+)` `([^`]+)`$/.exec(where) ?? [];
    return {
      what,
      value: Number(value.replaceAll(',', '')),
      file,
      name,
      then,
      shownBy: shownBy.replaceAll('`', '') || undefined,
    };
  });

/** What a source says that a constant, a default or a property is; undefined where it says nothing. */
function valueIn({ file, name }: Bound): number | undefined {
  const [object = '', property] = name.split('.');
  const source = read(file).replaceAll(/\/\*[\s\S]*?\*\/|(?<=[\s;])\/\/.*$/gm, '');
  const part = property === undefined ? source : source.slice(source.search(new RegExp(`const ${object} = \\{`)));
  const last = property ?? object;
  const stated =
    new RegExp(`\\b${last}(?: =|:) ([\\d_ */+.]+)`).exec(part)?.[1] ??
    new RegExp(`\\b${last}: \\[\\{[^\\]]*most: ([\\d_]+)`).exec(part)?.[1];
  return stated === undefined ? undefined : runInNewContext(stated);
}

test('each bound is what its source says, ends in something that happens, and is shown by a test where it names one', () => {
  expect(bounds.length).toBeGreaterThan(60);
  for (const bound of bounds) {
    expect({ ...bound, value: valueIn(bound) }).toEqual(bound);
    expect(bound.then, bound.what).toMatch(/^(?:refused|delayed|cut|left out|ended|oldest goes)\b/);
    if (bound.shownBy !== undefined) expect(existsSync(path.join(root, bound.shownBy)), bound.shownBy).toBe(true);
  }
  const places = bounds.map(({ file, name }) => `${file} ${name}`);
  expect(new Set(places).size).toBe(places.length);
});

/** Bounds of what is pure, of what a command prints, and of words that are shown: nothing waits, is kept or is refused there. */
const ofNoService =
  /^src\/(?:answering|chaptering|summarizing|transcripts|trees|language-model|samples|cli|settings)\/|\.test\.ts$|ErrorCharacters|\bmostRead$|\bmostTokens$|\bmostRepeats$|\bmostCoolDownMs$|mostMillisecondsOfSilence$/;

test('no constant of the service that names a bound is missing in the table', () => {
  const files = globSync('src/**/*.ts', { cwd: root });
  const declared = files.flatMap((file) =>
    [...read(file).matchAll(/^(?:export )?const ((?:most|longest)(?:[A-Z]\w*)?) = (?!new )/gm)].map(
      ([, name]) => `${file} ${name}`,
    ),
  );
  expect(declared.length).toBeGreaterThan(40);
  const known = bounds.map(({ file, name }) => `${file} ${name.split('.')[0]}`);
  expect(
    declared.filter(
      (one) => !ofNoService.test(one) && !ofNoService.test(one.split(' ')[0] ?? '') && !known.includes(one),
    ),
  ).toEqual([]);
});
