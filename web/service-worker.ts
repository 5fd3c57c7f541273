import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const source = path.join(import.meta.dirname, 'service-worker.js');

/** Adds the service worker to what is built, with the names of all that it keeps. */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const files = ['/favicon.svg', ...names.map((name) => `/${name}`)].toSorted();
      const page = bundle['index.html'];
      const hash = createHash('sha256').update(JSON.stringify(files));
      if (page?.type === 'asset') hash.update(page.source);
      const release = hash.digest('hex').slice(0, 12);
      const own = `const files = ${JSON.stringify(files)};\nconst release = '${release}';\n`;
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: own + (await readFile(source, 'utf8')) });
    },
  },
};
