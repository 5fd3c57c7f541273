import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = 'http://localhost:3000';

/** The two fonts of every page start loading with the page, so that no text changes its face under the reader. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /(newsreader-latin-opsz-normal|geist-latin-wght-normal)-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head',
        })),
  },
};

/** The server sees requests of the development server as its own, so that sign-in trusts their origin. */
const proxied = { target: server, changeOrigin: true, headers: { origin: server } };

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), tailwindcss(), preloadFonts],
  // Nothing becomes a data: address, which the Content-Security-Policy would refuse.
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { '/web-api': proxied, '/api': proxied } },
});
