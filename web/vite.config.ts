import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './service-worker.ts';
import { subsetFonts } from './subset-fonts.ts';

const server = 'http://localhost:3000';

const everyPage = [
  /\/web\/src\/i18n\/(?:messages|languages|chosen-language|load-messages|typed-words|change-language)\.ts$/,
  /\/web\/src\/i18n\/locales\/en\/start\.json$/,
  /\/web\/src\/sign-in\/(?:session|other-tabs)\.ts$/,
  /node_modules\/lucide-react\/dist\/esm\/(?!icons\/|lucide-react)/,
  /\/web\/src\/(?:api\/(?:client|refusal)|shell\/(?:button|page-title|announcer|not-loaded))\.tsx?$/,
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|openapi-fetch|@tanstack\/(?:history|query-core|react-query|react-router|react-store|router-core|store))\//,
];

/** Of these packages what only pages need that come later. */
const laterPages =
  /query-core\/.*\/(?:infiniteQueryObserver|queriesObserver)|react-query\/.*\/use(?:Infinite|Queries)|react-router\/.*\/useBlocker/;

/** The server sees requests of the development server as its own, so that sign-in trusts their origin. */
const proxied = { target: server, changeOrigin: true, headers: { origin: server } };

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), tailwindcss(), subsetFonts, serviceWorker],
  // Nothing becomes a data: address, which the Content-Security-Policy would refuse.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // browsers without it load the same files, later
    // What every page needs comes as one file: many small ones take longer on a slow line.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: (id: string) => !laterPages.test(id) && everyPage.some((part) => part.test(id)) },
          ],
        },
      },
    },
  },
  server: { proxy: { '/web-api': proxied, '/api': proxied } },
});
