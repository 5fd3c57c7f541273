import type { Citation, Told } from '../../engine.ts';
import type { Ground } from '../../ground-claim.ts';

/** A sentence that stands, where it stands. */
export interface Statement {
  /** Markdown without moments. */
  text: string;
  grounds: readonly Ground[];
  form: 'sentence' | 'paragraph' | 'item';
}

/** What would begin a list, a heading or a rule. */
const blockStart = /^(?:\d+[.)](?=\s)|[-+#=])/;
const singleWord = /^[\p{L}\p{M}\p{N}'’-]{1,20}[.!]$/u;
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
  for (const [place, { text, grounds, form }] of statements.entries()) {
    const own = momentsOf(grounds);
    for (const { startSeconds, passage, text: said } of own) {
      const before = citations.get(startSeconds);
      const quote =
        !before || before.quote.includes(said) ? (before?.quote ?? cut(said)) : cut(`${before.quote} ${said}`);
      citations.set(startSeconds, { startSeconds, passage: before?.passage ?? passage, quote });
    }
    const isItem = form === 'item';
    const moments = own.map(({ moment }) => moment);
    const marked = leadsTo(statements[place + 1], text, moments) ? text : withMoments(text, moments, isItem);
    const told = marked.replace(blockStart, (mark) => `${mark.slice(0, -1)}\\${mark.slice(-1)}`);
    if (markdown === '') markdown = isItem ? `- ${told}` : told;
    else if (isItem) markdown += `${wasItem ? '\n' : '\n\n'}- ${told}`;
    else markdown += `${form === 'paragraph' || wasItem ? '\n\n' : unspaced.test(markdown) ? '' : ' '}${told}`;
    wasItem = isItem;
  }
  return { markdown, citations: [...citations.values()].sort((one, other) => one.startSeconds - other.startSeconds) };
}

/** The first ground of each second. */
function momentsOf(grounds: readonly Ground[]): Ground[] {
  const bySecond = new Map(grounds.toReversed().map((ground) => [ground.startSeconds, ground]));
  return [...bySecond.values()].reverse().slice(0, mostMoments);
}

/** Whether a single word (`No.`, `Six.`) needs no moments of its own, since the next sentence has them. */
function leadsTo(next: Statement | undefined, text: string, moments: readonly string[]): boolean {
  if (next?.form !== 'sentence' || !singleWord.test(text)) return false;
  const others = momentsOf(next.grounds).map(({ moment }) => moment);
  return moments.every((moment) => others.includes(moment));
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
