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

const player = document.querySelector('.player');
if (player) {
  // On a narrow page it stays in sight once it is the platform's.
  if (player instanceof HTMLMediaElement) player.addEventListener('play', () => player.classList.add('plays'));
  else player.addEventListener('load', () => player.classList.toggle('plays', player.contentDocument === null));
  document.addEventListener('click', (event) => {
    const moment = event.target.closest('a[data-second]');
    if (!moment || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (player instanceof HTMLMediaElement) {
      player.classList.add('plays');
      player.currentTime = Number(moment.dataset.second);
      player.play().catch(() => {}); // where the browser plays nothing by itself, its button does
      return;
    }
    const address = new URL(player.dataset.embed);
    address.searchParams.set('start', moment.dataset.second);
    player.removeAttribute('srcdoc');
    player.src = address.href;
  });
}
