/** Errors whose message is a sentence for whoever typed the command. */
const foreseen = new Set(['AccountError', 'ConfigError', 'DatabaseError', 'ModelNotFetched', 'Problem', 'SourceError']);

/** What went wrong and what to do, in a sentence; undefined for what nobody has foreseen. */
export function explain(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return foreseen.has(error.name) ? error.message : (listenFault(error) ?? fileFault(error));
}

/** Why the service can not listen where `HOST` and `PORT` say, and what to do. */
function listenFault(error: NodeJS.ErrnoException & { port?: number }): string | undefined {
  const { code, syscall, port } = error;
  if (syscall === 'getaddrinfo')
    return `HOST is a name that has no address here (${code}). Set it to an address of this machine.`;
  if (syscall !== 'listen') return undefined;
  if (code === 'EADDRINUSE') {
    return `Another program listens on port ${port}. Stop it, or set PORT to another one (PORT=0 picks a free one).`;
  }
  if (code === 'EADDRNOTAVAIL')
    return 'HOST is no address of this machine. Set it to one, or to 0.0.0.0 for all of them.';
  if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to 1024 or above, behind a proxy.`;
  return undefined;
}

/** What the system, or the database (53100: PostgreSQL's appendix A), refuses below the data folder, and what to do. */
function fileFault({ code = '', message, path, syscall }: NodeJS.ErrnoException): string | undefined {
  if (['ENOSPC', 'EDQUOT', '53100'].includes(code)) {
    return `A disk is full (${message}). Make room where DATA_DIR or the database is.`;
  }
  const isRefused = ['EACCES', 'EPERM', 'EROFS'].includes(code) || syscall === 'mkdir'; // whose code is a riddle below such a place
  if (isRefused && path !== undefined) {
    return `This user can not use ${path} (${message}). Let it read and write that, or run Cuemark as another user.`;
  }
  return undefined;
}
