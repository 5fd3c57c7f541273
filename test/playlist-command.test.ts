import type { ServerResponse } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { apiClient, watch } from './harness/client.ts';
import { folderForTest, runProgram } from './harness/program.ts';
import { type Asked, startScriptedPlatform } from './harness/scripted-platform.ts';
import { newCustomer, startTestService } from './harness/service.ts';

const channel = `UC${'a'.repeat(22)}`;
const video = (id: string, title: string, lengthSeconds?: string) => ({
  playlistVideoRenderer: { videoId: id, title: { runs: [{ text: title }] }, ...(lengthSeconds && { lengthSeconds }) },
});
const next = {
  continuationItemRenderer: { continuationEndpoint: { continuationCommand: { token: 'page-two', request: 'x' } } },
};

const lockup = (id: string, title: string | undefined, overlay: object, contentType = 'LOCKUP_CONTENT_TYPE_VIDEO') => ({
  lockupViewModel: {
    contentId: id,
    contentType,
    contentImage: {
      thumbnailViewModel: { image: { sources: [] }, overlays: [{ thumbnailHoverOverlayViewModel: {} }, overlay] },
    },
    metadata: { lockupMetadataViewModel: title === undefined ? {} : { title: { content: title } } },
  },
});
const badge = (text?: string) => ({ thumbnailBadgeViewModel: { ...(text && { text }) } });
const below = (...badges: object[]) => ({ thumbnailBottomOverlayViewModel: { badges } });

/** A list in the form of newer pages. */
const newer = [
  lockup('dddddddddd0', 'Hinges', below(badge(), badge('7:28'))),
  lockup('eeeeeeeeee0', 'A long day', { thumbnailOverlayBadgeViewModel: { thumbnailBadges: [badge('1:02:03')] } }),
  lockup('ffffffffff0', 'At the bench', below(badge('LIVE'))),
  lockup('PLotherother', 'Another list', below(badge('12 videos')), 'LOCKUP_CONTENT_TYPE_PLAYLIST'),
  { lockupViewModel: { contentId: 'gggggggggg0' } }, // an advertisement
];
const newerNext = {
  continuationItemViewModel: {
    continuationCommand: { innertubeCommand: { continuationCommand: { token: 'newer-two' } } },
  },
};
const newerLast = {
  continuationItemRenderer: {
    continuationEndpoint: {
      commandExecutorCommand: { commands: [{ other: {} }, { continuationCommand: { token: 'newer-three' } }] },
    },
  },
};
const appended = (...continuationItems: object[]) => ({
  onResponseReceivedActions: [{ appendContinuationItemsAction: { continuationItems } }],
});

/** A platform with a list of two pages, and one of three in the newer form. */
const answer = (asked: Asked, response: ServerResponse): void => void response.end(JSON.stringify(answerTo(asked)));

function answerTo(asked: Asked): object {
  if (asked.path.startsWith('/youtubei/v1/navigation/resolve_url')) {
    return { endpoint: { browseEndpoint: { browseId: channel } } };
  }
  if (asked.continuation === 'page-two') {
    return appended(video('bbbbbbbbbbA', 'Bread'), video('ccccccccccA', 'Everything', '20000'));
  }
  if (asked.continuation === 'newer-two')
    return appended(lockup('hhhhhhhhhh0', undefined, below(badge('0:59'))), newerLast);
  if (asked.continuation === 'newer-three') return appended(lockup('iiiiiiiiii0', 'The last', below(badge('10:00'))));
  if (asked.browseId === 'VLPLnewer') {
    return {
      metadata: { playlistMetadataRenderer: { title: 'Newer jobs' } },
      contents: { tabs: [{ contents: [{ itemSectionRenderer: { contents: [...newer, newerNext] } }] }] },
    };
  }
  if (!['VLPLjobs', `VLUU${'a'.repeat(22)}`].includes(asked.browseId ?? '')) {
    return { alerts: [{ alertRenderer: { type: 'ERROR', text: { simpleText: 'The playlist does not exist.' } } }] };
  }
  const knives = video('aaaaaaaaaaA', 'Knives', '448');
  return {
    metadata: { playlistMetadataRenderer: { title: 'Small jobs' } },
    contents: { tabs: [{ contents: [knives, knives, next] }] },
  };
}

async function playlist(link: string, ...words: string[]) {
  const { origin, requests } = await startScriptedPlatform(answer);
  const program = runProgram(['playlist', link, ...words], { YOUTUBE_ORIGIN: origin, HOME: await folderForTest() });
  return { code: await program.ended, output: program.output(), errors: program.errors(), requests };
}

