import { createHash } from 'node:crypto';
import { builtinAnsweringEngine } from '../answering/builtin/builtin-engine.ts';
import { builtinEngine } from '../chaptering/builtin/builtin-engine.ts';
import type { Chapter } from '../chaptering/engine.ts';
import { readMeaning } from '../engines/read-meaning.ts';
import type { Library, ToldMoment, ToldVideo } from '../mcp/library.ts';
import { parseVideoLink } from '../platform/video-link.ts';
import { passagesOf } from '../search/passages-of.ts';
import { matchesIn, readQuery, type SearchQuery, says } from '../search/query.ts';
import { turnsOf } from '../transcripts/reading/speaker-turns.ts';
import { textOf } from '../transcripts/reading/words.ts';
import { explain } from './explain.ts';
import { readSource, type Source } from './source.ts';
import { SourceError } from './source-error.ts';
import { openUnderstanding } from './understanding.ts';

/** Moments that a search answers. */
const mostFound = 10;

interface Added {
  videoId: string;
  source: Source;
  chapters: Chapter[];
  platformId: string | undefined;
  /** What a question means, and what is said. */
  meaningOf: Awaited<ReturnType<typeof readMeaning>>;
}

/** What tools work on where there is no service: files of this machine and links, read by the built-in engine, kept while it runs. */
export function localLibrary(): Library {
  const added = new Map<string, Added>();

  function find(videoId: string): Added {
    const found = added.get(videoId);
    if (!found) throw new SourceError('There is no such video here. Add it with add_video first.');
    return found;
  }

  return {
    takes: 'path of a caption, video or audio file on this machine, or YouTube link',
    async add(name) {
      const source = await readSource(name);
      await using understanding = await openUnderstanding();
      const vectors = await understanding.vectorsOf(source.reading);
      const made = await builtinEngine.chapters({ ...source, vectors, density: 'normal' });
      const videoId = createHash('sha256').update(name).digest('hex').slice(0, 12);
      const chapters = made.kind === 'chapters' ? made.chapters : [];
      const meaningOf = await readMeaning(source.reading);
      added.set(videoId, { videoId, source, chapters, platformId: parseVideoLink(name), meaningOf });
      return told(find(videoId));
    },
    video: async (videoId) => told(find(videoId)),
    newest: async () =>
      [...added.values()].toReversed().map(({ videoId, source }) => ({ videoId, title: source.title })),
    async transcript(videoId) {
      const { sentences, asSaid: words } = find(videoId).source.reading;
      const turns = turnsOf(sentences, words);
      return sentences.map(({ start, from, to }, place) => ({
        startSeconds: start,
        text: textOf(words.slice(from, to)),
        speaker: turns[place] || null,
      }));
    },
    async search(words, videoId) {
      const query = readQuery(words);
      const searched = videoId === undefined ? [...added.values()] : [find(videoId)];
      const moments = searched.flatMap((one) => momentsIn(one, query));
      return { moments: moments.slice(0, mostFound), isMore: moments.length > mostFound };
    },
    async ask(videoId, question) {
      const { source, chapters, meaningOf } = find(videoId);
      const { reading, title } = source;
      const meaning = await meaningOf(question);
      const answer = await builtinAnsweringEngine.answer({ reading, title, chapters, question, earlier: [], meaning });
      if (!('markdown' in answer)) throw new SourceError('The question could not be answered.');
      const { markdown, citations } = answer;
      return { questionId: null, status: 'answered', answer: markdown, failure: null, citations };
    },
    account: async () =>
      'There is no account: Cuemark works on files of this machine here, and nothing costs anything. With CUEMARK_API_KEY it works for an account.',
    explain,
  };
}

function momentsIn(one: Added, query: SearchQuery): ToldMoment[] {
  const { videoId, title: videoTitle, linkAt } = told(one);
  return passagesOf(one.source.reading, '').passages.flatMap(({ startSeconds: start, moments, text, tail }) => {
    if (!says(text, query, tail)) return [];
    const [first] = matchesIn(text, query, tail);
    const startSeconds = start + (moments[first?.place ?? 0] ?? 0) / 10;
    return [{ videoId, videoTitle, startSeconds, text, link: linkAt?.(startSeconds) }];
  });
}

function told({ videoId, source, chapters, platformId }: Added): ToldVideo {
  const { title, durationSeconds } = source;
  const linkAt =
    platformId === undefined
      ? undefined
      : (seconds: number) => `https://www.youtube.com/watch?v=${platformId}&t=${Math.floor(seconds)}`;
  return { videoId, title, durationSeconds, status: 'ready', failure: null, chapters, linkAt };
}
