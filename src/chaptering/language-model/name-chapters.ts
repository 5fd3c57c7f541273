import { isTranslation } from '../../language-model/output-language.ts';
import type { Sentence } from '../../transcripts/reading/sentences.ts';
import { contentUnits } from '../../transcripts/reading/terms.ts';
import type { Word } from '../../transcripts/reading/words.ts';
import { chapterSpans } from '../chapter-spans.ts';
import type { Chapter } from '../engine.ts';
import { messagesFor } from '../messages/messages.ts';
import { fitTitles } from '../obey.ts';
import { titleKey } from '../rules.ts';
import { checkTitle } from './check-title.ts';
import type { Place } from './part-names.ts';
import type { PlacedChapter } from './place-chapters.ts';
import { spokenIn } from './spoken.ts';
import { startOf } from './windows.ts';

/**
 * The chapters with titles: of what the model proposed for the chapter, the first that passes and that no other chapter has;
 * else the built-in engine's, which is asked only where it is needed. `replaced` counts those.
 */
export async function namedChapters(of: {
  /** Whole seconds, ascending from 0. */
  starts: readonly number[];
  sentences: readonly Sentence[];
  words: readonly Word[];
  durationSeconds: number;
  videoTitle: string | null;
  language: string | null;
  /** What the model was to write in; null: the video's own language. */
  outputLanguage: string | null;
  /** In order of preference where several fall into one chapter. `loose`: whose boundary did not pass. */
  proposals: readonly PlacedChapter[];
  loose: readonly PlacedChapter[];
  localTitles: () => Promise<readonly { title: string }[]>;
}): Promise<{ chapters: Omit<Chapter, 'evidence'>[]; replaced: number }> {
  const { starts, sentences, words, durationSeconds, language } = of;
  const spoken = spokenIn(sentences, {
    titles: [...of.proposals, ...of.loose].map(({ title }) => title),
    videoTitle: of.videoTitle,
    isTranslated: isTranslation(of.outputLanguage, language),
  });
  const stretches = chapterSpans(sentences, starts);
  const used = new Set<string>();
  const titles = starts.map((start, index): string | null => {
    const stretch = stretches[index] ?? { from: 0, to: 0 };
    const within = (some: readonly PlacedChapter[]) =>
      some.filter(({ place }) => place >= stretch.from && place < stretch.to);
    const awayOf = ({ place }: PlacedChapter) => Math.abs(startOf(sentences, place) - start);
    const meant = new Set(within(of.proposals).filter((one) => awayOf(one) < 1));
    const held = spoken(stretch);
    // Where a quote stands nowhere the number may be wrong too: such a title has to be said here, word for word, which a translated one is not.
    const isSaidHere = ({ title }: PlacedChapter) => contentUnits(title).isSubsetOf(held.units);
    const own = [...within(of.proposals), ...within(of.loose).filter(isSaidHere)].sort(
      (one, other) => awayOf(one) - awayOf(other),
    );
    const displaced = { ...held, anywhere: held.units };
    const place: Place = {
      ...{ words, durationSeconds, language },
      sentences: sentences.slice(stretch.from, stretch.to),
      index,
      count: starts.length,
      startSeconds: start,
      length: (starts[index + 1] ?? durationSeconds) - start,
    };
    for (const one of own) {
      const passed = checkTitle(one.title, meant.has(one) ? held : displaced, place);
      if (passed === null || used.has(titleKey(passed))) continue;
      used.add(titleKey(passed));
      return passed;
    }
    return null;
  });
  const replaced = titles.filter((title) => title === null).length;
  const local = replaced > 0 ? await of.localTitles() : [];
  const say = messagesFor(language);
  const fitted = fitTitles(
    titles.map((title, index) => title ?? local[index]?.title ?? ''),
    starts,
    (number) => say('part', { number }),
  );
  const chapters = starts.map((startSeconds, index) => {
    const titleEngine = titles[index] === null ? ('builtin' as const) : ('llm' as const);
    return { startSeconds, title: fitted[index] ?? '', titleEngine };
  });
  return { chapters, replaced };
}
