import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { descriptionChapters } from '../chaptering/description-chapters.ts';
import { readPlayerAnswer } from './player-answer.ts';

const folder = path.resolve(import.meta.dirname, '../../../shared/platform');

/** The player answer in a recording: some hold the whole exchange, ANDROID's sits one level deeper. */
function recorded(name: string): { answer: unknown; videoId: string } {
  const file = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const body = file.response?.responseBody ?? file.responseBody ?? file;
  const answer = typeof body === 'string' ? JSON.parse(body) : body;
  const player = answer.playerResponse ?? answer;
  return { answer: player, videoId: player.videoDetails?.videoId ?? 'aaaaaaaaaaA' };
}

describe.skipIf(!existsSync(folder))('recorded answers (skipped where ../shared/platform is absent)', () => {
  test.each([
    ['newpipe--stream--default--cclicensed--1.json', 2],
    ['newpipe--stream--default--unlisted--3.json', 1],
    ['transcript-api--youtube.innertube.json', 9],
    ['newpipe--history-9730de277--generatedSubtitles--4.json', undefined],
  ])('%s is playable', (name, tracks) => {
    const { answer, videoId } = recorded(name);
    const video = readPlayerAnswer(answer, videoId);
    if (video.kind !== 'playable') throw new Error(`it was read as ${JSON.stringify(video)}`);
    expect(video.title).not.toBe('');
    expect(video.durationSeconds).toBeGreaterThan(0);
    if (tracks !== undefined) expect(video.captionTracks).toHaveLength(tracks);
  });

  test('a description keeps its lines, and with them the creator’s chapters', () => {
    const { answer, videoId } = recorded('newpipe--stream--default--streamsegmentsmailab--1.json');
    const video = readPlayerAnswer(answer, videoId);
    if (video.kind !== 'playable') throw new Error(video.kind);
    expect(descriptionChapters(video.description, video.durationSeconds)?.slice(0, 3)).toEqual([
      { startSeconds: 0, title: 'Ein erstaunlich kontroverses Thema' },
      { startSeconds: 164, title: 'Was ist Vitamin D?' },
      { startSeconds: 364, title: 'Die Saisonalitätshypothese' },
    ]);
  });

  test.each([
    ['newpipe--stream--default--notavailable--privatecontent--1.json', 'private'],
    ['newpipe--stream--default--notavailable--musicpremiumcontent--1.json', 'private'],
    ['newpipe--stream--default--notavailable--restricted--1.json', 'private'],
    ['newpipe--history-727e79160--ageRestricted--2.json', 'private'],
    ['transcript-api--youtube_age_restricted.innertube.json', 'private'],
    ['newpipe--stream--default--notavailable--nonexistent--1.json', 'not_found'],
    ['transcript-api--youtube_video_unavailable.innertube.json', 'not_found'],
    ['newpipe--stream--livestream--1.json', 'live'],
    ['newpipe--stream--livestream--3.json', 'live'],
    ['invidious--video--scheduled_live_PBD-Podcast.player.json', 'live'],
  ])('%s is unsupported: %s', (name, reason) => {
    const { answer, videoId } = recorded(name);
    expect(readPlayerAnswer(answer, videoId)).toMatchObject({ kind: 'unsupported', reason });
  });

  test.each([
    'transcript-api--youtube_request_blocked.innertube.json',
    'newpipe--history-727e79160--ageRestricted--5.json',
    'transcript-api--youtube_unplayable.innertube.json',
  ])('%s does not tell: a block, never a missing video', (name) => {
    const { answer, videoId } = recorded(name);
    expect(readPlayerAnswer(answer, videoId)).toMatchObject({ kind: 'unavailable' });
  });

  test('the track that is shown first is known', () => {
    const { answer, videoId } = recorded('transcript-api--youtube.innertube.json');
    const video = readPlayerAnswer(answer, videoId);
    const tracks = video.kind === 'playable' ? video.captionTracks : [];
    expect(tracks.filter(({ isDefault }) => isDefault).map(({ language }) => language)).toEqual(['en']);
  });

  test('an answer about another video is a block', () => {
    const { answer } = recorded('transcript-api--youtube.innertube.json');
    expect(readPlayerAnswer(answer, 'bbbbbbbbbbA')).toMatchObject({ kind: 'unavailable' });
  });
});

describe('answers that are none', () => {
  test.each([
    null,
    [],
    'text',
    7,
    { error: { code: 403 } },
    { playabilityStatus: {} },
    { playabilityStatus: { status: 'OK' } },
  ])('%j is a block', (answer) =>
    expect(readPlayerAnswer(answer, 'aaaaaaaaaaA')).toMatchObject({ kind: 'unavailable' }),
  );

  test('an empty object is how the platform says that there is no such video', () => {
    expect(readPlayerAnswer({}, 'aaaaaaaaaaA')).toMatchObject({ kind: 'unsupported', reason: 'not_found' });
  });
});
