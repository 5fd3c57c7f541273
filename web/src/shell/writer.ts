const name = 'cuemark.writer';

/** The address of whoever writes on this device; null: nobody is signed in. */
export function writer(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Remembers who writes on this device; null: nobody does any more. */
export function setWriter(email: string | null): void {
  try {
    if (email === null) localStorage.removeItem(name);
    else localStorage.setItem(name, email);
  } catch {
    // Then nobody's texts outlive the page.
  }
}

/** What was left half written is there for whoever wrote it: another account that signs in on this device finds nothing of it. */
export async function writeAs(email: string): Promise<void> {
  const before = writer();
  if (before === email) return;
  if (before !== null) (await import('./forget-written.ts')).forgetWritten();
  setWriter(email);
}
