// Keeps the built program for when there is no connection. Before it stand `files`, the addresses of what was built, and
// `release`, which changes with what is in them.

/** Of which pages it has the document; others are not the app's, or are of no use without the server. */
const pages = /^\/(?:(?:workspace|search|keys|usage)(?:\/.*)?)?$/;
const cacheName = `cuemark-${release}`;

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles());
  self.skipWaiting();
});

async function keepFiles() {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map((file) => new Request(file, { priority: 'low' })));
  const page = await fetch('/', { cache: 'no-cache' });
  // While a release is rolled out another process may give another one's document.
  const [, program] = /src="([^"]+)"/.exec(await page.clone().text()) ?? [];
  if (!page.ok || !files.includes(program)) throw new Error('the document is of another release');
  await cache.put('/', page);
}

self.addEventListener('activate', (event) => event.waitUntil(replaceOlder()));

async function replaceOlder() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && pages.test(pathname)) event.respondWith(documentFor(request));
  else if (files.includes(pathname)) event.respondWith(fileFor(request));
});

/** The server's, so that nobody stays with an older program; the kept one where the server can not be reached. */
async function documentFor(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('/');
    if (!kept) throw error;
    return kept;
  }
}

/** Its name changes with what is in it, so the kept one is as good as the server's. */
const fileFor = async (request) => (await caches.match(request)) ?? fetch(request);
