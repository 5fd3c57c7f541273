/**
 * With which models end what they think aloud. Many servers put the mark that begins it into the prompt, and send the end alone;
 * some send gpt-oss's channels as they are, or without their marks (`analysisThey ask … assistantfinal{`).
 */
const ends =
  /<\/(?:seed:)?(?:think(?:ing)?|thoughts?|reasoning|reflection|analysis)>|\[\/THINK\]|◁\/think▷|<\|END_THINKING\|>|<\|end_of_thought\|>|<channel\|>|<\|channel\|>final[^<|>\n]{0,40}(?:<\|constrain\|>[^<|>\n]{0,40})?<\|message\|>|assistantfinal|(?<=^|\n)Here is my response:/gi;
/** With which they begin it. */
const begin =
  /^\s*(?:<(?:seed:)?(?:think(?:ing)?|thoughts?|reasoning|reflection|analysis)\b[^<>]{0,80}>|\[THINK\]|◁think▷|<\|(?:START_THINKING|begin_of_thought)\|>|<\|channel\|?>\s*(?:analysis|thought)|analysis(?=\p{Lu})|Here is my thought process:)/iu;

/** What a model wrote after it had thought aloud; all of it where it did not. `isCut`: it had not finished. */
export function stripReasoning(text: string, isCut: boolean): string {
  const known = endsIn(text);
  const last = known.findLast((end) => text.slice(end).trim() !== '');
  if (last !== undefined) return text.slice(last);
  return known.length > 0 || begin.test(text) ? jsonObjectsIn(text, isCut) : text;
}

/** Whether a model thinks aloud in a text. */
export function isThinking(text: string): boolean {
  return begin.test(text) || endsIn(text).length > 0;
}

/** Of thoughts that do not end, or that nothing follows, objects at their end may be an answer: prose is none. */
export function jsonObjectsIn(thoughts: string, isCut: boolean): string {
  const first = thoughts.indexOf('{');
  return isCut || first < 0 || !endsWithObject(thoughts) ? '' : thoughts.slice(first);
}

function endsWithObject(text: string): boolean {
  return /[}\]](?:\s|`{3}|<[^<>]{0,40}>|\[\/?[A-Z]{2,20}\]|◁\/think▷)*$/u.test(text.slice(-200));
}

/**
 * Reads a text as it comes. Where thoughts have ended in it, what was read before them was no part of the answer: `more` then
 * holds what follows them. That is known once the line in which they end is over, and something follows.
 */
export function reasoningReader(): {
  read: (text: string) => { isAnew: boolean; more: string };
  end: () => { isAnew: boolean; more: string };
} {
  let text = '';
  let line = '';
  let isOver = false;
  let isAnswer = false;
  const judge = (lines: string, more: string) => {
    const end = endsIn(lines).at(-1);
    isOver ||= end !== undefined;
    const rest = end === undefined ? more : lines.slice(end) + line;
    if (!isOver || rest.trim() === '') return { isAnew: false, more };
    isOver = false;
    isAnswer = true;
    return { isAnew: true, more: rest };
  };
  return {
    read(more) {
      text += more;
      const lastBreak = more.lastIndexOf('\n') + 1;
      const lines = lastBreak > 0 ? line + more.slice(0, lastBreak) : '';
      line = lastBreak > 0 ? more.slice(lastBreak) : line + more;
      return judge(lines, more);
    },
    end() {
      const lines = line;
      line = '';
      const last = judge(lines, '');
      const isThought = !isAnswer && begin.test(text) && !endsWithObject(text);
      return isThought ? { isAnew: true, more: '' } : last;
    },
  };
}

/** Where thoughts have ended. */
function endsIn(text: string): number[] {
  return Array.from(text.matchAll(ends), ({ 0: mark, index }) => index + mark.length).filter(
    (end) => !isInText(text, end),
  );
}

/** Whether a place is inside of a text of JSON, whose other mark then stands in the same line: `{"title":"What </think> is for"}`. */
function isInText(text: string, at: number): boolean {
  const [rest = ''] = text.slice(at).split('\n', 1);
  return (rest.replace(/\\./g, '').match(/"/g) ?? []).length % 2 === 1;
}
