import { prose } from './markup.ts';
import type { Place } from './page.ts';

/** What a page of the documentation has below its title. */
export interface Content {
  /** HTML, well-formed. */
  content: string;
  places: Place[];
}

interface Section {
  id: string;
  title: string;
  /** HTML, one below the other. */
  parts: string[];
}

/** A page of sections, with the places that its contents lead to. */
export function guide(lead: string, sections: Section[]): Content {
  const content = sections.map(
    ({ id, title, parts }) =>
      `<section id="${id}">\n<h2><a href="#${id}">${prose(title)}</a></h2>\n${parts.join('\n')}\n</section>`,
  );
  return {
    content: `<p class="lead">${linked(lead)}</p>\n${content.join('\n')}`,
    places: sections.map(({ id, title }) => ({ id, name: title })),
  };
}

/** A paragraph of text, in which backquotes mark code and `[text](address)` is a link. */
export function paragraph(text: string): string {
  return `<p>${linked(text)}</p>`;
}

export function list(...items: string[]): string {
  return `<ul>${items.map((item) => `<li>${linked(item)}</li>`).join('\n')}</ul>`;
}

function linked(text: string): string {
  return prose(text).replace(/\[([^\]]+)\]\(([^()\s]+)\)/g, '<a href="$2">$1</a>');
}
