import { readMessages } from '../../messages/read-messages.ts';
import type english from './en.json';

/** What mails say: one JSON a language of the interface, in ICU message format. */
type MessageKey = keyof typeof english;

/** Says messages in a language of the interface. */
export const { messagesFor } = readMessages<MessageKey>(import.meta.dirname);
