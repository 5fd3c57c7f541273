import type { SpokenParagraph } from '../../chaptering/spoken-by-chapter.ts';
import { withMoments } from '../../chaptering/write-notes.ts';
import { timestamp } from '../../transcripts/timestamp.ts';
import type { SharedVideo } from '../../videos/shared-video.ts';
import { escaped } from '../docs/markup.ts';
import { frame, pageOf } from '../docs/page.ts';
import type { Words } from '../messages/messages.ts';

interface Place {
  /** Of the page, without an origin. */
  path: string;
  /** The second at which the video is to begin; undefined where the address names none. */
  from: number | undefined;
}

/** The page of a shared video, in the words of its reader's language: what there is to play, its chapters, and what is said in them. */
export function sharedPage(video: SharedVideo, { path, from: wanted }: Place, words: Words): string {
  const { title, durationSeconds, chapters, summary, language, summaryLanguage } = video;
  const say = htmlIn(words);
  const from = wanted === undefined ? undefined : Math.min(wanted, Math.max(0, durationSeconds - 1));
  const watch = video.watchAt && `<a href="${escaped(video.watchAt(from ?? 0))}">${say('on_youtube')}</a>`;
  const moment = momentsOf(video, path, words);
  const facts = [
    timestamp(durationSeconds),
    say('chapter_count', { count: chapters.length }),
    ...(watch ? [watch] : []),
  ];
  const list = chapters.map((chapter, place) => {
    const name = `<a class="name" href="#chapter-${place + 1}">${named(chapter)}</a>`;
    return `<li>${moment(chapter.startSeconds)} ${name}</li>`;
  });
  const ids = new Set<number>();
  const sections = chapters.map((chapter, place) => {
    const said = chapter.paragraphs.map((one) => paragraph(moment, one, ids));
    return `<section id="chapter-${place + 1}">
<h3>${moment(chapter.startSeconds)} ${named(chapter)}</h3>
${summed(moment, chapter.summary, summaryLanguage)}
<div${languageTag(language)}>
${said.join('\n')}
</div>
</section>`;
  });
  const isSilent = chapters.every(({ paragraphs }) => paragraphs.length === 0);
  return pageOf(
    words,
    title,
    '',
    `<main id="main" class="shared">
<h1>${named({ title, language })}</h1>
<p class="facts">${facts.join(' · ')}</p>
<div class="beside">
${player(video, { path, from: from ?? 0 }, words)}
${from === undefined ? '' : saidAt(chapters, from, words)}
<h2>${say('chapters')}</h2>
<ol class="places">
${list.join('\n')}
</ol>
</div>
<div class="text">
${summary === null ? '' : `<h2>${say('summary')}</h2>\n${summed(moment, summary, summaryLanguage)}`}
<h2>${say('transcript')}</h2>
${isSilent ? `<p>${say('no_transcript')}</p>` : sections.join('\n')}
</div>
</main>
<footer><a href="/">${say('made_with')}</a><a href="${path}.md">${say('as_markdown')}</a></footer>`,
    `<meta name="robots" content="noindex">\n<link rel="alternate" type="text/markdown" href="${path}.md">\n<script src="/docs/shared-page.js" defer></script>\n`,
  );
}

/** Says messages as HTML. */
function htmlIn({ say }: Words): Words['say'] {
  return (key, values) => escaped(say(key, values));
}

/** That what stands in an element is in this language, and not in the page's; null: nobody knows in which. */
const languageTag = (language: string | null) => ` lang="${escaped(language ?? '')}"`;

/** A title, which is in a language of its own and may be written from right to left. */
function named({ title, language }: { title: string; language: string | null }): string {
  return `<bdi${languageTag(language)}>${escaped(title)}</bdi>`;
}

/** A moment's time as HTML. */
type Moments = (seconds: number) => string;

/** Times that play the video from there, where there is something to play; of a file the page itself plays it. They stand among words of other languages. */
function momentsOf({ watchAt, media }: SharedVideo, path: string, words: Words): Moments {
  const say = htmlIn(words);
  const addressAt = watchAt ?? (media === null ? undefined : (second: number) => `${path}?t=${second}`);
  return (seconds) => {
    const time = timestamp(seconds);
    if (!addressAt) return `<span class="time">${time}</span>`;
    const second = Math.floor(seconds);
    return `<a class="time"${languageTag(words.language)} href="${escaped(addressAt(second))}" data-second="${second}" aria-label="${say('play_from', { time })}">${time}</a>`;
  };
}

/**
 * What there is to play: the file that was uploaded, or the platform's player, once somebody wants it: nothing is asked of the platform before. Until then its frame holds a page of ours with
 * a link to it, which needs no script.
 */
function player(
  { title, embedAt, media }: SharedVideo,
  { path, from }: { path: string; from: number },
  words: Words,
): string {
  const say = htmlIn(words);
  if (media !== null) {
    const source = escaped(`${path}/media${from > 0 ? `#t=${from}` : ''}`);
    // biome-ignore format: one tag
    return `<${media} class="player" src="${source}" controls preload="metadata"${media === 'video' ? ' playsinline' : ''} aria-label="${say('player_of', { title })}"></${media}>`;
  }
  if (!embedAt) return `<p class="aside">${say('not_played')}</p>`;
  const before = frame(
    words.language,
    words.say('player_of', { title }),
    `<section class="before" aria-label="${say('player')}">
<a class="play" href="${escaped(embedAt(from))}">${from > 0 ? say('play_from', { time: timestamp(from) }) : say('play_here')}</a>
<p class="aside">${say('player_from_youtube')}</p>
</section>`,
  );
  return `<iframe class="player" srcdoc="${escaped(before)}" data-embed="${escaped(embedAt(0))}" title="${say('player_of', { title })}" allow="autoplay; encrypted-media; fullscreen; picture-in-picture"></iframe>`;
}

/** Leads to what is said at a moment; nothing where nothing is. */
function saidAt(chapters: SharedVideo['chapters'], second: number, words: Words): string {
  const starts = chapters.flatMap(({ paragraphs }) => paragraphs.map(({ startSeconds }) => Math.floor(startSeconds)));
  const start = starts.findLast((one) => one <= second) ?? starts[0];
  return start === undefined
    ? ''
    : `<p><a class="said" href="#at-${start}">${htmlIn(words)('read_at', { time: timestamp(second) })}</a></p>`;
}

/** `ids` are the seconds that lead to a paragraph already. */
function paragraph(moment: Moments, { startSeconds, speaker, sentences }: SpokenParagraph, ids: Set<number>): string {
  const second = Math.floor(startSeconds);
  const id = ids.has(second) ? '' : ` id="at-${second}"`;
  ids.add(second);
  const who = speaker ? `<b>${escaped(speaker)}:</b> ` : '';
  return `<p${id} dir="auto">${moment(second)} ${who}${escaped(sentences.join(' '))}</p>`;
}

/** Markdown of a summary, paragraphs and lists, as HTML with its moments. */
function summed(moment: Moments, text: string | null, language: string | null): string {
  if (text === null) return '';
  const line = (words: string) => withMoments(escaped(words.replace(/\\([!-/:-@[-`{-~])/g, '$1')), moment);
  const blocks = text.split('\n\n').map((block) =>
    block.startsWith('- ')
      ? `<ul>${block
          .split('\n')
          .map((item) => `<li dir="auto">${line(item.slice(2))}</li>`)
          .join('')}</ul>`
      : `<p dir="auto">${line(block)}</p>`,
  );
  return `<div class="summary"${languageTag(language)}>${blocks.join('\n')}</div>`;
}
