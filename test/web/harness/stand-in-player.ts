import type { Page } from 'playwright-core';

/** It writes down what it is told, and says where it is. */
const player = `<!doctype html><title>player</title><pre></pre><script>
  let second = Number(new URL(location).searchParams.get('start'));
  addEventListener('message', ({ data, origin }) => {
    const message = JSON.parse(data);
    document.querySelector('pre').textContent += data + '\\n';
    if (message.func === 'seekTo') second = message.args[0];
    parent.postMessage(JSON.stringify({ event: 'infoDelivery', info: { currentTime: second } }), origin);
  });
</script>`;

/** Puts a stand-in in the place of the platform's player; the addresses that were asked for are gathered in the result. */
export async function standInPlayer(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: player });
  });
  return asked;
}
