/** The links that a text is made of, one a line or with white space or commas between them; each once, in their order. */
export function linksIn(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/u).filter((link) => link !== ''))];
}

/** Whether a text that was pasted somewhere is meant for the box of links. */
export function holdsLink(text: string): boolean {
  return /^\s*(?:https?:\/\/|(?:www\.|m\.|music\.)?youtu)/iu.test(text);
}
