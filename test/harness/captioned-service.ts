import { onTestFinished } from 'vitest';
import { startCaptionedPlatform } from './captioned-platform.ts';
import { apiClient } from './client.ts';
import { readyVideo } from './ready-video.ts';
import { videoId as platformId } from './scripted-platform.ts';
import { newCustomer, startTestService } from './service.ts';
import { webClient } from './web-client.ts';

/** A service before a platform whose one video has captions in several languages, and a customer with that video. */
export async function startCaptionedService(environment: Record<string, string> = {}) {
  const platform = await startCaptionedPlatform();
  const service = await startTestService({ YOUTUBE_ORIGIN: platform.origin, ...environment });
  onTestFinished(() => service.stop());
  const person = await newCustomer(service);
  const client = apiClient(service.origin, person.key);
  const web = await webClient(service.publicUrl, person);
  const videoId = await readyVideo(client, platformId);
  return { ...platform, service, person, client, web, videoId };
}
