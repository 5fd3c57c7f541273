/**
 * Learns where captions without punctuation would have it, and which of their words are names:
 * `node --max-old-space-size=4000 evals/train/restoring.ts`. Writes the engine's table into `src/transcripts/reading/restoring`, and
 * into `evals/folds` what has not seen a fifth of the channels and sets, with how well that does on them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spellRestoring } from '../../src/transcripts/reading/restoring/learned-restoring.ts';
import { foldOf, folds } from '../folds.ts';
import { learnRestoring } from './learn-restoring.ts';
import { dataFolder } from './lessons.ts';
import { measureRestoring } from './measure-restoring.ts';
import { readRestoringLessons } from './restoring-lessons.ts';

/** Words of a channel or other set that are read. */
const wordsPerGroup = 150_000;

function train(): void {
  const lessons = [...readRestoringLessons(dataFolder, wordsPerGroup)];
  console.log(`${lessons.length} transcripts, ${lessons.reduce((sum, { words }) => sum + words.length, 0)} words`);
  for (let fold = 0; fold < folds; fold++) {
    const within = lessons.filter(({ group }) => foldOf(group) === fold);
    const learned = learnRestoring(lessons.filter(({ group }) => foldOf(group) !== fold));
    writeFileSync(join(import.meta.dirname, `../folds/restoring-${fold}.txt`), `${spellRestoring(learned)}\n`);
    console.log(`fold ${fold}: ${measureRestoring(learned, within)}`);
  }
  const text = spellRestoring(learnRestoring(lessons));
  writeFileSync(
    join(import.meta.dirname, '../../src/transcripts/reading/restoring/restoring-table.ts'),
    `/** Made by \`evals/train/restoring.ts\`; \`learned-restoring.ts\` reads it. */\nexport const restoringTable = \`\n${text}\n\`;\n`,
  );
  console.log(`the engine's own: ${Math.round(text.length / 1024)} KB`);
}

if (import.meta.main) train();
