/**
 * Learns where chapters begin from what sentences mean, by an encoder that was fetched, once `npm ci --prefix addons/local-encoder` has
 * run: `node --max-old-space-size=6000 evals/train/meaning.ts [--encoder NAME] [--models FOLDER]`. Writes the engine's weights beside
 * those of the trees, and into `evals/folds` those that have not seen a fifth of the channels and sets. Vectors are kept in the
 * system's folder for such things: without them it takes as long as an hour.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { spellMeaningWeights } from '../../src/chaptering/builtin/boundaries/meaning-weights.ts';
import { unpackVectors } from '../../src/transcripts/reading/sentence-vectors.ts';
import { foldOf, folds } from '../folds.ts';
import { packedVectors } from '../kept-vectors.ts';
import { localEncoder } from '../local-encoder.ts';
import { sizesOf, weightOf } from './learn-boundaries.ts';
import { learnMeaning, type MeaningLesson } from './learn-meaning.ts';
import { dataFolder, labelsOf, readLessons } from './lessons.ts';

const { values: options } = parseArgs({
  options: {
    encoder: { type: 'string', default: 'all-MiniLM-L6-v2' },
    models: { type: 'string', default: join(import.meta.dirname, '../../data/models') },
  },
});
/** Documents of a group that are read. */
const perGroup = 20;
const table = 'src/chaptering/builtin/boundaries/meaning-weights-table.ts';

const began = performance.now();
const say = (what: string) => console.log(`${Math.round((performance.now() - began) / 1000)} s: ${what}`);
const encoder = localEncoder(options.encoder, options.models);
const lessons: (MeaningLesson & { set: string; group: string; captions: boolean })[] = [];
try {
  for (const lesson of readLessons(dataFolder, perGroup, 0)) {
    const { talk, set, group, captions } = lesson;
    const { starts, durationSeconds, sentences } = talk;
    if (!encoder.languages.includes(talk.language?.split('-')[0] ?? '')) continue;
    const texts = sentences.map(({ text }) => text);
    const vectors = unpackVectors(await packedVectors(encoder, texts));
    // Numbered as the vectors are: without the orders for models that the talk leaves out.
    const numbered = sentences.map((sentence, place) => ({ ...sentence, number: place + 1 }));
    const own = { starts, durationSeconds, sentences: numbered };
    lessons.push({ talk: own, vectors, labels: labelsOf(lesson), weight: 1, set, group, captions });
    if (lessons.length % 50 === 0) say(`${lessons.length} documents`);
  }
} finally {
  await encoder.close();
}
const sizes = sizesOf(lessons);
for (const lesson of lessons) lesson.weight = weightOf(lesson, sizes);
for (let fold = 0; fold < folds; fold++) {
  const seen = lessons.filter(({ group }) => foldOf(group) !== fold);
  const text = spellMeaningWeights(learnMeaning(encoder.name, seen));
  writeFileSync(join(import.meta.dirname, `../folds/meaning-${fold}.txt`), `${text}\n`);
  say(`without fold ${fold}: ${seen.length} of ${lessons.length} documents, ${Math.round(text.length / 1024)} KB`);
}
const text = spellMeaningWeights(learnMeaning(encoder.name, lessons));
writeFileSync(
  join(import.meta.dirname, '../../', table),
  `/** Made by \`evals/train/meaning.ts\`; \`meaning-weights.ts\` reads it. */\nexport const meaningTable = \`\n${text}\n\`;\n`,
);
say(table);
