import { readMessages } from '../../messages/read-messages.ts';

/** What the product itself calls chapters: one JSON a language, in ICU message format. English is always there. */
export type MessageKey = 'intro' | 'sponsor' | 'sponsor_of' | 'outro' | 'part';

const catalogues = readMessages<MessageKey>(import.meta.dirname);

/** Chinese that is written in traditional characters. */
const traditional = /^(?:zh-(?:.*-)?(?:hant|tw|hk|mo)|yue)\b/;

/** Says what chapters are called in a language (BCP 47); in English where it has no catalogue, or is null. */
export function messagesFor(language: string | null) {
  const tag = language?.toLowerCase().replaceAll('_', '-') ?? 'en';
  return catalogues.messagesFor(traditional.test(tag) ? 'zh-hant' : (tag.split('-')[0] ?? 'en'));
}

/** Which recurring parts of videos are called so, in any language. */
export function partsCalled(title: string): ('intro' | 'sponsor' | 'outro')[] {
  const name = title.toLowerCase();
  return (['intro', 'sponsor', 'outro'] as const).filter((part) =>
    catalogues.languages.some((language) => catalogues.messagesFor(language)(part).toLowerCase() === name),
  );
}
