import { byLength, type Summary, summary } from './figures.ts';
import type { Judgement } from './judge.ts';

const systems = [
  ['engine', 'Cuemark, built-in engine', '#1f6f78'],
  ['tiling', 'TextTiling', '#c58b3b'],
  ['equalTrue', 'equal parts, true count', '#8d99a6'],
  ['equalUsual', 'equal parts, usual count', '#c9d0d6'],
] as const;
type System = (typeof systems)[number][0];

const width = 760;
const labelWidth = 230;
const rowHeight = 58;
const top = 84;
/** IoU-F1 at the right edge. */
const most = 0.6;

/** IoU-F1 of every system on every set, and by length on the main one, as an SVG picture; whiskers are 95 % intervals. */
export function drawJudgements(judgements: readonly (readonly [string, Judgement])[]): string {
  const rows = judgements.flatMap(([set, judgement], index) => {
    const whole = rowOf(set, judgement.engine.length, (system) => summary(judgement[system]));
    if (index > 0) return [whole];
    const lengths = byLength(judgement.engine).map(({ name, summary: own }, at) =>
      rowOf(`${name} minutes`, own.documents, (system) => byLength(judgement[system])[at]?.summary ?? own, true),
    );
    return [whole, ...lengths];
  });
  const height = top + rows.length * rowHeight + 34;
  const ticks = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6].map(
    (value) =>
      `<line x1="${x(value)}" y1="${top - 8}" x2="${x(value)}" y2="${height - 30}" stroke="#e4e7ea"/><text x="${x(value)}" y="${height - 12}" text-anchor="middle" class="small">${value === 0 ? '0' : value.toFixed(1).replace(/^0/, '')}</text>`,
  );
  const keys = systems.map(
    ([, name, colour], at) =>
      `<rect x="${16 + at * 185}" y="46" width="12" height="12" rx="2" fill="${colour}"/><text x="${33 + at * 185}" y="56.5" class="small">${name}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="IoU-F1 of chapters by set and system">`,
    '<style>text{font:13px system-ui,sans-serif;fill:#1d2329}.small{font-size:11.5px;fill:#4a545e}.title{font-size:16px;font-weight:600}</style>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    '<text x="16" y="28" class="title">IoU-F1 with the chapters that people set; weights never saw the channel or set</text>',
    ...keys,
    ...ticks,
    ...rows.map((row, at) => `<g transform="translate(0 ${top + at * rowHeight})">${row}</g>`),
    '</svg>\n',
  ].join('\n');
}

function rowOf(name: string, documents: number, of: (system: System) => Summary, indented = false): string {
  const bars = systems.map(([system, , colour], at) => {
    const { iouF1, interval } = of(system);
    const y = at * 11 + 2;
    const bar = `<rect x="${labelWidth}" y="${y}" width="${(x(iouF1) - labelWidth).toFixed(1)}" height="9" fill="${colour}"/>`;
    if (system !== 'engine') return bar;
    const [low, high] = interval;
    const whisker = `<path d="M${x(low)} ${y + 4.5}H${x(high)}M${x(low)} ${y + 1.5}v6M${x(high)} ${y + 1.5}v6" stroke="#0c2f33" fill="none"/>`;
    const label = `<text x="${x(Math.max(high, iouF1)) + 6}" y="${y + 9}" class="small">${iouF1.toFixed(3).replace(/^0/, '')}</text>`;
    return bar + whisker + label;
  });
  const left = indented ? 34 : 16;
  return `<text x="${left}" y="20"${indented ? ' class="small"' : ''}>${name.replace('<', '&lt;').replace('>', '&gt;')}</text><text x="${left}" y="36" class="small">${documents} documents</text>${bars.join('')}`;
}

function x(value: number): number {
  return Math.round((labelWidth + (Math.min(most, value) / most) * (width - labelWidth - 50)) * 10) / 10;
}
