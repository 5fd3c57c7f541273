import { markdownText } from '../transcripts/markdown-text.ts';
import type { SpokenSentence } from '../transcripts/reading/spoken-sentences.ts';
import { timestamp } from '../transcripts/timestamp.ts';
import type { ChapterLine } from './rules.ts';
import { type SpokenParagraph, spokenByChapter } from './spoken-by-chapter.ts';

/** What notes are made of. */
export interface Notes {
  title: string;
  /** Where the video is, as people know it: a link, or a file's name. */
  source: string;
  /** The address that opens the video at a second; undefined where there is none. */
  linkAt: ((seconds: number) => string) | undefined;
  /** When it was added. */
  date: Date;
  durationSeconds: number;
  chapters: readonly ChapterLine[];
  /** What sums up the video and its chapters, by their seconds: Markdown with moments in brackets. */
  summary?: { text: string | null; chapters: readonly { startSeconds: number; text: string | null }[] } | undefined;
  /** What is said, where that is to stand under the chapters. */
  sentences?: readonly SpokenSentence[] | undefined;
}

/** `Content-Type` of notes. */
export const notesMediaType = 'text/markdown; charset=utf-8';

/**
 * A video as Markdown notes: front matter that Obsidian and GitHub show as properties, and a heading a chapter, whose time opens
 * the video at that second.
 */
export function writeNotes(notes: Notes): string {
  const { title, chapters, sentences, summary } = notes;
  const said = spokenByChapter(chapters, sentences ?? []);
  const sections = chapters.map((chapter, place) => {
    const heading = `## ${moment(notes, chapter.startSeconds)} ${markdownText(chapter.title)}`;
    const own = summary?.chapters.find(({ startSeconds }) => startSeconds === chapter.startSeconds)?.text;
    return [heading, ...summed(notes, own), ...paragraphs(notes, said[place] ?? [])].join('\n\n');
  });
  return `${[frontMatter(notes), `# ${markdownText(title)}`, ...summed(notes, summary?.text), ...sections].join('\n\n')}\n`;
}

/** YAML, in which every text is quoted as JSON quotes it. */
function frontMatter({ title, source, date, durationSeconds }: Notes): string {
  return [
    '---',
    `title: ${quoted(title)}`,
    `source: ${quoted(source)}`,
    `date: ${date.toISOString().slice(0, 10)}`,
    `duration: ${quoted(timestamp(durationSeconds))}`,
    'tags:',
    '  - video',
    '---',
  ].join('\n');
}

/** On one line whatever it holds: YAML takes these for ends of lines, JSON does not. */
function quoted(text: string): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(text.toWellFormed()).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escaped);
}

function moment({ linkAt }: Notes, seconds: number): string {
  const time = timestamp(seconds);
  return linkAt ? `[${time}](${linkAt(Math.floor(seconds))})` : time;
}

/** Moments in brackets, as summaries have them, and one of them. */
const bracketed = /\((?:\d+:)?\d{1,2}:\d{2}(?:, (?:\d+:)?\d{1,2}:\d{2})*\)/g;
const clock = /[\d:]+/g;

/** The text of a summary with each of its moments as `write` writes it. */
export function withMoments(text: string, write: (seconds: number) => string): string {
  const secondsOf = (time: string) => time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
  return text.replace(bracketed, (moments) => moments.replace(clock, (time) => write(secondsOf(time))));
}

/** What sums up a video or a chapter, whose moments lead to the video; nothing where there is nothing. */
function summed(notes: Notes, text: string | null | undefined): string[] {
  return typeof text === 'string' ? [withMoments(text, (seconds) => moment(notes, seconds))] : [];
}

function paragraphs(notes: Notes, said: readonly SpokenParagraph[]): string[] {
  return said.map(({ startSeconds, speaker, sentences }) => {
    const who = speaker ? `*${markdownText(speaker)}:* ` : '';
    return `${moment(notes, startSeconds)} ${who}${sentences.map(markdownText).join(' ')}`;
  });
}
