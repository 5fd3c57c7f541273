// What a shared page does where scripts run: moments play in its own player. Without it they lead to the platform, or to the page anew.

/** Media fragments name a moment behind a #; the page is asked for that moment. */
function followFragment() {
  const [, moment] = /^#t=(.+)$/.exec(window.location.hash) ?? [];
  if (moment) window.location.replace(`${window.location.pathname}?t=${encodeURIComponent(moment)}`);
}

followFragment();
window.addEventListener('hashchange', followFragment);

// Whoever was sent to a moment begins where it is said.
const said = document.querySelector('a.said');
if (said && window.location.hash === '') window.location.replace(said.href);

/** Where the file's own times begin, which a part of a longer recording goes on counting. */
let begins = 0;

/**
 * Plays from where the file begins. The moment that its address names counts from zero, and hides where that is: the file is asked for
 * without it.
 */
function countFromItsStart(media) {
  const [file, fragment = ''] = media.getAttribute('src').split('#t=');
  const from = Number(fragment);
  const begin = () => {
    begins = media.currentTime;
    if (from > 0) media.currentTime = begins + from;
  };
  if (from > 0) media.src = file;
  else if (media.readyState > 0) return begin();
  media.addEventListener('loadedmetadata', begin, { once: true });
}

const player = document.querySelector('.player');
if (player) {
  if (player instanceof HTMLMediaElement) countFromItsStart(player);
  // On a narrow page it stays in sight once it is the platform's.
  if (player instanceof HTMLMediaElement) player.addEventListener('play', () => player.classList.add('plays'));
  else player.addEventListener('load', () => player.classList.toggle('plays', player.contentDocument === null));
  document.addEventListener('click', (event) => {
    const moment = event.target.closest('a[data-second]');
    if (!moment || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (player instanceof HTMLMediaElement) {
      player.classList.add('plays');
      player.currentTime = begins + Number(moment.dataset.second);
      player.play().catch(() => {}); // where the browser plays nothing by itself, its button does
      return;
    }
    const address = new URL(player.dataset.embed);
    address.searchParams.set('start', moment.dataset.second);
    player.removeAttribute('srcdoc');
    player.src = address.href;
  });
}
