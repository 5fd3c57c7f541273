import type { Citation, Told } from '../engine.ts';
import type { Ground } from '../ground-claim.ts';

/** A sentence that stands, where it stands. */
export interface Statement {
  /** Markdown without moments. */
  text: string;
  grounds: readonly Ground[];
  form: 'sentence' | 'paragraph' | 'item';
}

/** Moments after one sentence. */
const mostMoments = 3;
/** Characters of what is said at a moment. */
const mostQuoted = 400;

/** Writes sentences with their moments as Markdown: running text, paragraphs and lists. */
export function writeAnswer(statements: readonly Statement[]): Told {
  const citations = new Map<number, Citation>();
  let markdown = '';
  let wasItem = false;
  for (const { text, grounds, form } of statements) {
    const own = firstOfEachSecond(grounds).slice(0, mostMoments);
    for (const { startSeconds, passage, text: said } of own) {
      if (!citations.has(startSeconds)) citations.set(startSeconds, { startSeconds, passage, quote: cut(said) });
    }
    const isItem = form === 'item';
    const told = withMoments(
      text,
      own.map(({ moment }) => moment),
    );
    if (isItem) markdown += `${markdown === '' ? '' : wasItem ? '\n' : '\n\n'}- ${told}`;
    // A sentence that would read as a list or a number of one is none.
    else
      markdown += `${markdown === '' ? '' : form === 'paragraph' || wasItem ? '\n\n' : ' '}${told.replace(/^([-+*]|\d+[.)])(?=\s)/, '\\$1')}`;
    wasItem = isItem;
  }
  return { markdown, citations: [...citations.values()].sort((one, other) => one.startSeconds - other.startSeconds) };
}

function firstOfEachSecond(grounds: readonly Ground[]): Ground[] {
  return [...new Map(grounds.toReversed().map((ground) => [ground.startSeconds, ground])).values()].reverse();
}

/** The moments in brackets, before the mark that ends the sentence. */
function withMoments(text: string, moments: readonly string[]): string {
  const [, body = text, mark = ''] = /^(.*?)([.!?…。！？]?)$/su.exec(text) ?? [];
  return `${body} (${moments.join(', ')})${mark}`;
}

function cut(said: string): string {
  if (said.length <= mostQuoted) return said;
  const whole = said.slice(0, mostQuoted).toWellFormed().replace('\uFFFD', '');
  return `${whole.slice(0, Math.max(whole.lastIndexOf(' '), mostQuoted / 2))} …`;
}
