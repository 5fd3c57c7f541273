import { type CallToolResult, McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { limits } from '../contract/limits.ts';
import { askQuestionSchema } from '../contract/objects.ts';
import { timestamp } from '../transcripts/timestamp.ts';
import type { Library, ToldAnswer, ToldVideo } from './library.ts';
import { moment, transcriptPages } from './transcript-pages.ts';

const instructions =
  'Cuemark makes chapters of videos and answers questions about what is said in them, with the moments that an answer rests on. ' +
  'Add a video by its link, then read its chapters, ask about it, or read its transcript a page at a time. Search finds where ' +
  'something is said in all of them. Name moments as the tools do, and link them.';

const videoId = z.string().describe('The video_id that add_video answered');

/** Tools and resources over videos, for one exchange or connection of the Model Context Protocol. */
export function createMcpServer(library: Library, version: string): McpServer {
  const server = new McpServer({ name: 'cuemark', title: 'Cuemark', version }, { instructions });
  const reading = { readOnlyHint: true, openWorldHint: false };

  /** What a tool answers, or why it refuses, for the assistant to read. */
  const told = async (work: () => Promise<string>): Promise<CallToolResult> => {
    try {
      return { content: [{ type: 'text', text: await work() }] };
    } catch (error) {
      return { content: [{ type: 'text', text: inWords(library, error) }], isError: true };
    }
  };

  server.registerTool(
    'add_video',
    {
      title: 'Add a video',
      description: library.price
        ? `Makes chapters of a video: a ${library.takes}. It costs minutes. Without \`confirm\` it says the price and charges nothing; ` +
          'call it again with `confirm: true` once the user agrees to the price.'
        : `Makes chapters of a video: a ${library.takes}.`,
      inputSchema: z.object({
        url: z.string().describe(`A ${library.takes}`),
        confirm: z.boolean().optional().describe('Whether the user agreed to the price'),
      }),
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
    },
    ({ url, confirm }) => told(() => addVideo(library, url, confirm === true)),
  );
  server.registerTool(
    'get_video',
    {
      title: 'Look at a video',
      description:
        'Says how far a video is: processing, ready or failed. Waits up to 20 seconds for one that is in work.',
      inputSchema: z.object({ video_id: videoId }),
      annotations: reading,
    },
    ({ video_id }) => told(async () => stateOf(await library.video(video_id))),
  );
  server.registerTool(
    'get_chapters',
    {
      title: 'Read the chapters',
      description: 'The chapters of a video that is ready: when each begins and what it is about.',
      inputSchema: z.object({ video_id: videoId }),
      annotations: reading,
    },
    ({ video_id }) => told(async () => chaptersOf(await library.video(video_id))),
  );
  server.registerTool(
    'get_transcript',
    {
      title: 'Read the transcript',
      description:
        'What is said in a video, a page at a time. Ask a question instead, where the user wants to know something of it.',
      inputSchema: z.object({
        video_id: videoId,
        page: z.int().min(1).optional().describe('From 1 on; the first one where it is left out'),
      }),
      annotations: reading,
    },
    ({ video_id, page = 1 }) => told(() => transcriptPage(library, video_id, page)),
  );
  server.registerTool(
    'search',
    {
      title: 'Search what is said',
      description:
        'Finds the moments at which words are said in any of the videos, or in one, and titles and chapters that have them. Words in ' +
        'quotation marks stand one after the other. Read the transcript around a moment, or ask, to know more of it.',
      inputSchema: z.object({
        words: z
          .string()
          .min(1)
          .max(limits.searchCharacters)
          .describe('All of them are in what is found, or words that begin so'),
        video_id: videoId.optional().describe('To search one video alone'),
      }),
      annotations: reading,
    },
    ({ words, video_id }) => told(async () => foundOf(await library.search(words, video_id))),
  );
  const question = askQuestionSchema.shape.question.describe(
    `In any language, at most ${limits.questionCharacters} characters`,
  );
  const { answer } = library;
  server.registerTool(
    'ask',
    {
      title: 'Ask about a video',
      description:
        'Answers a question from what is said in a video, with the moments that the answer rests on, or says that the video does not ' +
        `say it.${answer ? ` A video has ${limits.questionsPerVideo} questions; they cost no minutes.` : ''}`,
      inputSchema: answer
        ? z.object({
            video_id: videoId,
            question: question.optional(),
            question_id: z.string().optional().describe('In place of a question: one whose answer was still to come'),
          })
        : z.object({ video_id: videoId, question }),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    ({ video_id, ...asked }: { video_id: string; question?: string | undefined; question_id?: string | undefined }) =>
      told(async () => {
        const video = await library.video(video_id);
        const known = answer && asked.question_id !== undefined ? await answer(video_id, asked.question_id) : undefined;
        if (!known && !asked.question) return 'Give a question.';
        return answerOf(known ?? (await library.ask(video_id, asked.question ?? '')), video);
      }),
  );
  server.registerTool(
    'account',
    {
      title: 'Look at the account',
      description: 'The plan, and how many minutes are left for videos.',
      inputSchema: z.object({}),
      annotations: reading,
    },
    () => told(() => library.account()),
  );

  server.registerResource(
    'transcript',
    new ResourceTemplate('cuemark://videos/{video_id}/transcript', {
      list: async () => ({
        resources: (await library.newest()).map((video) => ({
          uri: `cuemark://videos/${video.videoId}/transcript`,
          name: `Transcript of ${video.title}`,
          mimeType: 'text/plain',
        })),
      }),
    }),
    {
      title: 'Transcript',
      description: 'All that is said in a video, with the time of each part',
      mimeType: 'text/plain',
    },
    async (uri, { video_id }) => {
      const sentences = await library.transcript(String(video_id)).catch((error: unknown) => {
        throw new Error(inWords(library, error));
      });
      if (!sentences) throw new Error('The video has no transcript yet.');
      return { contents: [{ uri: uri.href, mimeType: 'text/plain', text: transcriptPages(sentences).join('\n') }] };
    },
  );
  return server;
}

function inWords(library: Library, error: unknown): string {
  return library.explain(error) ?? 'Something went wrong on the side of Cuemark. Try again.';
}

async function addVideo(library: Library, source: string, isConfirmed: boolean): Promise<string> {
  const price = await library.price?.(source);
  if (price?.existingVideoId) {
    return `It is there already, and nothing was charged.\n${stateOf(await library.video(price.existingVideoId))}`;
  }
  if (price && !isConfirmed) {
    const { title, durationSeconds, minutesNeeded, minutesLeft } = price;
    const cost = `${minutesNeeded} ${minutesNeeded === 1 ? 'minute' : 'minutes'} of the ${minutesLeft} that are left`;
    const next =
      minutesNeeded > minutesLeft
        ? 'That is more than there are, so it can not be added.'
        : 'Nothing was charged. Ask the user, then call add_video again with confirm: true.';
    return `“${title}” (${timestamp(durationSeconds)}) costs ${cost}. ${next}`;
  }
  return stateOf(await library.add(source));
}

function stateOf(video: ToldVideo): string {
  const head = `video_id: ${video.videoId}\n“${video.title}” (${timestamp(video.durationSeconds)})`;
  const link = video.linkAt ? `\n${video.linkAt(0)}` : '';
  if (video.status === 'failed') return `${head} failed: ${video.failure ?? 'it can not be told why.'}`;
  if (video.status === 'processing') return `${head} is being processed. Look again with get_video.${link}`;
  const count = video.chapters?.length ?? 0;
  return `${head} is ready, with ${count} ${count === 1 ? 'chapter' : 'chapters'}.${link}`;
}

function chaptersOf(video: ToldVideo): string {
  if (!video.chapters) return stateOf(video);
  const lines = video.chapters.map(({ startSeconds, title }) => `${moment(startSeconds)} ${title}`);
  return [`“${video.title}” (${timestamp(video.durationSeconds)})`, ...lines, ...linkHint(video)].join('\n');
}

async function transcriptPage(library: Library, id: string, page: number): Promise<string> {
  const video = await library.video(id);
  const sentences = await library.transcript(id);
  if (!sentences) return `There is no transcript yet. ${stateOf(video)}`;
  const pages = transcriptPages(sentences);
  const text = pages[page - 1];
  if (text === undefined)
    return pages.length === 0
      ? 'Nothing is said in it.'
      : `The transcript has ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}.`;
  const place = `“${video.title}”, page ${page} of ${pages.length}`;
  return [place, text, ...(page < pages.length ? [`It goes on on page ${page + 1}.`] : []), ...linkHint(video)].join(
    '\n',
  );
}

function answerOf(told: ToldAnswer, video: ToldVideo): string {
  if (told.status === 'pending') {
    return `It is being answered. Call ask again in a few seconds with question_id: ${told.questionId}, and no question.`;
  }
  if (told.status === 'failed') return told.failure ?? 'It could not be answered.';
  const moments = told.citations.map(({ startSeconds, quote }) => {
    // What the answer quotes itself is not said twice.
    const words = told.answer?.includes(quote) ? '' : ` “${quote}”`;
    const link = video.linkAt ? ` ${video.linkAt(startSeconds)}` : '';
    return `- ${moment(startSeconds)}${words}${link}`;
  });
  return [told.answer ?? '', ...(moments.length > 0 ? ['', 'It rests on:', ...moments] : [])].join('\n');
}

function foundOf({ moments, isMore }: Awaited<ReturnType<Library['search']>>): string {
  if (moments.length === 0) return 'Nobody says that. Try fewer words, or only the beginning of one.';
  const lines = moments.map(({ videoId, videoTitle, startSeconds, text, link }) => {
    const place = `“${videoTitle}” (video_id: ${videoId}) at ${moment(startSeconds)}`;
    return `- ${place}: “${text}”${link ? ` ${link}` : ''}`;
  });
  return [...lines, ...(isMore ? ['There is more: add words, or a video_id.'] : [])].join('\n');
}

/** One sentence in place of a link a line. */
function linkHint({ linkAt }: ToldVideo): string[] {
  return linkAt ? [`A link to a moment ends in its seconds: ${linkAt(0).replace(/0$/, 'SECONDS')}`] : [];
}
