import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PlayerReading, readPlayerResponse } from './player-response.ts';

const id = 'aaaaaaaaaaA';

function read(
  more: { details?: object; playability?: object; captions?: unknown; microformat?: object } = {},
): PlayerReading {
  const { details, playability, captions, microformat } = more;
  const answer = {
    playabilityStatus: { status: 'OK', ...playability },
    videoDetails: { videoId: id, title: 'A talk', lengthSeconds: '600', ...details },
    microformat: { playerMicroformatRenderer: { isUnlisted: false, ...microformat } },
    captions,
  };
  return readPlayerResponse(JSON.parse(JSON.stringify(answer)), id);
}

describe('answers that are none', () => {
  test.each([
    null,
    [],
    'text',
    7,
    { error: { code: 403 } },
    { contents: { twoColumnWatchNextResults: {} } },
    { playabilityStatus: {} },
    { playabilityStatus: { status: 7 } },
    { playabilityStatus: { status: 'OK' } },
    { playabilityStatus: { status: 'OK' }, videoDetails: { videoId: id, lengthSeconds: '0' } },
    { playabilityStatus: { status: 'OK' }, videoDetails: { videoId: id, lengthSeconds: 'ten minutes' } },
  ])('%j settles nothing', (answer) => expect(readPlayerResponse(answer, id)).toMatchObject({ kind: 'unavailable' }));

  test('an empty object is how the platform says that there is no such video', () => {
    for (const answer of [{}, { playerResponse: {} }]) {
      expect(readPlayerResponse(answer, id)).toMatchObject({ kind: 'unsupported', reason: 'not_found' });
    }
  });

  test('what a refusal says holds, whatever stands where the details should be', () => {
    const playabilityStatus = { status: 'LOGIN_REQUIRED', reason: 'Private video' };
    for (const videoDetails of [null, {}, [], 7, { videoId: 7 }, { title: 'A talk' }]) {
      expect(readPlayerResponse({ playabilityStatus, videoDetails }, id)).toMatchObject({ reason: 'private' });
      expect(readPlayerResponse({ playabilityStatus: { status: 'OK' }, videoDetails }, id).kind).toBe('unavailable');
      expect(readPlayerResponse({ playabilityStatus: null, videoDetails }, id).kind).toBe('unavailable');
    }
  });

  test('a length is a number, or one in a string', () => {
    for (const lengthSeconds of ['600', 600, '600.4', 599.6]) {
      expect(read({ details: { lengthSeconds } })).toMatchObject({ durationSeconds: 600 });
    }
  });

  test('an answer about another video is a block', () => {
    expect(read({ details: { videoId: 'bbbbbbbbbbA' } })).toMatchObject({ kind: 'unclear', trouble: 'blocked' });
  });
});

describe('streams and premieres', () => {
  test.each([
    ['live now', { details: { isLive: true, isLiveContent: true, lengthSeconds: '0' } }],
    ['live now, and only the broadcast says so', { microformat: { liveBroadcastDetails: { isLiveNow: true } } }],
    ['live now, by its heartbeat', { playability: { liveStreamability: { liveStreamabilityRenderer: {} } } }],
    ['a premiere that runs', { details: { isLive: true, isLiveContent: false } }],
    ['a premiere to come', { details: { isUpcoming: true } }],
    [
      'a stream that is being made ready',
      { details: { isLiveContent: true, lengthSeconds: '0', isPostLiveDvr: true } },
    ],
  ])('%s is live', (_name, more) => expect(read(more)).toMatchObject({ kind: 'unsupported', reason: 'live' }));

  const ended = { liveBroadcastDetails: { isLiveNow: false, endTimestamp: '2024-05-06T10:00:00+00:00' } };
  test.each([
    ['a stream that has ended', { details: { isLiveContent: true }, microformat: ended }],
    ['a past premiere', { details: { isLiveContent: false }, microformat: ended }],
    [
      'a stream that has just ended',
      { details: { isLiveContent: true, isPostLiveDvr: true }, playability: { liveStreamability: {} } },
    ],
  ])('%s is an ordinary video', (_name, more) =>
    expect(read(more)).toMatchObject({ kind: 'playable', durationSeconds: 600 }),
  );
});

test.each([undefined, null, 7, '', '   ', '\n\u0007\u2028'])(
  'a video whose title is %j is called by its id',
  (title) => {
    expect(read({ details: { title } })).toMatchObject({ kind: 'playable', title: id });
  },
);

test('a video that may not be embedded is an ordinary one', () => {
  expect(read({ playability: { playableInEmbed: false } })).toMatchObject({ kind: 'playable' });
});

