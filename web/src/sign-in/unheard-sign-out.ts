const name = 'cuemark.signed-out-unheard';

/** Keeps that somebody has signed out here of which the server has not heard; false where the browser keeps nothing. */
export function rememberSignOut(): boolean {
  try {
    localStorage.setItem(name, '1');
    return true;
  } catch {
    return false;
  }
}

export function isSignOutUnheard(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

export function forgetSignOut(): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Then it was never kept.
  }
}
