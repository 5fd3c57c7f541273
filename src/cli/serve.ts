import type { Command } from 'commander';
import { createDemoAccount, type DemoAccount, demoEmail } from '../accounts/demo-account.ts';
import { readConfig } from '../config.ts';
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
      const log = createLog(config.logLevel);
      const stopped = stopSignal(config.startedByNpm);
      // Whatever hangs after the signal is safe to leave: leases run out, and another process finds the work.
      void stopped.then(() => setTimeout(() => process.exit(0), mostSecondsToStop * 1000).unref());
      const service = await startService(config, log);
      await greet(service, config.demo);
      service.open();
      log.info({ port: service.port, roles: [...config.roles] }, 'serving');
      const reason = await stopped;
      log.info({ reason }, 'stopping');
      await service.stop();
      log.info('stopped');
      end(0);
    });
}

/** Says what a stranger needs next: where it is, who signs in, and a request to paste. */
async function greet(service: Service, hasDemo: boolean): Promise<void> {
  const demo = hasDemo ? await createDemoAccount(service.ctx) : undefined;
  process.stdout.write(`${greeting(service, hasDemo, demo)}\n`);
  await demo?.announced();
}

function greeting(service: Service, hasDemo: boolean, demo: DemoAccount | undefined): string {
  const lines = ['', `Cuemark serves at ${service.publicUrl}`];
  if (service.databaseFolder !== undefined) lines.push(`Database files:    ${service.databaseFolder}`);
  if (!hasDemo) return [...lines, ''].join('\n');

  if (demo) {
    lines.push(`Demo sign-in:      ${demo.email} with the password ${demo.password}`);
    lines.push(`Demo API key:      ${demo.key}`, '                   (both are shown this once)');
  } else {
    lines.push(`Demo sign-in:      ${demoEmail}; its password and key were shown at the first start.`);
    lines.push(`                   New ones: npx cuemark account set ${demoEmail} --password …`);
    lines.push(`                             npx cuemark key create ${demoEmail} --name …`);
  }
  const key = demo?.key ?? '$CUEMARK_API_KEY';
  lines.push(
    '',
    'Make chapters of a sample video (works offline):',
    '',
    `  curl -i ${service.publicUrl}/api/v1/videos \\`,
    `    -H "Authorization: Bearer ${key}" \\`,
    `    -H "Content-Type: application/json" \\`,
    `    -d '{"url": "${watchPage(firstSampleId)}"}'`,
    '',
    'The answer names the video in its Location header; ask for it the same way to see the chapters.',
    '',
  );
  return lines.join('\n');
}
