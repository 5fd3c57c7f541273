import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { linesOf } from '../src/samples/captions.ts';
import type { Document, TrueSpan } from './document.ts';

/** A talk that we invented, as it would have been heard, with what its maker would have put below it and what people might ask. */
export interface InventedTalk {
  document: Document;
  genre: string;
  /** In the asker's words, each with the passages that answer it. */
  questions: { question: string; spans: TrueSpan[] }[];
  /** Some of them once more, asked in another language than the talk's. */
  across: { question: string; english: string; language: string; spans: TrueSpan[] }[];
  /** Of its subject, and not answered. */
  unanswered: string[];
}

/** What a language model answered where it was asked as the engine asks; without claims where it said that the talk does not say it. */
export interface ModelAnswer {
  /** The talk's id. */
  talk: string;
  question: string;
  /** Its sentences, each with the numbers of the talk's sentences that it cites and words that it quotes from them. */
  claims: { text: string; passages: number[]; quote: string }[];
}

/** The set's name. Each folder of `invented` is one author's, who is left out as a whole when a talk of theirs is judged. */
export const inventedSet = 'invented' as const;
const folder = join(import.meta.dirname, 'invented');

/** All of them, in order. Throws where one is not in the form that `invented/README.md` tells. */
export function readInventedTalks(): InventedTalk[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'));
  return files.sort().map((name) => {
    try {
      return inventedTalkOf(readFileSync(join(folder, name), 'utf8'), name.replace(/\.txt$/, ''));
    } catch (cause) {
      throw new Error(`evals/invented/${name} can not be read`, { cause });
    }
  });
}

const answerShape = z.object({
  talk: z.string(),
  question: z.string(),
  claims: z.array(z.object({ text: z.string(), passages: z.array(z.int()), quote: z.string() })).default([]),
});

/** What a language model answered about all of them, an author after the other. Throws where a line is not an answer. */
export function readModelAnswers(): ModelAnswer[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.jsonl'));
  return files.sort().flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => answerShape.parse(JSON.parse(line)))
      .map((answer) => ({ ...answer, talk: join(dirname(name), answer.talk) })),
  );
}

/** One talk; `id` is its author's folder and its name. Throws where it is not in form. */
export function inventedTalkOf(text: string, id: string): InventedTalk {
  const [whole = '', asked = ''] = text.split(/\n== Questions\n/);
  const [head = '', ...paragraphs] = whole.split(/\n+/).filter((line) => line.trim() !== '');
  const lines = paragraphs.filter((line) => !/^(?:genre|channel): /.test(line));
  const spoken = wordsSpoken(lines, paceOf(id));
  const words = spoken.words.map(({ text: word }) => word).join(' ');
  const document = {
    id,
    source: inventedSet,
    title: head.replace(/^# /, ''),
    channel: `${inventedSet} ${id.split('/')[0]}`,
    duration_seconds: spoken.durationSeconds,
    language: 'en',
    segments: spoken.segments,
    chapters: spoken.chapters,
  };
  const questions: InventedTalk['questions'] = [];
  const across: InventedTalk['across'] = [];
  const unanswered: string[] = [];
  let begin = '';
  const spanTo = (rest: string): TrueSpan => {
    const start = begin === '' ? undefined : spoken.words[wordAt(words, begin, 0)]?.start;
    const end = spoken.words[wordAt(words, rest, rest.length)]?.end;
    if (start === undefined || end === undefined || end <= start) throw new Error(`No passage ends with “${rest}”.`);
    return { start, end };
  };
  for (const line of asked.split('\n').filter((one) => one.trim() !== '')) {
    const rest = line.slice(1).trim();
    if (line.startsWith('?')) questions.push({ question: rest, spans: [] });
    else if (line.startsWith('~')) across.push(acrossOf(rest, questions.at(-1)));
    else if (line.startsWith('!')) unanswered.push(rest);
    else if (line.startsWith('<')) begin = rest;
    else if (line.startsWith('>')) questions.at(-1)?.spans.push(spanTo(rest));
    else throw new Error(`A line of questions begins with “${line[0]}”.`);
  }
  const idle = questions.find(({ spans }) => spans.length === 0);
  if (idle) throw new Error(`Nothing answers “${idle.question}”.`);
  const genre = paragraphs.find((line) => line.startsWith('genre: '))?.slice(7) ?? '';
  return { document, genre, questions, across, unanswered };
}

/** `de: Was kommt über das Loch?`, answered by what answers the question before it. */
function acrossOf(line: string, before: InventedTalk['questions'][number] | undefined): InventedTalk['across'][number] {
  const [, language, question] = /^([a-z]{2}): (.+)$/.exec(line) ?? [];
  if (!language || !question || !before) throw new Error(`“${line}” is no question in another language.`);
  return { question, english: before.question, language, spans: before.spans };
}

/** The number of the word at which `quote` begins, or of the one that ends `length` characters on. Throws where it is not said, or twice. */
function wordAt(words: string, quote: string, length: number): number {
  const at = words.indexOf(quote);
  if (at < 0 || words.indexOf(quote, at + 1) >= 0) throw new Error(`“${quote}” has to stand there once.`);
  return words.slice(0, at + Math.max(0, length - 1)).split(' ').length - 1;
}

/** Words a minute, another pace for each talk. */
function paceOf(id: string): number {
  return 135 + ([...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 50);
}

/** Who opens a paragraph so often is a speaker. */
const fewestTurns = 3;

/** `Ann: We met here.` */
function turnOf(line: string): { name: string; turn: string } | undefined {
  const [, name, turn] = /^(\p{Lu}[\p{L}.’' -]{0,30}): (.+)$/u.exec(line) ?? [];
  return name && turn ? { name, turn } : undefined;
}

/** What is said, with its times as a recogniser would give them: words, lines of captions, and where chapters begin. */
function wordsSpoken(lines: readonly string[], pace: number) {
  const script: string[] = [];
  const titles = new Map<number, string>();
  const speakers = new Map<number, string>();
  let said = 0;
  const turns = Map.groupBy(lines, (line) => turnOf(line)?.name);
  for (const line of lines) {
    const [, title] = /^## (.+)$/.exec(line) ?? [];
    const { name: called, turn = '' } = turnOf(line) ?? {};
    const name = (turns.get(called)?.length ?? 0) >= fewestTurns ? called : undefined;
    if (title) titles.set(said, title);
    else {
      if (name) speakers.set(said, name);
      const words = name ? turn : line;
      script.push(name ? `>> ${words}` : words);
      if (!/^\(pause \d+\)$/.test(line)) said += /^\[[^\]]+\]$/.test(line) ? 1 : words.split(/\s+/).length;
    }
  }
  const captions = linesOf(script.join('\n'), { pace, punctuation: true });
  let speaker: string | undefined;
  const words: { text: string; start: number; end: number }[] = [];
  const chapters: Document['chapters'] = [];
  const segments = captions.map((line) => {
    const from = words.length;
    for (const { text, start, end } of line) {
      const title = titles.get(words.length);
      if (title) chapters.push({ start_seconds: chapters.length === 0 ? 0 : Math.floor(start / 1000), title });
      speaker = speakers.get(words.length) ?? speaker;
      words.push({ text: text.replace(/^>> /, ''), start: start / 1000, end: end / 1000 });
    }
    const own = words.slice(from);
    const text = own.map((word) => word.text).join(' ');
    return { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0, text, ...(speaker ? { speaker } : {}) };
  });
  if (words.length !== said) throw new Error(`${words.length} of ${said} words were heard.`);
  return { durationSeconds: Math.ceil(words.at(-1)?.end ?? 0) + 4, words, segments, chapters };
}
