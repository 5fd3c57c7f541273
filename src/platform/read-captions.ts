import { Problem } from '../contract/problems.ts';
import type { Log } from '../observability/log.ts';
import type { ParsedCaptions } from '../transcripts/parse-captions.ts';
import { PlatformRequestError, unavailable } from './bounded-fetch.ts';
import type { CaptionTrack } from './caption-tracks.ts';
import { chooseTracks, wantedTracks } from './choose-track.ts';
import { type AskPlayer, type Client, settled } from './look-up.ts';
import type { CaptionsRead, WantedCaptions } from './platform.ts';
import type { PlayableVideo } from './player-response.ts';
import type { Unclear } from './refusal.ts';

/** Reads the bytes of captions, here or in a thread; throws a {@link Problem} where there is no thread for it now. */
export type ParseCaptions = (bytes: Uint8Array, signal?: AbortSignal) => ParsedCaptions | Promise<ParsedCaptions>;

/** What captions are read with. */
export interface CaptionReader {
  bounded: typeof fetch;
  parse: (bytes: Uint8Array) => ReturnType<ParseCaptions>;
  /** A proof of origin (PO token) for the video, where something makes them. */
  proofOfOrigin: () => Promise<string | undefined> | undefined;
  log: Log;
  /** Undefined: those of what is said. */
  wanted?: WantedCaptions | undefined;
}

/**
 * The captions closest to what was said. ANDROID's caption addresses can be read without a proof of origin; where it gets
 * none, WEB is asked, since recordings show videos that one of them gets and the other does not; where both are kept from
 * captions that are there, VISIONOS. A refusal of our address ends it at once.
 *
 * @throws {Problem} `unavailable` where nothing can read captions now
 */
export async function readCaptions(ask: AskPlayer, reader: CaptionReader): Promise<CaptionsRead> {
  const { log } = reader;
  const results: CaptionsRead[] = [];
  const unclear: Unclear[] = [];
  for (const client of ['ANDROID', 'WEB', 'VISIONOS'] as const) {
    // The last resort, for captions that are there; it settles nothing else.
    const isLast = client === 'VISIONOS';
    if (isLast && !results.some(({ kind }) => kind === 'unreadable')) break;
    const video = await ask(client);
    if (video.kind === 'unclear') {
      log.warn({ client, cause: video.cause }, 'captions were not read');
      if (!isLast) unclear.push(video);
      continue;
    }
    const result = video.kind === 'playable' ? await readFrom(video, reader, client) : video;
    if (result.kind === 'captions') return result;
    if ('cause' in result) log.warn({ client, ...result }, 'captions were not read');
    if (!isLast) results.push(result);
    if (result.kind === 'unavailable' && result.trouble) break;
  }
  // That there are no captions is known only if nobody was kept from seeing them.
  const kept = results.find(({ kind }) => kind === 'unavailable') ?? results.find(({ kind }) => kind === 'unreadable');
  return kept ?? results.at(-1) ?? settled(unclear);
}

async function readFrom(video: PlayableVideo, reader: CaptionReader, client: Client): Promise<CaptionsRead> {
  let result: CaptionsRead = video.hasOddTracks
    ? { kind: 'unreadable', cause: 'captions are listed in another form' }
    : { kind: 'none' };
  const { wanted } = reader;
  const all = video.captionTracks;
  const tracks = wanted === undefined ? all : wantedTracks(wanted, all);
  if (wanted !== undefined && all.length > 0 && tracks.length === 0) {
    return { kind: 'none', languages: [...new Set(all.flatMap((track) => track.language ?? []))] };
  }
  for (const track of chooseTracks(tracks)) {
    result = await readTrack(track, reader, client);
    const isEmpty = result.kind === 'captions' && result.transcript.segments.length === 0;
    if (!isEmpty) return result;
  }
  return result;
}

/** Reads one track as json3, whatever form its address asks for, and in its own language; with a proof of origin where it is not handed out without. */
async function readTrack(track: CaptionTrack, reader: CaptionReader, client: Client): Promise<CaptionsRead> {
  const address = URL.parse(track.address, 'https://www.youtube.com');
  if (!address || !/(?:^|\.)youtube\.com$/.test(address.hostname)) {
    return { kind: 'unreadable', cause: 'a caption track without an address of the platform' };
  }
  address.protocol = 'https:';
  address.searchParams.set('fmt', 'json3');
  address.searchParams.delete('tlang'); // a machine translation
  const asksForProof = address.searchParams.get('exp') === 'xpe';
  const plain = asksForProof
    ? { kind: 'unreadable' as const, cause: 'the caption track asks for a proof of origin (PO token)' }
    : await readAddress(address, track, reader);
  if (plain.kind !== 'unreadable') return plain;
  const token = await reader.proofOfOrigin();
  if (token === undefined) return plain;
  for (const [name, value] of [
    ['pot', token],
    ['potc', '1'],
    ['c', client],
  ] as const) {
    address.searchParams.set(name, value);
  }
  return readAddress(address, track, reader);
}

async function readAddress(address: URL, track: CaptionTrack, reader: CaptionReader): Promise<CaptionsRead> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await (await reader.bounded(address)).arrayBuffer());
  } catch (error) {
    const isRefusedAlone =
      error instanceof PlatformRequestError && error.status !== undefined && isOfTheTrack(error.status);
    return isRefusedAlone
      ? { kind: 'unreadable', cause: `the caption track answered ${error.status}` }
      : unavailable(error);
  }
  if (bytes.length === 0) return { kind: 'unreadable', cause: 'the caption track is handed out empty' };
  if (isCutOff(bytes)) return { kind: 'unreadable', cause: 'the caption track is cut off' };
  const captions = await parsed(bytes, reader);
  if (!captions.ok && !captions.isEmpty) {
    return { kind: 'unreadable', cause: `the caption track can not be read: ${captions.reason}` };
  }
  const { language, id, name } = track;
  const kind = track.isAutomatic ? 'automatic' : 'manual';
  const { segments, warnings } = captions.ok ? captions : { segments: [], warnings: [] };
  return { kind: 'captions', transcript: { language, kind, track: { id, name }, warnings, segments } };
}

/** Captions that nothing can read, since they break what reads them, are as good as broken. */
async function parsed(bytes: Uint8Array, { parse }: CaptionReader): Promise<ParsedCaptions> {
  try {
    return await parse(bytes);
  } catch (error) {
    if (error instanceof Problem) throw error;
    return { ok: false, reason: String(error) };
  }
}

/** A status that is about this address, which may have run out, and not about us. */
function isOfTheTrack(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

/** XML without its end, of which the parser would read the beginning; JSON without its end is no JSON. */
function isCutOff(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder();
  const isXml = /^\s*</.test(decoder.decode(bytes.subarray(0, 100)));
  return isXml && !/<\/(?:\w+:)?\w+>\s*$/.test(decoder.decode(bytes.subarray(-100)));
}
