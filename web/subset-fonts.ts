import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const folder = path.join(import.meta.dirname, 'fonts');
/** What was cut before this file was changed is cut anew. */
const newest = statSync(import.meta.filename).mtimeMs;
const packages = path.join(import.meta.dirname, '../node_modules/@fontsource-variable');

/** What nearly every word of the English pages and the names of their languages are written with; the other letters come when one is needed. */
const ascii =
  'U+0020-007E,U+00A0,U+00B7,U+00D7,U+00E7,U+00EA,U+00F1,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+2192,U+2212';
const latin =
  'U+00A1-00B6,U+00B8-00D6,U+00D8-00E6,U+00E8-00E9,U+00EB-00F0,U+00F2-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+201A,U+201E,U+2020-2022,U+2030,U+2039-203A,U+20AC,U+2122,U+2190-2191,U+2193';
const latinExt = 'U+0100-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0';
const vietnamese = 'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+1EA0-1EF9,U+20AB';
const cyrillic = 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116';

/** What text is set with: kerning, marks, ligatures and figures of one width. Small capitals and other forms are left out. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

interface Face {
  /** The file's name, without its ending. */
  name: string;
  family: 'Newsreader Variable' | 'Geist Variable';
  source: string;
  range: string;
  /** Of the words that it is for. */
  weight: string;
  axes: Record<string, number | { min: number; max: number }>;
}

/** Newsreader at one optical size, between that of text and that of titles: the axis would take more than twice the bytes. */
const text = { opsz: 22, wght: 400 };
const strong = { opsz: 22, wght: 640 };
const newsreader = (name: string, source: string, range: string, isStrong = false): Face => ({
  name: `newsreader-${isStrong ? 'strong-' : ''}${name}`,
  family: 'Newsreader Variable',
  source: `newsreader/files/newsreader-${source}-opsz-normal.woff2`,
  range,
  weight: isStrong ? '600 900' : '400',
  axes: isStrong ? strong : text,
});
const geist = (name: string, source: string, range: string): Face => ({
  name: `geist-${name}`,
  family: 'Geist Variable',
  source: `geist/files/geist-${source}-wght-normal.woff2`,
  range,
  weight: '400 500',
  axes: { wght: { min: 400, max: 500 } },
});

const faces: Face[] = [
  newsreader('ascii', 'latin', ascii),
  newsreader('latin', 'latin', latin),
  newsreader('latin-ext', 'latin-ext', latinExt),
  newsreader('vietnamese', 'vietnamese', vietnamese),
  newsreader('latin', 'latin', `${ascii},${latin}`, true),
  geist('ascii', 'latin', ascii),
  geist('latin', 'latin', latin),
  geist('latin-ext', 'latin-ext', latinExt),
  geist('vietnamese', 'vietnamese', vietnamese),
  geist('cyrillic', 'cyrillic', cyrillic),
];

/**
 * Cuts the typefaces to the letters and weights that the pages use, into `web/fonts`, before anything is built; those of
 * plain text are preloaded, so that no text changes its face under the reader.
 */
export const subsetFonts: Plugin = {
  name: 'subset-fonts',
  async buildStart() {
    await mkdir(folder, { recursive: true });
    for (const face of faces) await write(face);
    await writeFile(path.join(folder, 'fonts.css'), faces.map(rule).join(''));
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /-ascii-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head',
        })),
  },
};

async function write({ name, source, range, axes }: Face): Promise<void> {
  const file = path.join(folder, `${name}.woff2`);
  if (existsSync(file) && statSync(file).mtimeMs > newest) return;
  const font = await readFile(path.join(packages, source));
  const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures, noHinting: true } as const;
  await writeFile(file, await subsetFont(font, lettersIn(range), options));
}

function lettersIn(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((one) => Number.parseInt(one, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}

/** What is preloaded and yet late is left out until the next page, as lines would break otherwise and everything below move. */
const rule = ({ name, family, weight, range }: Face) =>
  `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: ${name.endsWith('-ascii') ? 'optional' : 'swap'}; src: url("./${name}.woff2") format("woff2"); unicode-range: ${range}; }\n`;
