/** With which models end what they think aloud. Many servers put the mark that begins it into the prompt, and send the end alone. */
const ends = [
  '</think>',
  '</thinking>',
  '</thought>',
  '</reasoning>',
  '[/THINK]',
  '</seed:think>',
  '◁/think▷',
  '<|END_THINKING|>',
  '<|end_of_thought|>',
  '<|channel|>final<|message|>',
];

/** What a model wrote after it had thought aloud; all of it where it did not. */
export function withoutThoughts(text: string): string {
  return text.slice(endOfThoughts(text));
}

/**
 * Reads a text as it comes. Where thoughts have ended in it, what was read before them was no part of the answer: `more` then
 * holds what follows them. That is known once the line in which they end is over.
 */
export function thoughtsReader(): {
  read: (text: string) => { isAnew: boolean; more: string };
  end: () => { isAnew: boolean; more: string };
} {
  let line = '';
  const judge = (lines: string, more: string) => {
    const end = endOfThoughts(lines);
    return end > 0 ? { isAnew: true, more: lines.slice(end) + line } : { isAnew: false, more };
  };
  return {
    read(text) {
      const lastBreak = text.lastIndexOf('\n') + 1;
      const lines = lastBreak > 0 ? line + text.slice(0, lastBreak) : '';
      line = lastBreak > 0 ? text.slice(lastBreak) : line + text;
      return judge(lines, text);
    },
    end() {
      const lines = line;
      line = '';
      return judge(lines, '');
    },
  };
}

/** Where the last thoughts have ended; 0 where there are none. */
function endOfThoughts(text: string): number {
  let last = 0;
  for (const end of ends) {
    for (let at = text.indexOf(end); at >= 0; at = text.indexOf(end, at + 1)) {
      if (!isInText(text, at + end.length)) last = Math.max(last, at + end.length);
    }
  }
  return last;
}

/** Whether a place is inside of a text of JSON, whose other mark then stands in the same line: `{"title":"What </think> is for"}`. */
function isInText(text: string, at: number): boolean {
  const [rest = ''] = text.slice(at).split('\n', 1);
  return (rest.replace(/\\./g, '').match(/"/g) ?? []).length % 2 === 1;
}
