/** What is wrong with an address, as far as a page can tell; undefined: nothing. */
export function emailFault(email: string): string | undefined {
  if (email === '') return 'Enter your email address.';
  return /.@./.test(email) ? undefined : 'An email address has an @ in its middle.';
}

/** What is wrong with a new password by the server's rule; undefined: nothing. */
export function newPasswordFault(password: string, rule?: { fewest: number; most: number }): string | undefined {
  if (!rule) return password === '' ? 'Choose a password.' : undefined;
  const { fewest, most } = rule;
  if (password === '') return `Choose a password of at least ${fewest} characters.`;
  if (password.length < fewest) return `A password has at least ${fewest} characters; this one has ${password.length}.`;
  return password.length > most
    ? `A password has at most ${most} characters; this one has ${password.length}.`
    : undefined;
}

/** The rule in words, to be read before. */
export function passwordHint(rule?: { fewest: number }): string | undefined {
  return rule && `At least ${rule.fewest} characters. There is no other rule.`;
}
