import type { Config } from '../../config.ts';
import { createLog } from '../../observability/log.ts';
import type { CaptionsRead, LookUp, Unavailable } from '../../platform/platform.ts';
import { openPlatforms } from '../../platforms.ts';
import { timestamp } from '../../transcripts/timestamp.ts';
import type { Finding } from './finding.ts';

/** The platform's first video: public since 2005, with captions. */
export const knownVideo = 'jNQXAC9IVRw';

/** Looks a video up and reads its captions, as the service does. */
export async function checkPlatform(config: Config, platformId: string): Promise<Finding[]> {
  const platforms = await openPlatforms(config, createLog('silent'));
  try {
    const platform = platforms.platformOf(platformId);
    const found = await platform.lookUp(platformId);
    const isSample = platform !== platforms.real;
    const about = isSample ? [notAsked] : describePlatform(found, config);
    const video = [...about, ...describeVideo(found)];
    if (found.kind !== 'video') return video;
    return [...video, describeCaptions(await platform.readCaptions(platformId), config)];
  } finally {
    await platforms.stop();
  }
}

const notAsked: Finding = {
  name: 'youtube',
  status: 'note',
  detail: 'was not asked: the link is of a sample video',
  remedy: 'Give the link of a real video, or none.',
};

/** Whether the platform answers at all, and whether it answers this address. */
function describePlatform(found: LookUp, config: Config): Finding[] {
  const where = config.youtubeOrigin === undefined ? '' : ` (at ${config.youtubeOrigin}, which YOUTUBE_ORIGIN sets)`;
  const way = throughProxy(config);
  if (found.kind !== 'unavailable') {
    return [
      { name: 'youtube', status: 'works', detail: `answers${way}${where}` },
      { name: 'address', status: 'works', detail: 'is not blocked' },
    ];
  }
  const { trouble, cause } = found;
  if (trouble === 'unreachable') {
    return [
      {
        name: 'youtube',
        status: 'broken',
        detail: `is out of reach${way}${where}: ${cause}`,
        remedy: howToReach(found, config),
      },
      { name: 'address', status: 'note', detail: 'nobody can tell whether it is blocked before YouTube answers' },
    ];
  }
  const answers: Finding = { name: 'youtube', status: 'works', detail: `answers${way}${where}` };
  if (trouble === 'blocked') {
    return [
      answers,
      { name: 'address', status: 'broken', detail: `is blocked by YouTube: ${cause}`, remedy: howToUnblock(config) },
    ];
  }
  const remedy =
    'Try again with the link of another video. If it stays so, YouTube has changed: report it with this line.';
  return [
    { ...answers, status: 'broken', detail: `answers${way}${where}, and nothing that can be used: ${cause}`, remedy },
  ];
}

function describeVideo(found: LookUp): Finding[] {
  if (found.kind === 'unavailable') return [];
  if (found.kind === 'unsupported') return [{ name: 'video', status: 'note', detail: found.detail }];
  const { title, durationSeconds, visibility } = found;
  const isListed = visibility === 'unknown' ? 'not told whether listed' : visibility;
  return [{ name: 'video', status: 'works', detail: `“${title}”, ${timestamp(durationSeconds)}, ${isListed}` }];
}

function describeCaptions(read: CaptionsRead, config: Config): Finding {
  const name = 'captions';
  switch (read.kind) {
    case 'captions': {
      const { language, kind, track, segments } = read.transcript;
      const which = `${kind}, ${language ?? 'language not told'}${track?.id ? `, track ${track.id}` : ''}`;
      const beginning = segments[0] ? `: “${segments[0].text.slice(0, 60)}”` : '';
      return { name, status: 'works', detail: `${which}, ${segments.length} lines${beginning}` };
    }
    case 'none':
      return { name, status: 'note', detail: 'the video has none' };
    case 'unsupported':
      return { name, status: 'note', detail: read.detail };
    case 'unreadable':
    case 'unavailable':
      return {
        name,
        status: 'broken',
        detail: `are not handed out: ${read.cause}`,
        remedy: `Try the link of another video. If it stays so: ${howToUnblock(config)}`,
      };
  }
}

function howToReach({ cause }: Unavailable, { youtubeProxy, youtubeTimeoutMs }: Config): string {
  if (youtubeProxy !== undefined) {
    return /\b407\b/.test(cause)
      ? 'The proxy refuses the user or the password in YOUTUBE_PROXY.'
      : `Check that the proxy at ${hostOf(youtubeProxy)} (YOUTUBE_PROXY) runs and may reach www.youtube.com.`;
  }
  const late = /in time/.test(cause)
    ? ` Where the line is slow, raise YOUTUBE_TIMEOUT_MS (now ${youtubeTimeoutMs}).`
    : '';
  return `Check that this machine reaches https://www.youtube.com: network, DNS, firewall. Where only a proxy does, set YOUTUBE_PROXY.${late}`;
}

/** YouTube blocks many addresses of data centres, and any address that asks too much. */
function howToUnblock({ youtubeProxy, youtubeCookies }: Config): string {
  const proxy = youtubeProxy === undefined ? 'set YOUTUBE_PROXY to a proxy' : 'set YOUTUBE_PROXY to another proxy,';
  const cookies =
    youtubeCookies === undefined
      ? 'set YOUTUBE_COOKIES_FILE to the cookies of a browser that is signed in to YouTube (Netscape format)'
      : 'export the cookies of YOUTUBE_COOKIES_FILE anew';
  return `Wait an hour and try again. If it stays so, ${proxy} whose address YouTube does not block, or ${cookies}.`;
}

function throughProxy({ youtubeProxy }: Config): string {
  return youtubeProxy === undefined ? '' : ` through the proxy at ${hostOf(youtubeProxy)}`;
}

/** Without user and password. */
function hostOf(address: string): string {
  return new URL(address).host;
}
