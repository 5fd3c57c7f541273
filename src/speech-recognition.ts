import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Config } from './config.ts';
import { findProgram } from './media/find-program.ts';
import { findMediaTools, installFfmpeg, type MediaTools } from './media/media-tools.ts';
import type { Log } from './observability/log.ts';
import type { AudioSource } from './platform/audio-source.ts';
import { createPotProvider } from './platform/pot-provider.ts';
import { createStreamedAudio } from './platform/streamed-audio.ts';
import { createYtDlpAudio } from './platform/yt-dlp-audio.ts';
import type { Samples } from './samples/catalogue.ts';
import { createEndpointRecogniser } from './speech/endpoint-recogniser.ts';
import { bundledModel, bundledModelName } from './speech/local/bundled-model.ts';
import { hubModel } from './speech/local/hub-model.ts';
import { createLocalRecogniser } from './speech/local/local-recogniser.ts';
import { hasSpeechAddon, installAddon } from './speech/local/speech-addon.ts';
import type { Recogniser } from './speech/recogniser.ts';
import type { Listening } from './videos/context.ts';

/** What to do where nothing recognises speech. */
const noRecogniser = `Install the recogniser for this machine (${installAddon}), or set TRANSCRIBE_BASE_URL to an OpenAI-compatible server of transcriptions`;

/** Half of the videos that a process works on: listening takes minutes, reading captions a second. */
const mostAtOnce = 2;

/** What makes transcripts of videos without captions, by what the operator set and what is installed. */
export async function openListening(config: Config, log: Log, samples?: Samples): Promise<Listening> {
  const { searchPath, youtubeOrigin, youtubeTimeoutMs: timeoutMs } = config;
  const tools = await findMediaTools(searchPath);
  const program = await findProgram('yt-dlp', searchPath);
  const recogniser = config.transcribe
    ? createEndpointRecogniser(config.transcribe)
    : localRecogniser(config, tools, log);
  const streamed = (origin: string): AudioSource => createStreamedAudio({ origin, timeoutMs });
  const real =
    youtubeOrigin === undefined
      ? createYtDlpAudio({
          program,
          searchPath,
          prlimit: tools.prlimit,
          proxy: config.youtubeProxy,
          cookies: config.youtubeCookies,
          potProvider: config.potProviderUrl === undefined ? undefined : createPotProvider(config.potProviderUrl),
        })
      : streamed(youtubeOrigin);
  const ofSamples = samples && streamed(samples.origin);
  const hasTools = tools.ffmpeg !== undefined && tools.ffprobe !== undefined;
  return {
    tools,
    recogniser,
    audioOf: (id) => (ofSamples && samples?.serves(id) ? ofSamples : real),
    remedy: recogniser ? (hasTools ? undefined : installFfmpeg) : noRecogniser,
    turns: { taken: 0, most: mostAtOnce },
    scratch: path.join(config.dataDir, 'scratch'),
  };
}

/**
 * The recogniser on this machine, on half of its cores: two threads on two cores in use take twice the processor time of one,
 * waiting for each other, and requests wait for both. Undefined: its addon is not installed.
 */
function localRecogniser({ speechAddon, dataDir }: Config, tools: MediaTools, log: Log): Recogniser | undefined {
  const { folder: addonFolder, model } = speechAddon;
  if (!hasSpeechAddon(addonFolder)) return undefined;
  const modelsFolder = path.join(dataDir, 'models');
  const options = { addonFolder, tools, threads: Math.min(4, Math.ceil(availableParallelism() / 2)) };
  if (!model) {
    return createLocalRecogniser({
      ...options,
      name: bundledModelName,
      model: () => bundledModel(addonFolder, modelsFolder),
    });
  }
  if ('folder' in model) {
    const { folder } = model;
    const name = path.basename(folder);
    return createLocalRecogniser({ ...options, name, model: async () => ({ name, folder, language: undefined }) });
  }
  let told = 0;
  const onProgress = (share: number) => {
    if (share - told < 0.1 && share < 1) return;
    told = share;
    log.info({ model: model.repository, share: Math.round(share * 100) / 100 }, 'the model for speech is coming');
  };
  const hub = { ...model, hubUrl: speechAddon.hubUrl };
  return createLocalRecogniser({
    ...options,
    name: model.repository,
    model: (signal) => hubModel(hub, { modelsFolder, onProgress, signal }),
  });
}
