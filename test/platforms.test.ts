import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/observability/log.ts';
import { openPlatforms } from '../src/platforms.ts';
import { openListening } from '../src/speech-recognition.ts';
import { playerAnswer, startScriptedPlatform } from './harness/scripted-platform.ts';

/** Ends in a character that no id of the platform ends in, and is no sample's. */
const invented = 'invented011';

/** What serves videos and their sound where the operator set this. */
async function served(environment: Record<string, string>) {
  const config = readConfig({ TRANSCRIBE_ADDON_DIR: '/nowhere', ...environment });
  const platforms = await openPlatforms(config, createLog('silent'));
  onTestFinished(() => platforms.stop());
  const { audioOf } = await openListening(config, createLog('silent'), platforms.samples);
  return { ...platforms, audioOf };
}

test('a platform of the operator’s own is asked for every video but the samples', async () => {
  const platform = await startScriptedPlatform(({ videoId }, response) =>
    response.end(playerAnswer({ videoDetails: { videoId, title: 'Of ours', lengthSeconds: '600' } })),
  );
  const { real, platformOf, audioOf } = await served({ YOUTUBE_ORIGIN: platform.origin, SAMPLES: 'on' });
  expect(await platformOf(invented).lookUp(invented)).toMatchObject({ kind: 'video', title: 'Of ours' });
  expect(await platformOf('sampleTalk1').lookUp('sampleTalk1')).toMatchObject({
    title: expect.stringContaining('Library'),
  });
  expect(platform.requests.map(({ videoId }) => videoId)).toEqual([invented]);
  expect(platformOf('sampleTalk1')).not.toBe(real);
  expect(audioOf(invented)).toBe(audioOf('aaaaaaaaaaA'));
  expect(audioOf('sampleTalk1')).not.toBe(audioOf(invented));
});

test('YouTube is not asked for an id that it can not have', async () => {
  const { real, platformOf, audioOf } = await served({ SAMPLES: 'on' });
  expect(platformOf('aaaaaaaaaaA')).toBe(real);
  expect(platformOf(invented)).toBe(platformOf('sampleTalk1'));
  expect(audioOf(invented)).toBe(audioOf('sampleTalk1'));
  expect(await platformOf(invented).lookUp(invented)).toMatchObject({ kind: 'unsupported', reason: 'not_found' });
});

test('without samples every video is the platform’s', async () => {
  const { real, platformOf, samples } = await served({ SAMPLES: 'off' });
  expect([platformOf('sampleTalk1'), samples]).toEqual([real, undefined]);
});
