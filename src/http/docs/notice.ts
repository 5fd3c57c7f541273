import type { Words } from '../messages/messages.ts';
import { escaped } from './markup.ts';
import { page } from './page.ts';

/** What stands in the place of a page that can not be shown: its messages, and the address and the name of its link. */
const notices = {
  nothing: { title: 'nothing_title', text: 'nothing_text', to: '/', link: 'to_start' },
  busy: { title: 'busy_title', text: 'busy_text', to: '', link: 'try_again' },
  broken: { title: 'broken_title', text: 'broken_text', to: '', link: 'try_again' },
  maintenance: { title: 'maintenance_title', text: 'maintenance_text', to: '', link: 'try_again' },
} as const;

/** A page that says why there is none, and what to do. */
export function notice(words: Words, why: keyof typeof notices): string {
  const { say } = words;
  const { title, text, to, link } = notices[why];
  return page(
    words,
    say(title),
    `<p>${escaped(say(text))}</p>
<p class="action"><a href="${to}">${escaped(say(link))}</a></p>`,
  );
}
