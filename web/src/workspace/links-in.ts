/** A link of any site, or one of the platform without its scheme; what a sentence, Markdown or HTML puts around it is no part of it. */
const link =
  /(?:https?:\/\/|(?<![\w@.-])(?=(?:[a-z]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)\/))[\w.~:/?#@!$&+%=-]+/giu;

/** Of the platform, wherever it leads there. */
const ofPlatform = /^(?:https?:\/\/)?(?:[a-z]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)\//iu;

/** The id of a video by itself: eleven characters that are more than a word. */
const bareId = /^(?=[\w-]{11}$)(?=.*[\d_-]|.*[a-z].*[A-Z])/u;

/** What chats put beside a link that is copied from them. */
const invisible = /[\u200b\u200e\u200f\u2060\u2066-\u2069\ufeff]/gu;

/** Longer than any link. */
const longest = 500;

/**
 * The links in a text, each once, in their order. Of a text that says more than links those of the platform are meant; one
 * without any is handed on as the single line that it is, to be told what is wrong with it.
 */
export function linksIn(text: string): string[] {
  const plain = text.replaceAll('&amp;', '&').replace(invisible, '').trim();
  // One link by itself may hold any character.
  if (/^https?:\/\/[^\s<>"]+$/iu.test(plain) && !/^.+https?:\/\//iu.test(plain) && !/[)\]'.,;!?:]$/u.test(plain))
    return [plain];
  const spelled = withIdsSpelled(plain);
  const all = (spelled.match(link) ?? []).map((found) => found.replace(/[.!?:~*]{1,20}$/u, ''));
  const numbering = /(?<=^|\n)\s*\(?\d{1,3}[.):]/gu;
  const saysMore = /[\p{L}\p{N}]/u.test(spelled.replace(link, ' ').replace(numbering, ' '));
  const meant = saysMore ? all.filter((found) => ofPlatform.test(found)) : all;
  if (meant.length > 0) return [...new Set(meant)];
  const line = text.trim().replace(/\s+/gu, ' ');
  return line === '' ? [] : [line.slice(0, longest)];
}

/** Links of other sites beside those that are meant, each once: they are left out, which is said. */
export function linksBeside(text: string): string[] {
  const meant = linksIn(text);
  if (!meant.some((one) => ofPlatform.test(one))) return [];
  const plain = text.replaceAll('&amp;', '&').replace(invisible, '');
  const all = (plain.match(link) ?? []).map((found) => found.replace(/[.!?:~*]{1,20}$/u, ''));
  return [...new Set(all)].filter((one) => !meant.includes(one) && !ofPlatform.test(one));
}

/** A text whose ids by themselves are links: those that are a line of their own, or all that is no link. */
function withIdsSpelled(text: string): string {
  const words = text.split(/[\s,;]+/u).filter((word) => word !== '');
  const isList = words.every((word) => bareId.test(word) || /^https?:\/\//iu.test(word));
  const alone = isList ? /(?<=^|[\s,;])[\w-]{11}(?=[\s,;]|$)/gu : /(?<=^|\n)[\w-]{11}(?=\s*(?:\n|$))/gu;
  return text.replace(alone, (word) => (bareId.test(word) ? `https://youtu.be/${word}` : word));
}

/** Whether a text that was pasted somewhere is meant for the box of links. */
export function holdsLink(text: string): boolean {
  return /^\s*https?:\/\//iu.test(text) || (text.match(link) ?? []).some((found) => ofPlatform.test(found));
}
