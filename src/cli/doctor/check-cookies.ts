import type { Config } from '../../config.ts';
import { readCookies } from '../../platforms.ts';
import type { Finding } from './finding.ts';

/** What is set for addresses that the platform blocks. */
export function checkCookies(config: Config, now: number): Finding {
  const name = 'cookies';
  const jar = readCookies(config);
  if (!jar)
    return {
      name,
      status: 'note',
      detail: 'none are set (YOUTUBE_COOKIES_FILE): none are needed where the address is not blocked',
    };
  const { all, fresh } = jar.count(now);
  const remedy = 'Export the cookies of YOUTUBE_COOKIES_FILE anew from a browser that is signed in to YouTube.';
  if (fresh === 0) return { name, status: 'broken', detail: `all ${all} of youtube.com have run out`, remedy };
  return {
    name,
    status: 'works',
    detail: `${fresh} of youtube.com${fresh < all ? `, and ${all - fresh} that have run out` : ''}`,
  };
}
