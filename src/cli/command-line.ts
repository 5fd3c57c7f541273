import { Command, CommanderError } from 'commander';
import { programVersion } from '../settings/program-version.ts';
import { explain } from './explain.ts';

/** Each command's file, loaded when it is called for: one that needs no service does not wait for it. */
const commands: Record<string, () => Promise<{ addTo(program: Command, end: (code: number) => void): void }>> = {
  serve: () => import('./serve.ts'),
  migrate: () => import('./migrate.ts'),
  account: () => import('./account.ts'),
  key: () => import('./key.ts'),
  audit: () => import('./audit.ts'),
  request: () => import('./request.ts'),
  chapters: () => import('./chapters.ts'),
  transcript: () => import('./transcript.ts'),
  ask: () => import('./ask.ts'),
  summary: () => import('./summary.ts'),
  export: () => import('./export.ts'),
  remote: () => import('./remote.ts'),
  model: () => import('./model.ts'),
  mcp: () => import('./mcp.ts'),
  playlist: () => import('./playlist.ts'),
  doctor: () => import('./doctor.ts'),
};

/** Runs one command line and answers the exit code: 0, 1 (failed) or 2 (usage). */
export async function runCommand(words: string[]): Promise<number> {
  const program = new Command('cuemark')
    .description('Chapters and cited answers for videos.')
    .version(programVersion())
    .exitOverride()
    .showHelpAfterError('(cuemark --help lists the commands)');
  let exitCode = 0;
  const end = (code: number) => {
    exitCode = code;
  };
  // Without a listener a reader that went away, or a full disk, would end a service that serves.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') console.error(`What this command prints could not be written (${code}).`);
    end(1);
    process.exitCode = 1; // the command may have ended by now
  });
  const named = commands[words[0] ?? ''];
  for (const load of named ? [named] : Object.values(commands)) (await load()).addTo(program, end);
  try {
    await program.parseAsync(words, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error(explain(error) ?? (error instanceof Error ? error.stack : String(error)));
    return 1;
  }
}
