/** What a page of the documentation shows to be pasted, or says comes back. */
export interface Block {
  /** `request`, `answer` or `program`. */
  kind: string;
  label: string;
  text: string;
}

/** The blocks of a page, in its order. */
export function blocksOf(page: string): Block[] {
  const pattern = /<figure class="(\w+)">\s*<figcaption>(.*?)<\/figcaption>\s*<pre[^>]*><code>([\s\S]*?)<\/code>/g;
  return [...page.matchAll(pattern)].map(([, kind = '', label = '', code = '']) => ({
    kind,
    label,
    text: code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  }));
}

/** Without what is different each time. */
function timeless(text: string): string {
  return text
    .replace(/"(id|video_id)": ?"[^"]+"/g, '"$1": "…"')
    .replace(/"created_at": ?"[^"]+"/g, '"created_at": "…"')
    .replace(/req_[0-9a-f]{32}/g, 'req_…')
    .replace(/(workspace|videos|questions)\/[A-Za-z0-9]{20}/g, '$1/…')
    .replace(/(Retry-After: )\d+/gi, '$1…');
}

/** The body of what curl printed as an object, or the text as it is; ids and times left out. */
export function bodyOfAnswer(answer: string): unknown {
  const body = answer.replaceAll('\r', '').replace(/^HTTP[\s\S]*?(?:\n\n|$)/, '');
  return body.startsWith('{') ? JSON.parse(timeless(body)) : body.trimEnd();
}

/** Lines of the head, where there is one: without what is different each time, in lower case. */
export function headLinesOf(answer: string): string[] {
  const head = answer.startsWith('HTTP') ? (answer.split(/\r?\n\r?\n/)[0] ?? '') : '';
  return timeless(head).toLowerCase().split(/\r?\n/).filter(Boolean);
}