test('cuemark playlist lists the videos of a playlist with their lengths, minutes and the sum', async () => {
  const { code, output } = await playlist('https://www.youtube.com/playlist?list=PLjobs');
  expect({ code, output }).toEqual({
    code: 0,
    output: [
      'Small jobs',
      'https://youtu.be/aaaaaaaaaaA  7:28  7 min  Knives',
      'https://youtu.be/bbbbbbbbbbA  live  can not be added  Bread',
      'https://youtu.be/ccccccccccA  5:33:20  can not be added  Everything',
      '3 videos, 7 minutes together\n',
    ].join('\n'),
  });
});

test.each([`https://www.youtube.com/channel/${channel}`, 'youtube.com/@jobs/videos', 'https://www.youtube.com/c/jobs'])(
  '%s is a channel, whose videos are listed',
  async (link) => {
    const { output } = await playlist(link, '--json');
    expect(JSON.parse(output)).toMatchObject({
      title: 'Small jobs',
      minutes: 7,
      has_more: false,
      videos: [
        { url: 'https://youtu.be/aaaaaaaaaaA', title: 'Knives', duration_seconds: 448, minutes: 7 },
        { duration_seconds: null, minutes: null },
        { duration_seconds: 20_000, minutes: null },
      ],
    });
  },
);

test('a playlist in the form of newer pages is read with its lengths and all of its pages', async () => {
  const { code, output } = await playlist('https://www.youtube.com/playlist?list=PLnewer');
  expect({ code, output }).toEqual({
    code: 0,
    output: [
      'Newer jobs',
      'https://youtu.be/dddddddddd0  7:28  7 min  Hinges',
      'https://youtu.be/eeeeeeeeee0  1:02:03  62 min  A long day',
      'https://youtu.be/ffffffffff0  live  can not be added  At the bench',
      'https://youtu.be/hhhhhhhhhh0  0:59  1 min  hhhhhhhhhh0',
      'https://youtu.be/iiiiiiiiii0  10:00  10 min  The last',
      '5 videos, 80 minutes together\n',
    ].join('\n'),
  });
});

test('what is no playlist, or none that is there, is said, and nothing else is asked for', async () => {
  const video = await playlist('https://www.youtube.com/watch?v=aaaaaaaaaaA&list=PLjobs');
  expect(video).toMatchObject({
    code: 1,
    errors: expect.stringContaining('no link to a YouTube playlist'),
    requests: [],
  });
  const none = await playlist('https://www.youtube.com/playlist?list=PLnone');
  expect(none).toMatchObject({ code: 1, errors: 'There is no such playlist or channel, or it is private.\n' });
});

describe('for who has a key', () => {
  const samples = 'https://www.youtube.com/playlist?list=PLsamples';
  const run = async (environment: Record<string, string>, ...words: string[]) => {
    const program = runProgram(['playlist', samples, ...words], { HOME: await folderForTest(), ...environment });
    return { code: await program.ended, output: program.output(), errors: program.errors() };
  };

  test('the videos that the account has already are marked, and do not count', async () => {
    const service = await startTestService();
    onTestFinished(() => service.stop());
    const { key } = await newCustomer(service);
    const client = apiClient(service.origin, key);
    const { body: talk } = await client.submit(watch('sampleTalk1'));
    const { body: silent } = await client.submit(watch('sampleMute1'));
    await Promise.all([talk, silent].map(({ id }) => client.settled(id)));
    const environment = { CUEMARK_URL: service.origin, CUEMARK_API_KEY: key };
    const { code, output } = await run(environment);
    expect(code).toBe(0);
    const lines = output.split('\n');
    expect(lines[1]).toMatch(/^https:\/\/youtu\.be\/sampleTalk1 {2}9:15 {2}already there {2}Why Our Library/);
    expect(lines[2]).toMatch(/^https:\/\/youtu\.be\/sampleTuto1 {2}17:46 {2}17 min {2}/);
    expect(lines.at(-2)).toBe('7 videos, 1 already there; the others take 184 minutes together');
    const { videos, minutes } = JSON.parse((await run(environment, '--json')).output);
    expect(minutes).toBe(184);
    expect(videos.slice(0, 2)).toMatchObject([
      { minutes: 9, existing_video_id: talk.id },
      { minutes: 17, existing_video_id: null },
    ]);
  });

  test('a server that does not answer, or not to this key, is no reason not to list them', async () => {
    const service = await startTestService();
    onTestFinished(() => service.stop());
    const { code, output, errors } = await run({ CUEMARK_URL: service.origin, CUEMARK_API_KEY: 'nobodys' }, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ minutes: 193, videos: { length: 7 } });
    expect(output).not.toContain('existing_video_id');
    expect(errors).toContain(`Which of them your account has is not known, since ${service.origin} does not say it`);
    expect(errors).not.toContain('nobodys');
  });
});
