import { Refusal } from '../api/refusal.ts';

/** Why somebody did not get in, and what to do, in words for the page. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof Refusal)) {
    return navigator.onLine
      ? 'Cuemark does not answer. Check your connection, then try again.'
      : 'You are offline. Connect again, then try again.';
  }
  if (error.code === 'foreign_origin') {
    return `Cuemark does not accept sign-ins at ${window.location.origin}. Open it at its own address; whoever runs it sets that as PUBLIC_URL.`;
  }
  if (error.code === 'wrong_credentials') {
    return 'This email and password do not belong together. Check both, then try again.';
  }
  return error.status >= 500 ? 'Cuemark can not do this now. Try again in a minute.' : error.message;
}
