import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { descriptionChapters } from '../chaptering/description-chapters.ts';
import { rankTracks } from './choose-track.ts';
import { readPlayerResponse } from './player-response.ts';

const folder = path.resolve(import.meta.dirname, '../../../shared/platform');

/** The answer in a recording, and the video that it is about where it says so. */
function recorded(name: string): { answer: unknown; videoId: string } {
  const answer = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const player = answer.playerResponse ?? answer;
  return { answer, videoId: player.videoDetails?.videoId ?? 'aaaaaaaaaaA' };
}

interface Says {
  kind: string;
  reason?: string;
  detail?: RegExp | undefined;
  trouble?: string | undefined;
  tracks?: string[];
  isUnlisted?: boolean | undefined;
}

/** A playable answer, its tracks in the order in which they are wanted, as far as given. */
const playable = (tracks: string[], isUnlisted?: boolean) => ({ kind: 'playable', tracks, isUnlisted });
const unsupported = (reason: string, detail?: RegExp) => ({ kind: 'unsupported', reason, detail });
const unclear = (isUnlisted?: boolean) => ({ kind: 'unclear', isUnlisted });

/** What each recorded answer says by itself; what several clients' say together is in `test/recorded-platform.test.ts`. */
const says: Record<string, Says> = {
  'invidious--video--scheduled_live_PBD-Podcast.next.json': { kind: 'unavailable', trouble: undefined },
  'invidious--video--scheduled_live_PBD-Podcast.player.json': unsupported('live'),
  'newpipe--history-727e79160--ageRestricted--2.json': unsupported('private', /age-restricted/),
  'newpipe--history-727e79160--ageRestricted--5.json': unclear(),
  'newpipe--history-9730de277--generatedSubtitles--4.json': playable(['.de.IEiJcQzJ7go', 'a.de'], false),
  'newpipe--history-9730de277--generatedSubtitles--6.json': playable([]),
  'newpipe--stream--collaborators--1.json': playable(['.en-US.zsweiKMxjbg', 'a.en']),
  'newpipe--stream--collaborators--3.json': playable(['.en-US.zsweiKMxjbg', 'a.en']),
  'newpipe--stream--collaborators--7.json': unclear(false),
  'newpipe--stream--controversial--1.json': playable(['a.en']),
  'newpipe--stream--controversial--3.json': playable(['a.en']),
  'newpipe--stream--controversial--7.json': unclear(false),
  'newpipe--stream--default--audiotracklanguage--1.json': playable(['.en', 'a.en']),
  'newpipe--stream--default--audiotracklanguage--3.json': playable(['.en', 'a.en']),
  'newpipe--stream--default--audiotracklanguage--7.json': unclear(false),
  'newpipe--stream--default--cclicensed--1.json': playable(['.en', 'a.en']),
  'newpipe--stream--default--cclicensed--3.json': playable(['.en', 'a.en']),
  'newpipe--stream--default--cclicensed--7.json': unclear(false),
  'newpipe--stream--default--cclicensed--8.json': { kind: 'unavailable', trouble: undefined },
  'newpipe--stream--default--notavailable--musicpremiumcontent--1.json': unsupported('private', /Music Premium/),
  'newpipe--stream--default--notavailable--nonexistent--1.json': unsupported('not_found'),
  'newpipe--stream--default--notavailable--privatecontent--1.json': unsupported('private', /is private/),
  'newpipe--stream--default--notavailable--restricted--1.json': unsupported('private', /country/),
  'newpipe--stream--default--novisualmetadatavideo--1.json': playable(['.en', 'a.en']),
  'newpipe--stream--default--novisualmetadatavideo--3.json': playable(['.en', 'a.en']),
  'newpipe--stream--default--novisualmetadatavideo--7.json': unclear(false),
  'newpipe--stream--default--streamsegmentsmailab--1.json': playable(['.de.CcQ45jRV4-E']),
  'newpipe--stream--default--streamsegmentsmailab--3.json': playable(['.de.CcQ45jRV4-E']),
  'newpipe--stream--default--streamsegmentsmailab--7.json': unclear(false),
  'newpipe--stream--default--streamsegmentsmailab--8.json': { kind: 'unavailable', trouble: undefined },
  'newpipe--stream--default--unlisted--1.json': playable(['a.en']),
  'newpipe--stream--default--unlisted--3.json': playable(['a.en']),
  'newpipe--stream--default--unlisted--7.json': unclear(true),
  'newpipe--stream--default--unlisted--8.json': { kind: 'unavailable', trouble: undefined },
  'newpipe--stream--livestream--1.json': unsupported('live'),
  'newpipe--stream--livestream--3.json': unsupported('live'),
  'newpipe--stream--livestream--7.json': unsupported('live'),
  'newpipe--stream--livestream--8.json': { kind: 'unavailable', trouble: undefined },
  'transcript-api--youtube.innertube.json': playable(['.en', 'a.en']),
  'transcript-api--youtube_age_restricted.innertube.json': unsupported('private', /age-restricted/),
  'transcript-api--youtube_po_token_required.innertube.json': playable(['.en', 'a.en']),
  'transcript-api--youtube_request_blocked.innertube.json': { kind: 'unavailable', trouble: 'blocked' },
  'transcript-api--youtube_transcripts_disabled.innertube.json': playable([]),
  'transcript-api--youtube_unplayable.innertube.json': { kind: 'unavailable', trouble: 'blocked' },
  'transcript-api--youtube_video_unavailable.innertube.json': unsupported('not_found'),
  'transcript-api--youtube_ww1_nl_en.innertube.json': playable(['.en', 'a.en']),
};

