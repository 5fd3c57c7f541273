import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { runProgram } from './harness/program.ts';
import { type Asked, startScriptedPlatform } from './harness/scripted-platform.ts';

const channel = `UC${'a'.repeat(22)}`;
const video = (id: string, title: string, lengthSeconds?: string) => ({
  playlistVideoRenderer: { videoId: id, title: { runs: [{ text: title }] }, ...(lengthSeconds && { lengthSeconds }) },
});
const next = {
  continuationItemRenderer: { continuationEndpoint: { continuationCommand: { token: 'page-two', request: 'x' } } },
};

/** A platform with one list of two pages. */
const answer = (asked: Asked, response: ServerResponse): void => void response.end(JSON.stringify(answerTo(asked)));

function answerTo(asked: Asked): object {
  if (asked.path.startsWith('/youtubei/v1/navigation/resolve_url')) {
    return { endpoint: { browseEndpoint: { browseId: channel } } };
  }
  if (asked.continuation === 'page-two') {
    const items = [video('bbbbbbbbbbA', 'Bread'), video('ccccccccccA', 'Everything', '20000')];
    return { onResponseReceivedActions: [{ appendContinuationItemsAction: { continuationItems: items } }] };
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
  const program = runProgram(['playlist', link, ...words], { YOUTUBE_ORIGIN: origin });
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
