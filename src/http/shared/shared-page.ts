import type { SpokenParagraph } from '../../chaptering/spoken-by-chapter.ts';
import { withMoments } from '../../chaptering/write-notes.ts';
import { timestamp } from '../../transcripts/timestamp.ts';
import type { SharedVideo } from '../../videos/shared-video.ts';
import { escaped } from '../docs/markup.ts';
import { frame, pageOf } from '../docs/page.ts';

interface Place {
  /** Of the page, without an origin. */
  path: string;
  /** The second at which the video is to begin; undefined where the address names none. */
  from: number | undefined;
}

/** The page of a shared video: what there is to play, its chapters, and what is said in them. */
export function sharedPage(video: SharedVideo, { path, from: wanted }: Place): string {
  const { title, durationSeconds, chapters, summary, language } = video;
  const from = wanted === undefined ? undefined : Math.min(wanted, Math.max(0, durationSeconds - 1));
  const count = `${chapters.length} ${chapters.length === 1 ? 'chapter' : 'chapters'}`;
  const watch = video.watchAt && `<a href="${escaped(video.watchAt(from ?? 0))}">On YouTube</a>`;
  const at = momentsOf(video, path);
  const facts = [timestamp(durationSeconds), count, ...(watch ? [watch] : [])];
  const list = chapters.map((chapter, place) => {
    const name = `<a class="name" href="#chapter-${place + 1}"><bdi>${escaped(chapter.title)}</bdi></a>`;
    return `<li>${moment(at, chapter.startSeconds)} ${name}</li>`;
  });
  const spoken = language === null ? '' : ` lang="${escaped(language)}"`;
  const ids = new Set<number>();
  const sections = chapters.map((chapter, place) => {
    const said = chapter.paragraphs.map((one) => paragraph(at, one, ids));
    return `<section id="chapter-${place + 1}">
<h3>${moment(at, chapter.startSeconds)} <bdi>${escaped(chapter.title)}</bdi></h3>
${summed(at, chapter.summary)}
<div${spoken}>
${said.join('\n')}
</div>
</section>`;
  });
  const isSilent = chapters.every(({ paragraphs }) => paragraphs.length === 0);
  return pageOf(
    title,
    '',
    `<main id="main" class="shared">
<h1><bdi>${escaped(title)}</bdi></h1>
<p class="facts">${facts.join(' · ')}</p>
<div class="beside">
${player(video, { path, from: from ?? 0 })}
${from === undefined ? '' : saidAt(chapters, from)}
<h2>Chapters</h2>
<ol class="places">
${list.join('\n')}
</ol>
</div>
<div class="text">
${summary === null ? '' : `<h2>Summary</h2>\n${summed(at, summary)}`}
<h2>Transcript</h2>
${isSilent ? '<p>There is no transcript.</p>' : sections.join('\n')}
</div>
</main>
<footer><a href="/">Made with Cuemark</a><a href="${path}.md">This page as Markdown</a></footer>`,
    `<meta name="robots" content="noindex">\n<link rel="alternate" type="text/markdown" href="${path}.md">\n<script src="/docs/shared-page.js" defer></script>\n`,
  );
}

/** The address at which a moment plays; undefined where there is nothing to play. */
type Moments = ((second: number) => string) | undefined;

/** Of a file the page itself plays it from there. */
function momentsOf({ watchAt, media }: SharedVideo, path: string): Moments {
  return watchAt ?? (media === null ? undefined : (second) => `${path}?t=${second}`);
}

/**
 * What there is to play: the file that was uploaded, or the platform's player, once somebody wants it: nothing is asked of the platform before. Until then its frame holds a page of ours with
 * a link to it, which needs no script.
 */
function player({ title, embedAt, media }: SharedVideo, { path, from }: { path: string; from: number }): string {
  if (media !== null) {
    const source = escaped(`${path}/media${from > 0 ? `#t=${from}` : ''}`);
    // biome-ignore format: one tag
    return `<${media} class="player" src="${source}" controls preload="metadata"${media === 'video' ? ' playsinline' : ''} aria-label="Player: ${escaped(title)}"></${media}>`;
  }
  if (!embedAt)
    return '<p class="aside">The recording itself is not shared: here are its chapters and what is said.</p>';
  const before = frame(
    `Player: ${title}`,
    `<section class="before" aria-label="Player">
<a class="play" href="${escaped(embedAt(from))}">${from > 0 ? `Play from ${timestamp(from)}` : 'Play here'}</a>
<p class="aside">The player comes from YouTube.</p>
</section>`,
  );
  return `<iframe class="player" srcdoc="${escaped(before)}" data-embed="${escaped(embedAt(0))}" title="Player: ${escaped(title)}" allow="autoplay; encrypted-media; fullscreen; picture-in-picture"></iframe>`;
}

/** Leads to what is said at a moment; nothing where nothing is. */
function saidAt(chapters: SharedVideo['chapters'], second: number): string {
  const starts = chapters.flatMap(({ paragraphs }) => paragraphs.map(({ startSeconds }) => Math.floor(startSeconds)));
  const start = starts.findLast((one) => one <= second) ?? starts[0];
  return start === undefined
    ? ''
    : `<p><a class="said" href="#at-${start}">Read what is said at ${timestamp(second)}</a></p>`;
}

/** `ids` are the seconds that lead to a paragraph already. */
function paragraph(at: Moments, { startSeconds, speaker, sentences }: SpokenParagraph, ids: Set<number>): string {
  const second = Math.floor(startSeconds);
  const id = ids.has(second) ? '' : ` id="at-${second}"`;
  ids.add(second);
  const who = speaker ? `<b>${escaped(speaker)}:</b> ` : '';
  return `<p${id} dir="auto">${moment(at, second)} ${who}${escaped(sentences.join(' '))}</p>`;
}

/** A time that plays the video from there, where there is something to play. */
function moment(at: Moments, seconds: number): string {
  const time = timestamp(seconds);
  if (!at) return `<span class="time">${time}</span>`;
  const second = Math.floor(seconds);
  return `<a class="time" href="${escaped(at(second))}" data-second="${second}" aria-label="Play from ${time}">${time}</a>`;
}

/** Markdown of a summary, paragraphs and lists, as HTML with its moments. */
function summed(at: Moments, text: string | null): string {
  if (text === null) return '';
  const line = (words: string) =>
    withMoments(escaped(words.replace(/\\([!-/:-@[-`{-~])/g, '$1')), (seconds) => moment(at, seconds));
  const blocks = text.split('\n\n').map((block) =>
    block.startsWith('- ')
      ? `<ul>${block
          .split('\n')
          .map((item) => `<li dir="auto">${line(item.slice(2))}</li>`)
          .join('')}</ul>`
      : `<p dir="auto">${line(block)}</p>`,
  );
  return `<div class="summary">${blocks.join('\n')}</div>`;
}
