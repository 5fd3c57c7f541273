import { type Config, ConfigError } from './config.ts';
import { limits } from './contract/limits.ts';
import type { Log } from './observability/log.ts';
import { type CookieJar, CookiesFileError, readCookiesFile } from './platform/cookies-file.ts';
import { type GuardedPlatform, guardedPlatform } from './platform/guarded-platform.ts';
import type { Platform } from './platform/platform.ts';
import type { ListLink } from './platform/playlist-link.ts';
import { createPotProvider } from './platform/pot-provider.ts';
import { openProxy } from './platform/proxy.ts';
import type { ParseCaptions } from './platform/read-captions.ts';
import { type RememberedLookUps, rememberLookUps } from './platform/remembered-look-ups.ts';
import { createYouTube } from './platform/youtube.ts';
import { firstSampleId, isSampleId, type Samples, sampleCatalogue, samplePlaylist } from './samples/catalogue.ts';
import { startStandIn } from './samples/stand-in.ts';
import { type TestLink, testLinks } from './samples/test-links.ts';

/**
 * The platform, left alone when it does not answer, and beside it the samples' stand-in behind an adapter of its own. `parse` reads their
 * captions, where this thread is to stay free.
 */
export async function openPlatforms(
  config: Config,
  log: Log,
  parse?: ParseCaptions,
): Promise<{
  real: GuardedPlatform;
  platformOf: (platformId: string) => Platform;
  readPlaylist: Platform['readPlaylist'];
  previews: RememberedLookUps;
  /** Undefined: there are none. */
  samples?: Samples;
  /** The samples that bring about each outcome; none without the stand-in. */
  testLinks: readonly TestLink[];
  /** A video that becomes ready, where there are samples. */
  sampleLink?: string;
  stop: () => Promise<void>;
}> {
  const options = {
    timeoutMs: config.youtubeTimeoutMs,
    visibilityMattersBelow: limits.unlistedVideoSeconds,
    log,
    parse,
  };
  const proxy = config.youtubeProxy === undefined ? undefined : await openProxy(config.youtubeProxy);
  const youTube = createYouTube({
    ...options,
    origin: config.youtubeOrigin,
    proxy,
    cookies: readCookies(config),
    potProvider: config.potProviderUrl === undefined ? undefined : createPotProvider(config.potProviderUrl),
  });
  const real = guardedPlatform(youTube, options);
  const stop = async () => await proxy?.destroy();
  const openPreviews = (platformOf: (id: string) => Platform) =>
    rememberLookUps((id) => platformOf(id).lookUp(id, { isPreview: true }));
  if (!config.samples) {
    return {
      real,
      platformOf: () => real,
      readPlaylist: real.readPlaylist,
      previews: openPreviews(() => real),
      testLinks: [],
      stop,
    };
  }
  const catalogue = sampleCatalogue();
  const standIn = await startStandIn(catalogue);
  const ofSamples = createYouTube({ ...options, origin: standIn.origin });
  // A platform of the operator's own may have videos of any id.
  const serves = (id: string) => (config.youtubeOrigin === undefined ? isSampleId(id) : catalogue.has(id));
  const platformOf = (id: string) => (serves(id) ? ofSamples : real);
  return {
    real,
    platformOf,
    readPlaylist: (link) => (isSamplePlaylist(link) ? ofSamples : real).readPlaylist(link),
    previews: openPreviews(platformOf),
    samples: { origin: standIn.origin, serves },
    testLinks,
    sampleLink: `https://youtu.be/${firstSampleId}`,
    stop: async () => void (await Promise.all([standIn.stop(), stop()])),
  };
}

const isSamplePlaylist = (link: ListLink) => link.kind === 'playlist' && link.id === samplePlaylist.id;

/**
 * The cookies that the operator gave for the platform.
 *
 * @throws {ConfigError}
 */
export function readCookies({ youtubeCookies }: Config): CookieJar | undefined {
  try {
    return youtubeCookies === undefined ? undefined : readCookiesFile(youtubeCookies);
  } catch (error) {
    if (!(error instanceof CookiesFileError)) throw error;
    throw new ConfigError([`  YOUTUBE_COOKIES_FILE: ${error.message}`]);
  }
}
