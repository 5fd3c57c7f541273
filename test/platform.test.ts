import type { ServerResponse } from 'node:http';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { Problem } from '../src/contract/problems.ts';
import { createPotProvider } from '../src/platform/pot-provider.ts';
import { parseCaptions } from '../src/transcripts/parse-captions.ts';
import { plantedToken, startPotProvider } from './harness/pot-provider.ts';
import {
  type Answer,
  type Asked,
  automaticTrack,
  isPlayer,
  json3,
  playerAnswer,
  scriptedYouTube,
  trackList,
  videoId,
} from './harness/scripted-platform.ts';

const clientsOf = (requests: { client: string | undefined }[]) => requests.map(({ client }) => client);

describe('a look-up', () => {
  test('is one request in English, to the origin that was set', async () => {
    const { youtube, requests } = await scriptedYouTube((_asked, response) => response.end(playerAnswer()));
    expect(await youtube.lookUp(videoId)).toEqual({
      kind: 'video',
      platformId: videoId,
      title: 'A talk',
      description: '',
      channelName: '',
      durationSeconds: 600,
      visibility: 'public',
    });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ client: 'WEB', videoId, language: 'en' });
    expect(requests[0]?.path).toMatch(/^\/youtubei\/v1\/player\?/);
  });

  test('asks another client where the answer does not tell whether a short video is unlisted; unknown is not public', async () => {
    const hidden = playerAnswer({ microformat: undefined });
    const unlisted = playerAnswer({ microformat: { playerMicroformatRenderer: { isUnlisted: true } } });
    const told = await scriptedYouTube(({ client }, response) => response.end(client === 'WEB' ? hidden : unlisted));
    expect(await told.youtube.lookUp(videoId)).toMatchObject({ kind: 'video', visibility: 'unlisted' });
    expect(clientsOf(told.requests)).toEqual(['WEB', 'MWEB']);

    const untold = await scriptedYouTube((_asked, response) => response.end(hidden));
    expect(await untold.youtube.lookUp(videoId)).toMatchObject({ kind: 'unavailable' });

    const details = { videoId, title: 'Long', lengthSeconds: '1800' };
    const long = await scriptedYouTube((_asked, response) =>
      response.end(playerAnswer({ microformat: undefined, videoDetails: details })),
    );
    expect(await long.youtube.lookUp(videoId)).toMatchObject({ kind: 'video', visibility: 'unknown' });
    expect(clientsOf(long.requests)).toEqual(['WEB']);
  });

  const notHere = JSON.stringify({ playabilityStatus: { status: 'UNPLAYABLE', reason: 'Video unavailable' } });
  const signIn = JSON.stringify({ playabilityStatus: { status: 'UNPLAYABLE', reason: 'Please sign in' } });
  const decoy = playerAnswer({ videoDetails: { videoId: 'bbbbbbbbbbA', title: 'Not it', lengthSeconds: '9' } });
  const factsAlone = JSON.stringify({
    videoDetails: { videoId },
    microformat: { playerMicroformatRenderer: { isUnlisted: true } },
  });
  const ofAge = JSON.stringify({ playabilityStatus: { status: 'LOGIN_REQUIRED', desktopLegacyAgeGateReason: 1 } });
  const found = { kind: 'video', title: 'A talk' };
  test.each([
    ['what one client may not play and another may', notHere, playerAnswer(), found],
    ['what nobody may play', notHere, notHere, { kind: 'unsupported', reason: 'not_found' }],
    ['a sign-in whose reason another client is told', signIn, ofAge, { kind: 'unsupported', reason: 'private' }],
    ['a sign-in whose reason nobody is told', signIn, signIn, { kind: 'unavailable' }],
    ['a sign-in for one and a refusal without reason for the other', signIn, notHere, { kind: 'unavailable' }],
    ['a refusal without reason for one and a sign-in for the other', notHere, signIn, { kind: 'unavailable' }],
    ['another video’s answer that is for one client only', decoy, playerAnswer(), found],
    ['another video’s answer for everybody', decoy, decoy, { kind: 'unavailable', trouble: 'blocked' }],
    ['facts alone', factsAlone, playerAnswer({ microformat: undefined }), { ...found, visibility: 'unlisted' }],
  ])('settles %s with one more request', async (_name, first, second, outcome) => {
    const { youtube, requests } = await scriptedYouTube(({ client }, response) =>
      response.end(client === 'WEB' ? first : second),
    );
    expect(await youtube.lookUp(videoId)).toMatchObject(outcome);
    expect(clientsOf(requests).slice(0, 2)).toEqual(['WEB', 'ANDROID']);
  });

  test.each([
    ['a private video', { status: 'LOGIN_REQUIRED', reason: 'Private video' }],
    ['a removed video', { status: 'ERROR', reason: 'This video is unavailable' }],
    ['a bot check', { status: 'LOGIN_REQUIRED', reason: 'Sign in to confirm you’re not a bot' }],
  ])('asks nobody else about %s', async (_name, playabilityStatus) => {
    const { youtube, requests } = await scriptedYouTube((_asked, response) =>
      response.end(JSON.stringify({ playabilityStatus })),
    );
    await youtube.lookUp(videoId);
    expect(requests).toHaveLength(1);
  });
});

