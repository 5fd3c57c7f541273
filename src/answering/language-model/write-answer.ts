import { timestamp } from '../../transcripts/timestamp.ts';
import type { Citation, Told } from '../engine.ts';
import type { messagesFor } from '../messages/messages.ts';
import type { Ground } from './check-claim.ts';

/** A sentence that stands, where it stands. */
export interface Statement {
  /** Markdown without moments. */
  text: string;
  grounds: readonly Ground[];
  form: 'sentence' | 'paragraph' | 'item';
}

/** What would begin a list, a heading or a rule. */
const blockStart = /^(?:\d+[.)](?=\s)|[-+#=])/;
/** A sentence after which no space stands. */
const unspaced = /[。！？]$/u;
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
    const own = bySecond(grounds);
    for (const { startSeconds, passage, text: said } of own) {
      const before = citations.get(startSeconds);
      const quote =
        !before || before.quote.includes(said) ? (before?.quote ?? cut(said)) : cut(`${before.quote} ${said}`);
      citations.set(startSeconds, { startSeconds, passage: before?.passage ?? passage, quote });
    }
    const isItem = form === 'item';
    const moments = own.map(({ startSeconds }) => timestamp(startSeconds));
    const told = withMoments(text, moments, isItem).replace(
      blockStart,
      (mark) => `${mark.slice(0, -1)}\\${mark.slice(-1)}`,
    );
    if (markdown === '') markdown = isItem ? `- ${told}` : told;
    else if (isItem) markdown += `${wasItem ? '\n' : '\n\n'}- ${told}`;
    else markdown += `${form === 'paragraph' || wasItem ? '\n\n' : unspaced.test(markdown) ? '' : ' '}${told}`;
    wasItem = isItem;
  }
  return { markdown, citations: [...citations.values()].sort((one, other) => one.startSeconds - other.startSeconds) };
}

/** What is there of an answer that did not come to its end, and that it did not. */
export function brokenOff(told: Told, say: ReturnType<typeof messagesFor>): Told {
  return { ...told, markdown: `${told.markdown}\n\n*${say('answer_broken_off')}*` };
}

/** The first ground of each second. */
function bySecond(grounds: readonly Ground[]): Ground[] {
  const first = new Map(grounds.toReversed().map((ground) => [ground.startSeconds, ground]));
  return [...first.values()].reverse().slice(0, mostMoments);
}

/** The moments in brackets, before the mark that ends the sentence, which one that ends with a quotation has, too, but in a list. */
function withMoments(text: string, moments: readonly string[], isItem: boolean): string {
  const [, body = text, mark = ''] = /^(.*?)([.!?…:。！？؟।]?)$/su.exec(text) ?? [];
  return `${body} (${moments.join(', ')})${mark || (!isItem && /[”“"»]$/.test(body) ? '.' : '')}`;
}

function cut(said: string): string {
  if (said.length <= mostQuoted) return said;
  const whole = said.slice(0, mostQuoted).toWellFormed().replace('\uFFFD', '');
  return `${whole.slice(0, Math.max(whole.lastIndexOf(' '), mostQuoted / 2))} …`;
}
