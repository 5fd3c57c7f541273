import { readMessages } from '../../messages/read-messages.ts';

/** What the product itself says in answers: one JSON a language, in ICU message format. English is always there. */
export type MessageKey =
  | 'not_said'
  | 'not_said_nearest'
  | 'answer_broken_off'
  | 'without_model'
  | 'speaker_says'
  | 'said'
  | 'said_then'
  | 'overview'
  | 'beyond_end';

/** Says messages in a language by its code (`en`, `pt`); in English where it has no catalogue, or is null. */
export const { messagesFor, languages: messageLanguages } = readMessages<MessageKey>(import.meta.dirname);