describe('captions', () => {
  test('come from the track’s address as json3, from that origin too, and say which track they are', async () => {
    const { youtube, requests } = await scriptedYouTube((asked, response) =>
      response.end(isPlayer(asked) ? playerAnswer() : json3('Hello')),
    );
    expect(await youtube.readCaptions(videoId)).toEqual({
      kind: 'captions',
      transcript: {
        language: 'en',
        kind: 'automatic',
        track: { id: 'a.en', name: 'English (auto-generated)' },
        warnings: [],
        segments: [{ start: 0, end: 0.9, text: 'Hello' }],
      },
    });
    const query = new URLSearchParams(requests.at(-1)?.path.split('?')[1]);
    expect({ v: query.get('v'), key: query.get('key'), fmt: query.get('fmt') }).toEqual({
      v: videoId,
      key: 'yt8',
      fmt: 'json3',
    });
    expect(clientsOf(requests)).toEqual(['ANDROID', undefined]);
  });

  test('are read by what is given for it, such as a thread; what breaks it is not readable, and no thread is told as it is', async () => {
    const given: string[] = [];
    const broken = new Error('the thread broke');
    const full = new Problem('unavailable', { detail: 'No thread is free.' });
    let outcome: Error | undefined;
    const parse = async (bytes: Uint8Array) => {
      given.push(new TextDecoder().decode(bytes));
      if (outcome) throw outcome;
      return parseCaptions(json3('Read elsewhere'));
    };
    const answer: Answer = (asked, response) => response.end(isPlayer(asked) ? playerAnswer() : json3('Hello'));
    const { youtube } = await scriptedYouTube(answer, { parse });
    expect(await youtube.readCaptions(videoId)).toMatchObject({
      transcript: { segments: [{ text: 'Read elsewhere' }] },
    });
    expect(given).toEqual([json3('Hello')]);
    outcome = broken;
    expect(await youtube.readCaptions(videoId)).toEqual({
      kind: 'unreadable',
      cause: 'the caption track can not be read: Error: the thread broke',
    });
    outcome = full;
    await expect(youtube.readCaptions(videoId)).rejects.toBe(full);
  });

  test('are never a machine translation, nor of another host', async () => {
    const translated = { ...automaticTrack, baseUrl: `${automaticTrack.baseUrl}&tlang=fr` };
    const { youtube, requests } = await scriptedYouTube((asked, response) =>
      response.end(isPlayer(asked) ? playerAnswer({ captions: trackList(translated) }) : json3('Hello')),
    );
    expect((await youtube.readCaptions(videoId)).kind).toBe('captions');
    expect(requests.at(-1)?.path).not.toContain('tlang');

    const foreign = { ...automaticTrack, baseUrl: 'https://youtube.com.example/api/timedtext?v=1' };
    const elsewhere = await scriptedYouTube((asked, response) =>
      response.end(isPlayer(asked) ? playerAnswer({ captions: trackList(foreign) }) : json3('Hello')),
    );
    expect((await elsewhere.youtube.readCaptions(videoId)).kind).toBe('unreadable');
    expect(elsewhere.requests.every(isPlayer)).toBe(true);
  });

  test('that ask for a proof of origin are not even asked for; another client’s may do without', async () => {
    const guarded = { ...automaticTrack, baseUrl: `${automaticTrack.baseUrl}&exp=xpe` };
    const { youtube, requests } = await scriptedYouTube((asked, response) => {
      if (!isPlayer(asked)) response.end(json3('Hello'));
      else response.end(playerAnswer(asked.client === 'VISIONOS' ? {} : { captions: trackList(guarded) }));
    });
    expect((await youtube.readCaptions(videoId)).kind).toBe('captions');
    expect(clientsOf(requests)).toEqual(['ANDROID', 'WEB', 'VISIONOS', undefined]);

    const nowhere = await scriptedYouTube((_asked, response) =>
      response.end(playerAnswer({ captions: trackList(guarded) })),
    );
    expect(await nowhere.youtube.readCaptions(videoId)).toMatchObject({ kind: 'unreadable' });
    expect(clientsOf(nowhere.requests)).toEqual(['ANDROID', 'WEB', 'VISIONOS']);
  });

  test('that ask for a proof of origin, or are handed out empty without one, are read with that of the provider', async () => {
    for (const mark of ['&exp=xpe', '']) {
      const provider = await startPotProvider();
      const guarded = { ...automaticTrack, baseUrl: `${automaticTrack.baseUrl}${mark}` };
      const { youtube, requests } = await scriptedYouTube(
        (asked, response) => {
          if (isPlayer(asked)) response.end(playerAnswer({ captions: trackList(guarded) }));
          else response.end(asked.path.includes('pot=') ? json3('Hello') : '');
        },
        { potProvider: createPotProvider(provider.url) },
      );
      expect(await youtube.readCaptions(videoId)).toMatchObject({
        kind: 'captions',
        transcript: { segments: [{ text: 'Hello' }] },
      });
      const query = new URLSearchParams(requests.at(-1)?.path.split('?')[1]);
      expect([query.get('pot'), query.get('potc'), query.get('c')]).toEqual([
        `${plantedToken}-${videoId}`,
        '1',
        'ANDROID',
      ]);
      expect(provider.bindings).toEqual([videoId]);
    }
  });

  test('are read without a proof of origin where none is asked for, and stay unreadable where the provider gives none', async () => {
    const provider = await startPotProvider((response) => response.end('{}'));
    const options = { potProvider: createPotProvider(provider.url) };
    const open = await scriptedYouTube(
      (asked, response) => response.end(isPlayer(asked) ? playerAnswer() : json3('Hello')),
      options,
    );
    expect((await open.youtube.readCaptions(videoId)).kind).toBe('captions');
    expect(provider.bindings).toEqual([]);
    const closed = await scriptedYouTube(
      (asked, response) => response.end(isPlayer(asked) ? playerAnswer() : ''),
      options,
    );
    expect((await closed.youtube.readCaptions(videoId)).kind).toBe('unreadable');
    expect(provider.bindings).toEqual([videoId]);
  });

  test('a proof of origin stands in no cause and no line of the log', async () => {
    const provider = await startPotProvider();
    for (const refuse of [
      (asked: Asked, response: ServerResponse) => response.writeHead(302, { location: asked.path }).end(),
      (_asked: Asked, response: ServerResponse) => response.writeHead(403).end(),
      (_asked: Asked, response: ServerResponse) => response.end('garbage'),
    ]) {
      const lines: string[] = [];
      const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
      const { youtube } = await scriptedYouTube(
        (asked, response) => {
          if (isPlayer(asked)) response.end(playerAnswer());
          else if (asked.path.includes('pot=')) refuse(asked, response);
          else response.end('');
        },
        { potProvider: createPotProvider(provider.url), log },
      );
      const read = await youtube.readCaptions(videoId);
      expect(lines.length).toBeGreaterThan(0);
      expect(`${JSON.stringify(read)}${lines.join('')}`).not.toContain(plantedToken);
    }
  });

  test.each([
    ['empty', 200, '', 'is handed out empty'],
    ['cut short', 200, json3('Hello').slice(0, 40), 'broken at'],
    ['XML without its end', 200, '<timedtext format="3"><body><p t="0" d="9">Hello</p><p t="', 'is cut off'],
    ['another form of JSON', 200, '{"captions":[]}', 'holds no captions'],
    ['garbage', 200, '\u0000\u0001\u0002', 'can not be read'],
    ['run out', 404, 'gone', 'answered 404'],
    ['forbidden', 403, 'no', 'answered 403'],
  ])('that are handed out %s are unreadable, not missing', async (_name, status, body, cause) => {
    const { youtube } = await scriptedYouTube((asked, response) =>
      isPlayer(asked) ? response.end(playerAnswer()) : response.writeHead(status).end(body),
    );
    expect(await youtube.readCaptions(videoId)).toMatchObject({
      kind: 'unreadable',
      cause: expect.stringContaining(cause),
    });
  });

  test.each([
    ['429', 429, '<html>', 'blocked'],
    ['a captcha page', 200, '<!DOCTYPE html><html><title>Sorry...</title>', 'blocked'],
    ['a fault', 500, '', 'unreachable'],
  ])('behind %s are unavailable, and nobody else is asked', async (_name, status, body, trouble) => {
    const { youtube, requests } = await scriptedYouTube((asked, response) =>
      isPlayer(asked) ? response.end(playerAnswer()) : response.writeHead(status).end(body),
    );
    expect(await youtube.readCaptions(videoId)).toMatchObject({ kind: 'unavailable', trouble });
    expect(requests).toHaveLength(2);
  });

  test('in another form than was asked for are read all the same', async () => {
    const { youtube } = await scriptedYouTube((asked, response) =>
      response.end(isPlayer(asked) ? playerAnswer() : '<timedtext><body><p t="0" d="9">Hello</p></body></timedtext>\n'),
    );
    expect(await youtube.readCaptions(videoId)).toMatchObject({ transcript: { segments: [{ text: 'Hello' }] } });
  });

  test('of a video that lists no tracks to one client may be listed to another', async () => {
    const { youtube } = await scriptedYouTube((asked, response) => {
      if (!isPlayer(asked)) response.end(json3('Hello'));
      else response.end(asked.client === 'ANDROID' ? playerAnswer({ captions: undefined }) : playerAnswer());
    });
    expect((await youtube.readCaptions(videoId)).kind).toBe('captions');
  });

  test('of a video that is refused to every client without a reason of its own are gone with it', async () => {
    const gone = JSON.stringify({ playabilityStatus: { status: 'UNPLAYABLE', reason: 'Video unavailable' } });
    const { youtube } = await scriptedYouTube((_asked, response) => response.end(gone));
    expect(await youtube.readCaptions(videoId)).toMatchObject({ kind: 'unsupported', reason: 'not_found' });
    const forOne = await scriptedYouTube(({ client }, response) => response.end(client === 'WEB' ? '{"x":1}' : gone));
    expect(await forOne.youtube.readCaptions(videoId)).toMatchObject({ kind: 'unavailable' });
  });

  test('are none where one client is shown that there are none, and the other is shown nothing', async () => {
    const facts = JSON.stringify({ videoDetails: { videoId }, microformat: { playerMicroformatRenderer: {} } });
    const { youtube } = await scriptedYouTube(({ client }, response) =>
      response.end(client === 'WEB' ? facts : playerAnswer({ captions: undefined })),
    );
    expect(await youtube.readCaptions(videoId)).toEqual({ kind: 'none' });
    const untold = await scriptedYouTube((_asked, response) => response.end(facts));
    expect(await untold.youtube.readCaptions(videoId)).toMatchObject({ kind: 'unavailable' });
  });

  test('that nobody lists are none', async () => {
    const { youtube, requests } = await scriptedYouTube((_asked, response) =>
      response.end(playerAnswer({ captions: undefined })),
    );
    expect(await youtube.readCaptions(videoId)).toEqual({ kind: 'none' });
    expect(clientsOf(requests)).toEqual(['ANDROID', 'WEB']);
  });

  test('by hand that hold nothing give way to the automatic ones; where those hold nothing either, nothing is said', async () => {
    const byHand = { ...automaticTrack, baseUrl: '/api/timedtext?v=1&by=hand', vssId: '.en', kind: undefined };
    const captions = trackList(byHand, automaticTrack);
    const empty = '{"wireMagic":"pb3","pens":[],"events":[]}';
    const spare = await scriptedYouTube((asked, response) => {
      if (isPlayer(asked)) response.end(playerAnswer({ captions }));
      else response.end(asked.path.includes('by=hand') ? empty : json3('Hello'));
    });
    expect(await spare.youtube.readCaptions(videoId)).toMatchObject({ transcript: { track: { id: 'a.en' } } });

    const { youtube } = await scriptedYouTube((asked, response) =>
      response.end(isPlayer(asked) ? playerAnswer({ captions }) : empty),
    );
    expect(await youtube.readCaptions(videoId)).toMatchObject({ kind: 'captions', transcript: { segments: [] } });
  });

  test('end as unavailable when nobody waits any more, which is no trouble of the platform’s', async () => {
    const stop = new AbortController();
    const { youtube } = await scriptedYouTube(() => stop.abort());
    const read = await youtube.readCaptions(videoId, stop.signal);
    expect(read).toMatchObject({ kind: 'unavailable' });
    expect(read).not.toHaveProperty('trouble');
  });
});

