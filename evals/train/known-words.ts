/** Learns which English words there are, from what is said in all transcripts: `node evals/train/known-words.ts`. Writes the engine's table. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basesOf, bitsOf, spellBits } from '../../src/answering/builtin/question/known-words.ts';
import { isOneSlip, single } from '../../src/answering/builtin/question/respelled.ts';
import { fold } from '../../src/answering/spoken/stem.ts';
import { readSet, sets } from '../documents.ts';
import { dataFolder } from './lessons.ts';

const inText = /(?<![\p{L}\p{N}'’])\p{L}{4,}(?![\p{L}\p{N}])/gu;

/** A word of so few videos that differs by one slip from one of so many times as many is that one, mistyped. */
const few = 5;
const timesAsMany = 60;

const videos = new Map<string, number>();
for (const set of sets.flatMap((one) => [one, `more/${one}`])) {
  for (const { language, segments } of readSet(dataFolder, set) ?? []) {
    if (!language.startsWith('en')) continue;
    const said = new Set(segments.flatMap(({ text }) => Array.from(text.matchAll(inText), ([word]) => fold(word))));
    for (const word of said) videos.set(word, (videos.get(word) ?? 0) + 1);
  }
}
const usual = Map.groupBy(
  [...videos].filter(([, count]) => count >= timesAsMany),
  ([word]) => word[0],
);
const isMistyped = (word: string) => {
  const count = videos.get(word) ?? 0;
  const others = count > few ? [] : (usual.get(word[0]) ?? []);
  return others.some(([other, often]) => often >= timesAsMany * count && isOneSlip(single(word), single(other)));
};
const words = new Set([...videos.keys()].filter((word) => !isMistyped(word)));
// The shorter first: what is made of a word that is held is known by it.
const bases = new Set<string>();
for (const word of [...words].sort((one, other) => one.length - other.length || (one < other ? -1 : 1))) {
  if (!basesOf(word).some((base) => bases.has(base))) bases.add(word);
}
const text = spellBits(bitsOf([...bases]));
writeFileSync(
  join(import.meta.dirname, '../../src/answering/builtin/question/known-words-table.ts'),
  `/** Made by \`evals/train/known-words.ts\`; \`known-words.ts\` reads it. */\nexport const knownWordsTable = \`\n${text}\n\`;\n`,
);
console.log(`${bases.size} words, ${Math.round(text.length / 1024)} KB`);
