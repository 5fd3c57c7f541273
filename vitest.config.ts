import './bin/keep-compiled.js';
import { defineConfig } from 'vitest/config';
import { InGoodOrder } from './test/harness/in-good-order.ts';

export default defineConfig({
  test: {
    include: ['{src,web/src,test,evals,tools}/**/*.test.ts'],
    globalSetup: 'test/harness/global-setup.ts',
    // Many of them wait for something most of the time.
    maxWorkers: 4,
    sequence: { sequencer: InGoodOrder },
    // A file leaves nothing behind but what was loaded and compiled, which the next one need not do again.
    isolate: false,
    unstubEnvs: true,
    // Node runs the files as it runs the service. No module is mocked.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // What comes about in the end is checked, not how soon: a busy machine takes its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // What was skipped is named at the end, with the reason in its title.
    reporters: ['default'],
  },
});
