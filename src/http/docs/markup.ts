/** Text as HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A sentence of the contract as HTML: backquotes mark code in it. */
export function prose(text: string): string {
  return escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** Code to read or paste; it scrolls by keyboard where it is wider than the page. `kind` is what a reader takes it for. */
export function codeBlock(kind: 'request' | 'answer' | 'program', label: string, code: string): string {
  return `<figure class="${kind}">
<figcaption>${escaped(label)}</figcaption>
<pre tabindex="0" role="group" aria-label="${escaped(label)}"><code>${escaped(code)}</code></pre>
</figure>`;
}

/** A table whose first column heads its rows; cells are HTML. It scrolls by itself on narrow screens. */
export function table(label: string, heads: string[], rows: string[][]): string {
  const head = heads.map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
  const body = rows.map(([first = '', ...rest]) => {
    return `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<div class="table" tabindex="0" role="group" aria-label="${escaped(label)}"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody></table></div>`;
}
