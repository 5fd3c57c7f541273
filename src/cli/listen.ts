import path from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { limits } from '../contract/limits.ts';
import type { MediaFault } from '../media/media-refusal.ts';
import { probeMedia } from '../media/probe-media.ts';
import { createLog } from '../observability/log.ts';
import type { Samples } from '../samples/catalogue.ts';
import { decodeSound } from '../speech/decoded-sound.ts';
import { recogniseSpeech } from '../speech/recognise-speech.ts';
import type { Recogniser } from '../speech/recogniser.ts';
import { openListening } from '../speech-recognition.ts';
import type { Transcript } from '../transcripts/transcript.ts';
import type { Listening } from '../videos/context.ts';
import { scratchFolder, startClearingScratch } from '../videos/scratch-folder.ts';
import { SourceError } from './source-error.ts';
import { tell } from './tell.ts';

/** Seconds of sound that are decoded beyond a video's length: the platform rounds, and containers are not exact. */
const slack = 60;

interface Ear extends Omit<Listening, 'recogniser'> {
  recogniser: Recogniser;
  /** For files that are needed meanwhile. */
  folder: string;
  /** Aborts when the command is interrupted. */
  signal: AbortSignal;
}

/**
 * What is said in a video or audio file, and its length in seconds.
 *
 * @throws {SourceError} with what is wrong with the file, or what has to be installed
 */
export function hearFile(file: string): Promise<{ durationSeconds: number; transcript: Transcript }> {
  return listening(readConfig(), undefined, async (ear) => {
    const media = path.resolve(file);
    tell('Looking at the file\n'); // every packet of it
    const probed = await probeMedia(ear.tools, media, { seconds: limits.videoSeconds, signal: ear.signal });
    if (probed.kind !== 'media') throw new SourceError(`${file}: ${faultOf(probed)}`);
    const durationSeconds = Math.ceil(probed.durationSeconds);
    return { durationSeconds, transcript: await hear(ear, media, durationSeconds) };
  });
}

/**
 * What is said in a video of the platform, by its sound. `because` is why its captions do not serve.
 *
 * @throws {SourceError}
 */
export function hearVideo(
  config: Config,
  video: { platformId: string; durationSeconds: number; because: string; samples: Samples | undefined },
): Promise<Transcript> {
  const { platformId, durationSeconds, because, samples } = video;
  if (durationSeconds > limits.videoSeconds) throw new SourceError(`${because} It is longer than 3 hours.`);
  const work = async (ear: Ear) => {
    const audio = ear.audioOf(platformId);
    if (audio.remedy !== undefined) throw new SourceError(`Its sound can not be fetched. ${audio.remedy}.`);
    tell('Fetching the sound\n');
    const media = path.join(ear.folder, 'media');
    const fetched = await audio.fetchAudio(platformId, { file: media, durationSeconds, signal: ear.signal });
    if (fetched.kind === 'unsupported') throw new SourceError(fetched.detail);
    if (fetched.kind !== 'audio') throw new SourceError(`Its sound can not be fetched: ${fetched.cause}.`);
    return hear(ear, media, durationSeconds);
  };
  return listening(config, samples, work).catch((error: unknown) => {
    throw error instanceof SourceError ? new SourceError(`${because} ${error.message}`) : error;
  });
}

/** Does the work with what the service listens with. Ctrl-C ends it cleanly; what was heard until then is lost. */
async function listening<T>(config: Config, samples: Samples | undefined, work: (ear: Ear) => Promise<T>): Promise<T> {
  const parts = await openListening(config, createLog('error'), samples);
  const { recogniser, remedy } = parts;
  if (remedy !== undefined || !recogniser) throw new SourceError(`It can not be listened to here. ${remedy ?? ''}.`);
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort(new SourceError('Interrupted: what was heard is not kept.'));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  await using ending = new AsyncDisposableStack();
  ending.defer(() => void process.off('SIGINT', interrupt).off('SIGTERM', interrupt));
  ending.defer(() => recogniser.close?.());
  ending.defer(startClearingScratch(parts.scratch).stop);
  const folder = ending.use(await scratchFolder(parts.scratch));
  return await work({ ...parts, recogniser, folder: folder.path, signal: interrupted.signal });
}

async function hear(ear: Ear, media: string, durationSeconds: number): Promise<Transcript> {
  const { tools, recogniser, signal } = ear;
  const file = path.join(ear.folder, 'sound');
  const sound = await decodeSound(tools, { media, file, mostSeconds: durationSeconds + slack, signal });
  if (sound.kind !== 'sound') throw new SourceError(faultOf(sound));
  await using _ = sound;
  const tellShare = (share: number) => tell(`\rListening with ${recogniser.name}: ${Math.round(share * 100)} %`);
  tellShare(0);
  const keep = async (_chunk: unknown, share: number) => tellShare(share);
  const result = await recogniseSpeech(recogniser, sound, { heard: [], keep, signal }).finally(() => tell('\n'));
  if (result.kind === 'away') throw new SourceError(`Its speech was not recognised: ${result.cause}.`);
  return result.transcript;
}

function faultOf(fault: MediaFault): string {
  if (fault.kind === 'missing') return `${fault.remedy}.`;
  if (fault.kind === 'interrupted') return `What reads it was stopped: ${fault.cause}. Try again.`;
  return fault.reason === 'too_long' ? 'This file is longer than 3 hours. Give it in parts.' : fault.detail;
}
