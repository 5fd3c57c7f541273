import type { Stage } from '../api/client.ts';

/** The stages of a video in work, in the order they come, as people read them. */
export const stageWords: Record<Stage, string> = {
  waiting: 'Waiting for its turn',
  reading_captions: 'Reading captions',
  fetching_sound: 'Fetching the sound',
  recognising_speech: 'Listening to what is said',
  finding_chapters: 'Finding chapters',
};
