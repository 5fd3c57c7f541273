import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { createDemoAccount, demoEmail } from '../accounts/demo-account.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../observability/log.ts';
import { watchPage } from '../platform/video-link.ts';
import { firstSampleId } from '../samples/catalogue.ts';
import { type Service, startService } from '../service.ts';

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
      const stopped = signalToStop(config.startedByNpm);
      const service = await startService(config, log);
      console.log(await welcome(service, config.demo));
      log.info({ port: service.port, roles: [...config.roles] }, 'serving');
      const reason = await stopped;
      log.info({ reason }, 'stopping');
      // Whatever hangs then is safe to leave: leases run out, and the sweep of another process finds the work.
      setTimeout(() => process.exit(0), mostSecondsToStop * 1000).unref();
      await service.stop();
      log.info('stopped');
      end(0);
    });
}

/** The first signal stops in order; npm's end counts as one, since a killed npm leaves its child behind. */
function signalToStop(startedByNpm: boolean): Promise<string> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve('SIGTERM'));
    process.once('SIGINT', () => resolve('SIGINT'));
    if (!startedByNpm) return;
    const ancestors = parents();
    setInterval(() => {
      if (parents() !== ancestors) resolve('npm is gone');
    }, 250).unref();
  });
}

/** Our parent and, where the system tells, its parent: npm runs a shell that runs us. */
function parents(): string {
  try {
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${process.ppid}/status`, 'utf8'))?.[1]}`;
  } catch {
    return String(process.ppid);
  }
}

/** What a stranger needs next: where it is, who signs in, and a request to paste. */
async function welcome(service: Service, hasDemo: boolean): Promise<string> {
  const lines = ['', `Cuemark serves at ${service.publicUrl}`];
  if (service.databaseFolder !== undefined) lines.push(`Database files:    ${service.databaseFolder}`);
  if (!hasDemo) return [...lines, ''].join('\n');

  const demo = await createDemoAccount(service.ctx);
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
