import type { Citation, Told } from '../engine.ts';
import type { Ground } from '../ground-claim.ts';

/** A sentence that stands, where it stands. */
export interface Statement {
  /** Markdown without moments. */
  text: string;
  grounds: readonly Ground[];
  form: 'sentence' | 'paragraph' | 'item';
}

/** What would begin a list, a heading or a rule. */
const blockStart = /^(?:\d+[.)](?=\s)|[-+#=])/;
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
      const before = citations.get(startSeconds);
      const quote =
        !before || before.quote.includes(said) ? (before?.quote ?? cut(said)) : cut(`${before.quote} ${said}`);
      citations.set(startSeconds, { startSeconds, passage: before?.passage ?? passage, quote });
    }
    const isItem = form === 'item';
    const moments = own.map(({ moment }) => moment);
    const told = withMoments(text, moments).replace(blockStart, (mark) => `${mark.slice(0, -1)}\\${mark.slice(-1)}`);
    if (markdown === '') markdown = isItem ? `- ${told}` : told;
    else if (isItem) markdown += `${wasItem ? '\n' : '\n\n'}- ${told}`;
    else markdown += `${form === 'paragraph' || wasItem ? '\n\n' : ' '}${told}`;
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
