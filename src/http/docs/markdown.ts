import { SaxesParser } from 'saxes';

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
}

/** A page of the documentation as Markdown (GitHub's). It is made of the same markup as the page, which is well-formed. */
export function markdownOf(title: string, content: string): string {
  return `# ${title}\n\n${blocks(parsed(content).children).join('\n\n')}\n`;
}

function parsed(content: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser({ fragment: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes: attributes as Record<string, string>, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => void open.at(-1)?.children.push(text));
  parser.write(content.replaceAll('<wbr>', '')).close();
  return root;
}

const containers = new Set(['section', 'article', 'div']);
const blockNames = new Set([...containers, 'h2', 'h3', 'h4', 'p', 'ul', 'dl', 'figure', 'table']);

/** What stands below one another, each as the lines of a block. */
function blocks(children: Element['children']): string[] {
  return children.flatMap((child) => {
    if (typeof child === 'string') return child.trim() === '' ? [] : [inline([child]).trim()];
    if (containers.has(child.name)) return blocks(child.children);
    return block(child);
  });
}

function block({ name, children }: Element): string {
  const elements = children.filter((child) => typeof child !== 'string');
  if (/^h\d$/.test(name)) return `${'#'.repeat(Number(name[1]))} ${inline(children.flatMap(unlinked)).trim()}`;
  if (name === 'ul') return elements.map((item) => `- ${inline(item.children).trim()}`).join('\n');
  if (name === 'dl') return definitions(elements);
  if (name === 'figure') return figure(elements);
  if (name === 'table') return table(elements);
  return inline(children).trim();
}

/** A heading's link to itself, as its text. */
function unlinked(child: Element | string): (Element | string)[] {
  return typeof child !== 'string' && child.name === 'a' ? child.children : [child];
}

function definitions(elements: Element[]): string {
  const entries = elements
    .flatMap((one) => (one.name === 'div' ? one.children : [one]))
    .filter((one) => typeof one !== 'string');
  return entries
    .map(({ name, children }) => (name === 'dt' ? `- ${inline(children).trim()}:` : ` ${inline(children).trim()}\n`))
    .join('')
    .trimEnd();
}

function figure([caption, code]: Element[]): string {
  return `${textOf(caption)}:\n\n\`\`\`\n${textOf(code)}\n\`\`\``;
}

function table(elements: Element[]): string {
  const rows = elements.flatMap(({ children }) => children).filter((row) => typeof row !== 'string');
  const lines = rows.map(({ children }) => {
    const cells = children.filter((cell) => typeof cell !== 'string');
    return `| ${cells.map((cell) => inline(cell.children).trim().replaceAll('|', '\\|')).join(' | ')} |`;
  });
  const [head = '', ...body] = lines;
  return [head, head.replace(/(?<=\|)[^|]+(?=\|)/g, '---'), ...body].join('\n');
}

/** What stands in a line. */
function inline(children: Element['children']): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return child.replace(/\s+/g, ' ').replace(/[*<[\]\\`]/g, '\\$&');
      if (child.name === 'code') return `\`${textOf(child)}\``;
      if (child.name === 'b') return `**${inline(child.children)}**`;
      if (child.name === 'a') return `[${inline(child.children)}](${asMarkdown(child.attributes.href ?? '')})`;
      return blockNames.has(child.name) ? blocks([child]).join(' ') : inline(child.children);
    })
    .join('');
}

/** The address of a page of the documentation as the one of its Markdown. */
function asMarkdown(address: string): string {
  return address.replace(/^(\/docs(?:\/[\w-]+)?)(?=#|$)/, '$1.md');
}

function textOf(node: Element | string | undefined): string {
  if (node === undefined) return '';
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
