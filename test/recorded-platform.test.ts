import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isPlayer, scriptedYouTube, trackList } from './harness/scripted-platform.ts';

const folder = path.resolve(import.meta.dirname, '../../shared/platform');
const recording = (name: string) => readFileSync(path.join(folder, name), 'utf8');

/** What a server hands out: each client's recording (`*`: of every other client), and one caption body for all tracks. */
async function replay(clients: Record<string, string>, captions = '') {
  return scriptedYouTube((asked, response) => {
    const name = isPlayer(asked) ? (clients[asked.client ?? ''] ?? clients['*']) : captions;
    if (name?.endsWith('.html')) response.writeHead(200, { 'content-type': 'text/html' });
    response.end(name ? recording(name) : '');
  });
}

/** The recordings of one video: as ANDROID, as VISIONOS, and the facts alone that WEB was asked for. */
const newPipe = (name: string) => ({
  ANDROID: `newpipe--stream--${name}--1.json`,
  VISIONOS: `newpipe--stream--${name}--3.json`,
  '*': `newpipe--stream--${name}--7.json`,
});
const one = (name: string) => ({ '*': name });

describe.skipIf(!existsSync(folder))('recorded platforms (skipped where ../shared/platform is absent)', () => {
  const found = (visibility: string) => ({ kind: 'video', visibility });
  const refused = (reason: string) => ({ kind: 'unsupported', reason });
  test.each<[kind: string, id: string, clients: Record<string, string>, outcome: object, requests: number]>([
    ['public', '3sbYbckT1VY', newPipe('collaborators'), found('public'), 2],
    ['public', 'T4XJQO3qol8', newPipe('controversial'), found('public'), 2],
    ['public, dubbed', 'kX3nB4PpJko', newPipe('default--audiotracklanguage'), found('public'), 2],
    ['public', 'M4gD1WSo5mA', newPipe('default--cclicensed'), found('public'), 2],
    ['public', 'An8vtD1FDqs', newPipe('default--novisualmetadatavideo'), found('public'), 2],
    ['public with chapters', 'ud9d5cMDP_0', newPipe('default--streamsegmentsmailab'), found('public'), 2],
    ['an unlisted Short', 'tjz2u2DiveM', newPipe('default--unlisted'), found('unlisted'), 2],
    [
      'public, whole for WEB',
      'bvwohQavFV8',
      one('newpipe--history-9730de277--generatedSubtitles--4.json'),
      found('public'),
      1,
    ],
    [
      'public, for a client that gets another video’s answer',
      'bvwohQavFV8',
      {
        WEB: 'newpipe--history-9730de277--generatedSubtitles--6.json',
        '*': 'newpipe--history-9730de277--generatedSubtitles--4.json',
      },
      found('public'),
      2,
    ],
    [
      'another video’s answer for everybody',
      'bvwohQavFV8',
      one('newpipe--history-9730de277--generatedSubtitles--6.json'),
      { kind: 'unavailable', trouble: 'blocked' },
      2,
    ],
    ['live', 'X4VbdwhkE10', newPipe('livestream'), refused('live'), 1],
    ['upcoming', 'N-yVic7BbY0', one('invidious--video--scheduled_live_PBD-Podcast.player.json'), refused('live'), 1],
    [
      'private',
      'aaaaaaaaaaA',
      one('newpipe--stream--default--notavailable--privatecontent--1.json'),
      refused('private'),
      1,
    ],
    [
      'paid',
      'sMJ8bRN2dak',
      one('newpipe--stream--default--notavailable--musicpremiumcontent--1.json'),
      refused('private'),
      1,
    ],
    [
      'region-blocked',
      '_PL2HJKxnOM',
      one('newpipe--stream--default--notavailable--restricted--1.json'),
      refused('private'),
      1,
    ],
    [
      'age-restricted',
      'Njp5uhTorCo',
      one('transcript-api--youtube_age_restricted.innertube.json'),
      refused('private'),
      1,
    ],
    [
      'age-restricted, and one client is not told why',
      'rwcfPqbAx-0',
      {
        WEB: 'newpipe--history-727e79160--ageRestricted--5.json',
        '*': 'newpipe--history-727e79160--ageRestricted--2.json',
      },
      refused('private'),
      2,
    ],
    [
      'never existed',
      'aaaaaaaaaaA',
      one('newpipe--stream--default--notavailable--nonexistent--1.json'),
      refused('not_found'),
      1,
    ],
    [
      'removed',
      'aaaaaaaaaaA',
      one('transcript-api--youtube_video_unavailable.innertube.json'),
      refused('not_found'),
      1,
    ],
    [
      'a bot check',
      'aaaaaaaaaaA',
      one('transcript-api--youtube_request_blocked.innertube.json'),
      { kind: 'unavailable', trouble: 'blocked' },
      1,
    ],
    [
      'a status that nobody knows',
      'aaaaaaaaaaA',
      one('transcript-api--youtube_unplayable.innertube.json'),
      { kind: 'unavailable', trouble: 'blocked' },
      1,
    ],
    ['consent', 'aaaaaaaaaaA', one('transcript-api--youtube_consent_page.html'), { trouble: 'blocked' }, 1],
    ['captcha', 'aaaaaaaaaaA', one('transcript-api--youtube_too_many_requests.html'), { trouble: 'blocked' }, 1],
    ['a page’s data', 'M4gD1WSo5mA', one('newpipe--stream--default--cclicensed--8.json'), { kind: 'unavailable' }, 1],
    [
      'public, and nobody tells whether it is listed',
      'GJLlxj_dtq8',
      one('transcript-api--youtube.innertube.json'),
      { kind: 'unavailable' },
      2,
    ],
  ])('%s: %s', async (_kind, id, clients, outcome, count) => {
    const { youtube, requests } = await replay(clients);
    expect(await youtube.lookUp(id)).toMatchObject(outcome);
    expect(requests).toHaveLength(count);
  });

  test.each([
    ['by hand', newPipe('default--cclicensed'), 'M4gD1WSo5mA', 'captions--json3_0.json', '.en', 'manual', 'en', 151],
    ['automatic', newPipe('controversial'), 'T4XJQO3qol8', 'captions--json3_1.json', 'a.en', 'automatic', 'en', 1053],
    [
      'of the original among 36 languages',
      newPipe('collaborators'),
      '3sbYbckT1VY',
      'captions--json3_0.json',
      '.en-US.zsweiKMxjbg',
      'manual',
      'en-US',
      151,
    ],
    [
      'for which one client gets another video’s answer',
      {
        ANDROID: 'newpipe--history-9730de277--generatedSubtitles--6.json',
        '*': 'newpipe--history-9730de277--generatedSubtitles--4.json',
      },
      'bvwohQavFV8',
      'captions--json3_1.json',
      '.de.IEiJcQzJ7go',
      'manual',
      'de',
      1053,
    ],
  ])('captions %s', async (_kind, clients, id, body, track, kind, language, segments) => {
    const { youtube } = await replay(clients, body);
    const read = await youtube.readCaptions(id);
    expect(read).toMatchObject({ kind: 'captions', transcript: { kind, language, track: { id: track } } });
    expect(read.kind === 'captions' ? read.transcript.segments.length : 0).toBe(segments);
  });

  test.each([
    ['that ask for a proof of origin', 'youtube_po_token_required', 'GJLlxj_dtq8', 'unreadable', 3],
    ['that are handed out empty', 'youtube', 'GJLlxj_dtq8', 'unreadable', 6],
    ['that are not there', 'youtube_transcripts_disabled', 'dsMFmonKDD4', 'none', 2],
    ['of a removed video', 'youtube_video_unavailable', 'aaaaaaaaaaA', 'unsupported', 2],
    ['behind a bot check', 'youtube_request_blocked', 'aaaaaaaaaaA', 'unavailable', 1],
  ])('captions %s', async (_kind, name, id, kind, count) => {
    const { youtube, requests } = await replay(one(`transcript-api--${name}.innertube.json`));
    expect(await youtube.readCaptions(id)).toMatchObject({ kind });
    expect(requests).toHaveLength(count);
  });

  test('the order in which a player answer lists its tracks does not matter', async () => {
    const answer = JSON.parse(recording('transcript-api--youtube.innertube.json'));
    const { captionTracks } = answer.captions.playerCaptionsTracklistRenderer;
    answer.captions = trackList(...captionTracks.toReversed());
    const { youtube } = await scriptedYouTube((asked, response) =>
      response.end(isPlayer(asked) ? JSON.stringify(answer) : recording('captions--json3_0.json')),
    );
    expect(await youtube.readCaptions('GJLlxj_dtq8')).toMatchObject({ transcript: { language: 'en', kind: 'manual' } });
  });
});