describe.skipIf(!existsSync(folder))('recorded answers (skipped where ../shared/platform is absent)', () => {
  const index = existsSync(folder)
    ? (JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
        file: string;
        kind: string;
        endpoint: string;
      }[])
    : [];
  const answers = index.filter(({ endpoint }) => /^(?:player|reel_item_watch|next)$/.test(endpoint));

  test('every recorded answer is expected to say something', () => {
    expect(answers.map(({ file }) => file).sort()).toEqual(Object.keys(says).sort());
  });

  test.each(answers)('$file ($kind)', ({ file }) => {
    const { answer, videoId } = recorded(file);
    const reading = readPlayerResponse(answer, videoId);
    const { tracks = [], detail, ...facts } = says[file] ?? { kind: '' };
    for (const [fact, value] of Object.entries(facts))
      expect([fact, Reflect.get(reading, fact)]).toEqual([fact, value]);
    if (detail) expect(Reflect.get(reading, 'detail')).toMatch(detail);
    if (reading.kind !== 'playable') return;
    expect(reading.title).not.toBe('');
    expect(reading.durationSeconds).toBeGreaterThan(0);
    expect(reading.hasOddTracks).toBe(false);
    const wanted = rankTracks(reading.captionTracks).map(({ id }) => id);
    expect(wanted.slice(0, tracks.length || 1)).toEqual(tracks);
  });

  test('every track has its language and its name', () => {
    const { answer, videoId } = recorded('newpipe--stream--collaborators--1.json');
    const video = readPlayerResponse(answer, videoId);
    const tracks = video.kind === 'playable' ? video.captionTracks : [];
    expect(tracks).toHaveLength(36);
    expect(tracks.filter(({ language, name }) => language === null || name === '')).toEqual([]);
    expect(tracks.filter(({ isOriginal }) => isOriginal).map(({ id }) => id)).toEqual(['a.en', '.en-US.zsweiKMxjbg']);
    expect(tracks[6]).toMatchObject({ language: 'en', isAutomatic: true, name: 'English (auto-generated)' });
  });

  test('a description keeps its lines, and with them the creator’s chapters', () => {
    const { answer, videoId } = recorded('newpipe--stream--default--streamsegmentsmailab--1.json');
    const video = readPlayerResponse(answer, videoId);
    if (video.kind !== 'playable') throw new Error(video.kind);
    expect(descriptionChapters(video.description, video.durationSeconds)?.slice(0, 3)).toEqual([
      { startSeconds: 0, title: 'Ein erstaunlich kontroverses Thema' },
      { startSeconds: 164, title: 'Was ist Vitamin D?' },
      { startSeconds: 364, title: 'Die Saisonalitätshypothese' },
    ]);
  });

  test.each(answers.filter(({ file }) => recorded(file).videoId !== 'aaaaaaaaaaA'))(
    '$file is never taken for an answer about another video',
    ({ file }) => {
      expect(readPlayerResponse(recorded(file).answer, 'bbbbbbbbbbA')).toMatchObject({
        kind: 'unclear',
        trouble: 'blocked',
      });
    },
  );
});
