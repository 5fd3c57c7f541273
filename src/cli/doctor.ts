import { type Command, InvalidArgumentError } from 'commander';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { parseVideoLink } from '../platform/video-link.ts';
import { checkCookies } from './doctor/check-cookies.ts';
import { checkDatabase } from './doctor/check-database.ts';
import { checkEncoders, encoderSeconds } from './doctor/check-encoders.ts';
import { checkLocalModel, localModelSeconds } from './doctor/check-local-model.ts';
import { checkMail } from './doctor/check-mail.ts';
import { checkModel, modelSeconds } from './doctor/check-model.ts';
import { checkPlatform, knownVideo } from './doctor/check-platform.ts';
import { checkPotProvider } from './doctor/check-pot-provider.ts';
import { checkSpeech } from './doctor/check-speech.ts';
import { checkStorage } from './doctor/check-storage.ts';
import { checkTools } from './doctor/check-tools.ts';
import { type Finding, inTime } from './doctor/finding.ts';
import { print } from './output.ts';

/** `cuemark doctor [LINK]`: exit code 0 where the service is fit to serve, 1 otherwise. */
export function addTo(program: Command, end: (code: number) => void): void {
  program
    .command('doctor')
    .argument('[link]', 'a video to look up and read the captions of, instead of YouTube’s first one', readLink)
    .description(
      'check the platform, this address, tools, database and settings; say what to do about what does not work',
    )
    .option('--json', 'print JSON')
    .action(async (platformId: string | undefined, { json }: { json?: boolean }) => {
      const findings = await examine(platformId ?? knownVideo);
      const isFit = findings.every(({ status }) => status !== 'broken');
      const checks = findings.map(({ name, status, detail, remedy = null }) => ({ name, status, detail, remedy }));
      print(json, { fit: isFit, checks }, report(findings, isFit));
      if (!isFit) end(1);
    });
}

function readLink(text: string): string {
  const platformId = parseVideoLink(text);
  if (platformId === undefined)
    throw new InvalidArgumentError('Give a YouTube link, such as https://youtu.be/jNQXAC9IVRw.');
  return platformId;
}

/** All but the models at once; each check has a time of its own, long enough for a machine that is busy. */
async function examine(platformId: string): Promise<Finding[]> {
  const node: Finding = { name: 'node', status: 'works', detail: process.versions.node };
  const tools = inTime('tools', 40, () => checkTools(new Date()));
  const config = configuration();
  if ('status' in config) return [config, node, ...(await tools)];
  // The look-up and the reading of captions have a deadline each.
  const seconds = Math.ceil((config.youtubeTimeoutMs * 2) / 1000) + 30;
  const found = await Promise.all([
    inTime('postgresql', 90, () => checkDatabase(config)),
    inTime('storage', 60, () => checkStorage(config)),
    inTime('youtube', seconds, () => checkPlatform(config, platformId)),
    inTime('cookies', 30, async () => [checkCookies(config, Date.now())]),
    inTime('po-token', 30, () => checkPotProvider(config, platformId)),
    inTime('mail', 40, () => checkMail(config)),
    inTime('speech', 30, () => checkSpeech(config)),
    tools,
  ]);
  // Engines keep the processor busy, so that others would seem not to answer.
  const model = await (config.localModel.language
    ? inTime('model', localModelSeconds + 20, () => checkLocalModel(config))
    : inTime('model', modelSeconds + 20, () => checkModel(config)));
  const encoders = await inTime('encoder', encoderSeconds + 20, () => checkEncoders(config));
  const place = found.findIndex((findings) => findings.some(({ name }) => name === 'speech'));
  return [node, ...found.toSpliced(place < 0 ? found.length : place, 0, model, encoders).flat()];
}

function configuration(): Config | Finding {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const remedy = 'Mend these in the environment or in .env, and run it again: the rest is not checked before.';
    return { name: 'configuration', status: 'broken', detail: error.message, remedy };
  }
}

const signs = { works: '✓', broken: '✗', note: '–' };

function report(findings: Finding[], isFit: boolean): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const lines = findings.flatMap(({ name, status, detail, remedy }) => [
    `${signs[status]} ${name.padEnd(width)}  ${detail.replaceAll('\n', `\n${' '.repeat(width + 4)}`)}`,
    ...(remedy ? [`${' '.repeat(width + 4)}→ ${remedy}`] : []),
  ]);
  return [...lines, '', isFit ? 'Fit to serve.' : 'Not fit to serve: see the lines with ✗.'].join('\n');
}
