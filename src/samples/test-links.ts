/** What sending a test link brings about. */
export interface TestLink {
  id: string;
  /** What it is there for. */
  about: string;
  /** The `reason` of a 422, the code of a 503, or what the video becomes once it was accepted. */
  outcome: { status: 422; reason: string } | { status: 503 } | { status: 202; becomes: string };
}

const becomes = (id: string, end: string, about: string): TestLink => ({
  id,
  about,
  outcome: { status: 202, becomes: end },
});
const refused = (id: string, reason: string, about: string): TestLink => ({
  id,
  about,
  outcome: { status: 422, reason },
});

/** Samples whose links bring about every outcome that a client may meet, as `docs/test-links.md` lists them. */
export const testLinks: readonly TestLink[] = [
  becomes('sampleTalk1', 'ready', 'a talk of nine minutes'),
  becomes('sampleTuto1', 'ready', 'a tutorial of 18 minutes, captions without punctuation'),
  becomes('sampleIntv1', 'ready', 'an interview of 36 minutes, two speakers'),
  becomes('sampleLect1', 'ready', 'a lecture of two hours'),
  becomes('sampleGerm1', 'ready', 'in German, 14 minutes, with captions in English too'),
  becomes('sampleSlow1', 'ready', 'the talk again, after more than six seconds'),
  becomes('sampleMute1', 'transcript_unavailable', 'a video without captions'),
  becomes('sampleSong1', 'no_chapters', 'a song without words'),
  becomes('sampleLock1', 'platform_unavailable', 'captions that are not handed out'),
  becomes('sampleLost1', 'video_removed', 'removed while it is processed'),
  refused('sampleHide1', 'private', 'a private video'),
  refused('sampleLive1', 'live', 'a stream that is live'),
  refused('sampleLong1', 'too_long', 'longer than three hours'),
  refused('sampleLink1', 'unlisted_short', 'unlisted, ten minutes'),
  refused('sampleGone1', 'not_found', 'a video that was removed'),
  { id: 'sampleBusy1', about: 'YouTube does not answer', outcome: { status: 503 } },
];
