import type { InterfaceLanguage } from '../../contract/interface-languages.ts';
import { readMessages, type Say } from '../../messages/read-messages.ts';
import type english from './en.json';

/** What pages say that the server writes: one JSON a language of the interface, in ICU message format. */
type MessageKey = keyof typeof english;

const { messagesFor } = readMessages<MessageKey>(import.meta.dirname);

/** A language that a page is in, and what is said in it: as text, which is not HTML yet. */
export interface Words {
  language: InterfaceLanguage;
  say: Say<MessageKey>;
}

export const wordsIn = (language: InterfaceLanguage): Words => ({ language, say: messagesFor(language) });