test('a megabyte where ten bytes are expected is cut, or is none', () => {
  const flood = 'x'.repeat(1_000_000);
  const video = read({ details: { title: flood, shortDescription: `${flood}\n`, author: flood } });
  expect(video).toMatchObject({ kind: 'playable', title: flood.slice(0, 400), description: flood.slice(0, 20_000) });
  const digits = '9'.repeat(1_000_000);
  expect(read({ details: { lengthSeconds: digits } })).toMatchObject({ kind: 'unavailable' });
  expect(read({ details: { videoId: flood } })).toMatchObject({ kind: 'unavailable' });
  expect(read({ playability: { status: flood } })).toMatchObject({ kind: 'unavailable' });
  const refused = read({ playability: { status: 'UNPLAYABLE', reason: flood, messages: [flood] } });
  expect(JSON.stringify(refused).length).toBeLessThan(1000);
  const tracks = (track: object) => ({ playerCaptionsTracklistRenderer: { captionTracks: [track] } });
  const odd = read({ captions: tracks({ baseUrl: `/${flood}`, languageCode: 'en' }) });
  expect(odd).toMatchObject({ kind: 'playable', captionTracks: [], hasOddTracks: true });
  const named = read({
    captions: tracks({ baseUrl: '/t', languageCode: flood, vssId: flood, name: { simpleText: flood } }),
  });
  expect(named).toMatchObject({ captionTracks: [{ language: null }], hasOddTracks: false });
  expect(JSON.stringify(named).length).toBeLessThan(2000);
});

test('lone surrogates and controls do not get into a title', () => {
  expect(read({ details: { title: 'a\ud800\u0000b\nc' } })).toMatchObject({ title: 'a\ufffd b c' });
});

test('tracks in another form are there, and can not be read', () => {
  expect(read({ captions: 'none' })).toMatchObject({ captionTracks: [], hasOddTracks: true });
  expect(read({ captions: { playerCaptionsTracklistRenderer: { captionTracks: [7] } } })).toMatchObject({
    hasOddTracks: true,
  });
  expect(read({ captions: { playerCaptionsTracklistRenderer: {} } })).toMatchObject({ hasOddTracks: false });
  expect(read()).toMatchObject({ captionTracks: [], hasOddTracks: false });
});

test('any JSON, in the shape of an answer or not, is read without an error, as one outcome', () => {
  const any = fc.jsonValue({ maxDepth: 3 });
  const text = fc.oneof(fc.string({ unit: 'binary' }), any);
  const status = fc.constantFrom('OK', 'ERROR', 'UNPLAYABLE', 'LOGIN_REQUIRED', 'LIVE_STREAM_OFFLINE', 'NEW', 7);
  const screen = fc.record({
    playerErrorMessageRenderer: fc.record({ reason: any, subreason: fc.record({ runs: any, simpleText: text }) }),
  });
  const flag = fc.oneof(fc.boolean(), any);
  const track = fc.record(
    { baseUrl: text, languageCode: text, kind: text, vssId: text, name: any },
    { requiredKeys: [] },
  );
  const list = fc.record(
    { captionTracks: fc.array(fc.oneof(track, any)), audioTracks: any, defaultAudioTrackIndex: any },
    { requiredKeys: [] },
  );
  const answers = fc.record(
    {
      playabilityStatus: fc.record(
        { status, reason: text, messages: any, errorScreen: fc.oneof(screen, any) },
        { requiredKeys: [] },
      ),
      videoDetails: fc.record(
        {
          videoId: fc.constantFrom(id, 'bbbbbbbbbbA'),
          title: text,
          lengthSeconds: text,
          isLive: flag,
          isPrivate: flag,
        },
        { requiredKeys: ['videoId'] },
      ),
      microformat: fc.oneof(
        fc.record({ playerMicroformatRenderer: fc.record({ isUnlisted: flag, liveBroadcastDetails: any }) }),
        any,
      ),
      captions: fc.oneof(fc.record({ playerCaptionsTracklistRenderer: list }), any),
      playerResponse: any,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(any, answers), (answer) => {
      const reading = readPlayerResponse(JSON.parse(JSON.stringify(answer)), id);
      expect(['playable', 'unsupported', 'unavailable', 'unclear']).toContain(reading.kind);
      if (reading.kind !== 'playable') return;
      expect(reading.durationSeconds).toBeGreaterThan(0);
      expect(reading.title.isWellFormed()).toBe(true);
      for (const { address, language } of reading.captionTracks) {
        expect(address).not.toBe('');
        expect(language ?? 'en').toMatch(/^[a-z0-9_-]{2,44}$/i);
      }
    }),
    { numRuns: 1500 },
  );
});

test('a video of less than a second lasts one', () => {
  const answer = { playabilityStatus: { status: 'OK' }, videoDetails: { videoId: id, title: 'a', lengthSeconds: 0.2 } };
  expect(readPlayerResponse(answer, id)).toMatchObject({ kind: 'playable', durationSeconds: 1 });
});
