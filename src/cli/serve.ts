import type { Command } from 'commander';
import { createDemoAccount, type DemoAccount, demoEmail } from '../accounts/demo-account.ts';
import { type Config, readConfig } from '../config.ts';
import { createLog } from '../observability/log.ts';
import { watchPage } from '../platform/video-link.ts';
import { firstSampleId } from '../samples/catalogue.ts';
import { type Service, startService } from '../service.ts';
import { stopSignal } from './stop-signal.ts';

/** A process that was told to stop has ended after this. */
const mostSecondsToStop = 18;

/** `cuemark serve`: runs until SIGTERM or SIGINT. */
export function addTo(program: Command, end: (code: number) => void): void {
  program
    .command('serve')
    .description('run the service')
    .action(async () => {
      const config = readConfig();
      const log = createLog(config.logLevel, { isBatched: true });
      const stopped = stopSignal(config.startedByNpm);
      // Whatever hangs after the signal is safe to leave: leases run out, and another process finds the work.
      void stopped.then(() => setTimeout(() => process.exit(0), mostSecondsToStop * 1000).unref());
      const service = await startService(config, log);
      await greet(service, config);
      service.open();
      log.info({ port: service.port, roles: [...config.roles] }, 'serving');
      const reason = await stopped;
      log.info({ reason }, 'stopping');
      if (await Promise.race([service.stop(), service.isDatabaseSilent()])) {
        log.warn(
          'the database does not answer: what is unfinished is done after the next start, or by another process',
        );
        process.exit(0);
      }
      log.info('stopped');
      end(0);
    });
}

/** Says what a stranger needs next: where it is, who signs in, and a request to paste. */
async function greet(service: Service, config: Config): Promise<void> {
  const { roles } = config;
  const isReached = roles.has('api') || roles.has('web');
  const hasDemo = config.demo && isReached;
  const demo = hasDemo ? await createDemoAccount(service.ctx) : undefined;
  const lines = [
    '',
    isReached
      ? `Cuemark serves at ${service.publicUrl}`
      : 'Cuemark works for the processes that serve the API and the pages',
    ...(service.databaseFolder === undefined ? [] : [`Database files:    ${service.databaseFolder}`]),
    ...(hasDemo ? signInLines(demo) : []),
    ...(hasDemo && roles.has('api') && config.samples ? requestLines(service.publicUrl, demo?.key) : []),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  await demo?.announced();
}

function signInLines(demo: DemoAccount | undefined): string[] {
  if (demo) {
    return [
      `Demo sign-in:      ${demo.email} with the password ${demo.password}`,
      `Demo API key:      ${demo.key}`,
      '                   (both are shown this once)',
    ];
  }
  return [
    `Demo sign-in:      ${demoEmail}; its password and key were shown at the first start.`,
    `                   New ones: npx cuemark account set ${demoEmail} --password …`,
    `                             npx cuemark key create ${demoEmail} --name …`,
  ];
}

function requestLines(publicUrl: string, key = '$CUEMARK_API_KEY'): string[] {
  return [
    '',
    'Make chapters of a sample video (works offline):',
    '',
    `  curl -i ${publicUrl}/api/v1/videos \\`,
    `    -H "Authorization: Bearer ${key}" \\`,
    `    -H "Content-Type: application/json" \\`,
    `    -d '{"url": "${watchPage(firstSampleId)}"}'`,
    '',
    'The answer names the video in its Location header; ask for it the same way to see the chapters.',
  ];
}
