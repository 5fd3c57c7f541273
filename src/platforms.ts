import { type Config, ConfigError } from './config.ts';
import { limits } from './contract/limits.ts';
import type { Log } from './observability/log.ts';
import { type CookieJar, CookiesFileError, readCookiesFile } from './platform/cookies-file.ts';
import { type GuardedPlatform, guardedPlatform } from './platform/guarded-platform.ts';
import type { Platform } from './platform/platform.ts';
import { openProxy } from './platform/proxy.ts';
import { createYouTube } from './platform/youtube.ts';
import { firstSampleId, isSampleId, sampleCatalogue } from './samples/catalogue.ts';
import { startStandIn } from './samples/stand-in.ts';
import { type TestLink, testLinks } from './samples/test-links.ts';

/** The platform, left alone when it does not answer, and beside it the samples' stand-in behind an adapter of its own. */
export async function openPlatforms(
  config: Config,
  log: Log,
): Promise<{
  real: GuardedPlatform;
  platformOf: (platformId: string) => Platform;
  /** Where the samples' stand-in is; undefined: there is none. */
  samplesOrigin?: string;
  /** The samples that bring about each outcome; none without the stand-in. */
  testLinks: readonly TestLink[];
  /** A video that becomes ready, where there are samples. */
  sampleLink?: string;
  stop: () => Promise<void>;
}> {
  const options = { timeoutMs: config.youtubeTimeoutMs, visibilityMattersBelow: limits.unlistedVideoSeconds, log };
  const proxy = config.youtubeProxy === undefined ? undefined : openProxy(config.youtubeProxy);
  const youTube = createYouTube({ ...options, origin: config.youtubeOrigin, proxy, cookies: readCookies(config) });
  const real = guardedPlatform(youTube, options);
  const stop = async () => await proxy?.destroy();
  if (!config.samples) return { real, platformOf: () => real, testLinks: [], stop };
  const standIn = await startStandIn(sampleCatalogue());
  const samples = createYouTube({ ...options, origin: standIn.origin });
  return {
    real,
    platformOf: (id) => (isSampleId(id) ? samples : real),
    samplesOrigin: standIn.origin,
    testLinks,
    sampleLink: `https://youtu.be/${firstSampleId}`,
    stop: async () => void (await Promise.all([standIn.stop(), stop()])),
  };
}

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
