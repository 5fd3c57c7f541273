import path from 'node:path';
import type { Config } from './config.ts';
import { findProgram } from './media/find-program.ts';
import { findMediaTools, installFfmpeg } from './media/media-tools.ts';
import type { AudioSource } from './platform/audio-source.ts';
import { createStreamedAudio } from './platform/streamed-audio.ts';
import { createYtDlpAudio } from './platform/yt-dlp-audio.ts';
import { isSampleId } from './samples/catalogue.ts';
import { createEndpointRecogniser } from './speech/endpoint-recogniser.ts';
import type { Listening } from './videos/context.ts';

/** What to do where nothing recognises speech. */
const noRecogniser = 'Set TRANSCRIBE_BASE_URL to an OpenAI-compatible server of transcriptions';

/** What makes transcripts of videos without captions, by what the operator set and what is installed. `samplesOrigin`: the samples' stand-in. */
export async function openListening(config: Config, samplesOrigin: string | undefined): Promise<Listening> {
  const { searchPath, youtubeOrigin, youtubeTimeoutMs: timeoutMs } = config;
  const tools = await findMediaTools(searchPath);
  const program = await findProgram('yt-dlp', searchPath);
  const recogniser = config.transcribe && createEndpointRecogniser(config.transcribe);
  const streamed = (origin: string): AudioSource => createStreamedAudio({ origin, timeoutMs });
  const real =
    youtubeOrigin === undefined
      ? createYtDlpAudio({ program, searchPath, prlimit: tools.prlimit })
      : streamed(youtubeOrigin);
  const samples = samplesOrigin === undefined ? undefined : streamed(samplesOrigin);
  const hasTools = tools.ffmpeg !== undefined && tools.ffprobe !== undefined;
  return {
    tools,
    recogniser,
    audioOf: (id) => (samples && isSampleId(id) ? samples : real),
    remedy: recogniser ? (hasTools ? undefined : installFfmpeg) : noRecogniser,
    scratch: path.join(config.dataDir, 'scratch'),
  };
}
