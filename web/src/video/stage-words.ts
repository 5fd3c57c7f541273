import type { Stage } from '../api/client.ts';
import type { MessageKey } from '../i18n/messages.ts';

/** The stages of a video in work, in the order they come, as people read them. */
export const stageWords: Record<Stage, MessageKey> = {
  waiting: 'stage.waiting',
  reading_captions: 'stage.reading_captions',
  fetching_sound: 'stage.fetching_sound',
  recognising_speech: 'stage.recognising_speech',
  finding_chapters: 'stage.finding_chapters',
};
