import { builtinEngine } from '../../chaptering/builtin/builtin-engine.ts';
import type { Config } from '../../config.ts';
import { localLanguageModel } from '../../engines/local-language-model.ts';
import { openLocalModel } from '../../local-model.ts';
import { checkSummaries, summarySeconds } from './check-summaries.ts';
import type { Finding } from './finding.ts';
import { sampleTalk } from './sample-talk.ts';
import { tryTitle } from './try-title.ts';

/** Seconds for a model to be loaded and to write one title, and for all that it is asked. */
const titleSeconds = 240;
export const localModelSeconds = titleSeconds + summarySeconds;

const name = 'model';
const use = 'it writes titles of chapters and summaries; where chapters begin, and answers, are the built-in engine’s';

/** The model on this machine that is set up, if it is: it is loaded, writes one real title and sums up the beginning of a talk. */
export async function checkLocalModel(config: Config): Promise<Finding[]> {
  const local = await openLocalModel(config);
  if (!local) return [];
  const { writer } = local;
  const talk = sampleTalk();
  const made = await builtinEngine.chapters(talk);
  const signal = AbortSignal.timeout(titleSeconds * 1000);
  try {
    const tried = await tryTitle(writer, talk, made.kind === 'chapters' ? made.chapters : [], signal);
    const { title, line, cause, seconds } = tried;
    if (cause === null) {
      const finding: Finding = title
        ? {
            name,
            status: 'works',
            detail: `${writer.name} was loaded and wrote a title in ${seconds} s, “${title}”: ${use}`,
          }
        : {
            ...{ name, status: 'note', detail: `${writer.name} was loaded, and “${line}” does not name what is said` },
            remedy: 'Where its titles do not pass, the built-in ones stay; another model may do better.',
          };
      return [finding, await checkSummaries(config.summaries, localLanguageModel(writer))];
    }
    const detail = signal.aborted ? `${writer.name} was not loaded, or wrote nothing, in ${titleSeconds} s` : cause;
    const remedy = 'Until then titles are the built-in engine’s.';
    const summaries = await checkSummaries(config.summaries, undefined, 'the model does not serve');
    return [{ name, status: 'broken', detail, remedy }, summaries];
  } finally {
    await writer.close();
  }
}