describe('the captions to choose among', () => {
  const byHand = {
    ...automaticTrack,
    vssId: '.fr',
    languageCode: 'fr',
    name: { simpleText: 'French' },
    kind: undefined,
  };
  const captions = trackList(byHand, automaticTrack, { ...byHand, vssId: '' }, byHand, { ...byHand, baseUrl: '' });
  const spoken = { trackId: 'a.en', name: 'English (auto-generated)', language: 'en', isAutomatic: true };
  const french = { trackId: '.fr', name: 'French', language: 'fr', isAutomatic: false };

  test('are those that can be named, each once, those of what is said first', async () => {
    const { youtube, requests } = await scriptedYouTube((_asked, response) => response.end(playerAnswer({ captions })));
    expect(await youtube.listCaptions(videoId)).toEqual({ kind: 'listed', tracks: [spoken, french] });
    expect(clientsOf(requests)).toEqual(['ANDROID']);
  });

  test('are those of the client that is shown any', async () => {
    const { youtube } = await scriptedYouTube(({ client }, response) =>
      response.end(playerAnswer({ captions: client === 'WEB' ? captions : undefined })),
    );
    expect(await youtube.listCaptions(videoId)).toMatchObject({ kind: 'listed', tracks: [spoken, french] });
  });

  test('are none only where nobody was kept from seeing them', async () => {
    const none = await scriptedYouTube((_asked, response) => response.end(playerAnswer({ captions: undefined })));
    expect(await none.youtube.listCaptions(videoId)).toEqual({ kind: 'listed', tracks: [] });
    const kept = await scriptedYouTube(({ client }, response) => {
      if (client === 'WEB') response.writeHead(429).end();
      else response.end(playerAnswer({ captions: undefined }));
    });
    expect(await kept.youtube.listCaptions(videoId)).toMatchObject({ kind: 'unavailable', trouble: 'blocked' });
    const hidden = JSON.stringify({ playabilityStatus: { status: 'LOGIN_REQUIRED', reason: 'This video is private' } });
    const closed = await scriptedYouTube((_asked, response) => response.end(hidden));
    expect(await closed.youtube.listCaptions(videoId)).toMatchObject({ kind: 'unsupported', reason: 'private' });
  });

  test('are read by their names', async () => {
    const { youtube } = await scriptedYouTube((asked, response) =>
      response.end(isPlayer(asked) ? playerAnswer({ captions }) : json3('Bonjour')),
    );
    const read = await youtube.readCaptions(videoId, undefined, { trackId: '.fr' });
    expect(read).toMatchObject({ transcript: { track: { id: '.fr' }, language: 'fr', kind: 'manual' } });
    expect(await youtube.readCaptions(videoId, undefined, { trackId: '.de' })).toMatchObject({ kind: 'none' });
  });
});
