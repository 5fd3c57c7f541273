/**
 * Draws what a processor profile of Node spent its time in: `node bench/flame-graph.ts FILE.cpuprofile > FILE.svg`. Each function is a
 * bar as wide as its share of the busy time, those that it called stand on it, and a bar says its name when the pointer is on it. What
 * loads modules, waits or starts up is left out.
 */
import { readFileSync } from 'node:fs';

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}
interface Frame {
  name: string;
  /** Microseconds, with those of the frames above. */
  time: number;
  above: Map<string, Frame>;
}

const width = 1200;
const height = 18;
/** Pixels under which a bar is not drawn. */
const narrowest = 1;
const colours = { own: '#d9793f', package: '#e0b36a', node: '#c9c2b4', native: '#9aa7a0' };

const file = process.argv[2];
if (file === undefined) throw new Error('Name the profile: node bench/flame-graph.ts FILE.cpuprofile > FILE.svg');
const { nodes, samples, timeDeltas }: Profile = JSON.parse(readFileSync(file, 'utf8'));
const byId = new Map(nodes.map((node) => [node.id, node]));
const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
const root: Frame = { name: 'all', time: 0, above: new Map() };

for (const [at, id] of samples.entries()) {
  const names = stackOf(id);
  if (names.length === 0) continue;
  const time = timeDeltas[at] ?? 0;
  root.time += time;
  let frame = root;
  for (const name of names) {
    const above: Frame = frame.above.get(name) ?? { name, time: 0, above: new Map() };
    above.time += time;
    frame.above.set(name, above);
    frame = above;
  }
}
process.stdout.write(drawn());

/** From the outermost to the innermost; none where the sample is left out. */
function stackOf(id: number): string[] {
  const names: string[] = [];
  for (let node = byId.get(id); node; node = byId.get(parents.get(node.id) ?? -1)) {
    const { functionName, url, lineNumber } = node.callFrame;
    if (functionName === '(root)') break;
    if (functionName === '(idle)' || /ModuleJob|compileForInternalLoader|importModuleDynamically/.test(functionName))
      return [];
    const place = url.replace(/^.*\/(?=node_modules\/|src\/)/, '').replace('node_modules/', '');
    names.push(`${functionName || 'anonymous'}${place ? ` · ${place}:${lineNumber + 1}` : ''}`);
  }
  return names.reverse();
}

function drawn(): string {
  const bars: string[] = [];
  let deepest = 0;
  const draw = (frame: Frame, left: number, depth: number) => {
    const wide = (frame.time / root.time) * width;
    if (wide < narrowest) return;
    deepest = Math.max(deepest, depth);
    bars.push(bar(frame, { left, depth, wide }));
    let from = left;
    for (const above of [...frame.above.values()].sort((a, b) => b.time - a.time)) {
      draw(above, from, depth + 1);
      from += (above.time / root.time) * width;
    }
  };
  draw(root, 0, 0);
  const tall = (deepest + 1) * height;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-tall + height} ${width} ${tall}" font-family="sans-serif" font-size="11">
<title>What a processor spent its time in</title>
${bars.join('\n')}
</svg>
`;
}

function bar({ name, time }: Frame, { left, depth, wide }: { left: number; depth: number; wide: number }): string {
  const share = `${((time / root.time) * 100).toFixed(1)} %`;
  const label = name.split(' · ')[0] ?? '';
  const letters = Math.floor(wide / 6.5);
  const words = letters < 3 ? '' : label.slice(0, letters);
  const text = words && `<text x="${(left + 3).toFixed(1)}" y="${-depth * height + 13}">${escaped(words)}</text>`;
  return `<g><title>${escaped(name)} (${share})</title><rect x="${left.toFixed(1)}" y="${-depth * height}" width="${Math.max(0.5, wide - 0.5).toFixed(1)}" height="${height - 1}" fill="${colourOf(name)}"/>${text}</g>`;
}

function colourOf(name: string): string {
  const place = name.split(' · ')[1];
  if (place === undefined) return colours.native;
  if (place.startsWith('src/')) return colours.own;
  return place.startsWith('node:') ? colours.node : colours.package;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
