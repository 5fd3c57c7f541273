import { Command, CommanderError } from 'commander';

/** Each command's file, loaded when it is called for: one that needs no service does not wait for it. */
const commands: Record<string, () => Promise<{ addTo(program: Command, end: (code: number) => void): void }>> = {
  serve: () => import('./serve.ts'),
  migrate: () => import('./migrate.ts'),
  account: () => import('./account.ts'),
  key: () => import('./key.ts'),
  audit: () => import('./audit.ts'),
  request: () => import('./request.ts'),
  chapters: () => import('./chapters.ts'),
  ask: () => import('./ask.ts'),
  doctor: () => import('./doctor.ts'),
};

/** Errors whose message is a sentence for whoever typed the command. */
const foreseen = new Set(['AccountError', 'ConfigError', 'DatabaseError', 'Problem', 'SourceError']);

/** Runs one command line and answers the exit code: 0, 1 (failed) or 2 (usage). */
export async function runCommand(words: string[]): Promise<number> {
  const program = new Command('cuemark')
    .description('Chapters and cited answers for videos.')
    .exitOverride()
    .showHelpAfterError('(cuemark --help lists the commands)');
  let exitCode = 0;
  const end = (code: number) => {
    exitCode = code;
  };
  const named = commands[words[0] ?? ''];
  for (const load of named ? [named] : Object.values(commands)) (await load()).addTo(program, end);
  try {
    await program.parseAsync(words, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error(explain(error));
    return 1;
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (foreseen.has(error.name)) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'Another program listens on this port. Stop it, or set PORT to another one (PORT=0 picks a free one).';
  }
  return error.stack ?? error.message;
}
