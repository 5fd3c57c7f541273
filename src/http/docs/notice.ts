import type { Words } from '../messages/messages.ts';
import { escaped } from './markup.ts';
import { page } from './page.ts';

/** What stands in the place of a page that can not be shown, and where each leads: home, or to the same address again. */
const ways = { nothing: 'home', busy: 'again', broken: 'again', maintenance: 'again' } as const;

/** A page that says why there is none, and what to do. */
export function notice(words: Words, why: keyof typeof ways): string {
  const { say } = words;
  const way = ways[why] === 'home' ? { to: '/', name: say('to_start') } : { to: '', name: say('try_again') };
  return page(
    words,
    say(`${why}_title`),
    `<p>${escaped(say(`${why}_text`))}</p>
<p class="action"><a href="${way.to}">${escaped(way.name)}</a></p>`,
  );
}
