const name = 'cuemark.writer';

/** The address of whoever writes on this device; null: nobody is signed in. */
export function writer(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Where the browser keeps nothing, there is nothing of anybody's. */
export function setWriter(email: string | null): void {
  try {
    if (email === null) localStorage.removeItem(name);
    else localStorage.setItem(name, email);
  } catch {
    // Then nobody's texts outlive the page.
  }
}
