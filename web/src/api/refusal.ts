import { knownMessage, pageLanguage, t, type Values } from '../i18n/messages.ts';

/** An answer of the server that is not the one asked for; `requestId` is what support wants to hear. */
export class Refusal extends Error {
  readonly status: number;
  /** One of the table of problems. */
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  /** The whole answer. */
  readonly problem: unknown;

  constructor(status: number, problem: unknown) {
    super(textOf(problem, 'detail') ?? `The server answered ${status}.`);
    this.name = 'Refusal';
    this.status = status;
    this.problem = problem;
    this.code = textOf(problem, 'code');
    this.requestId = textOf(problem, 'request_id');
  }
}

/** Whether the server itself said no; what a proxy says in its place is no answer, and leaves open what has been done. */
export const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal && error.code !== undefined;

/**
 * What was refused and why. In English in the server's words, which are about the case at hand; in other languages by the
 * problem's code, and where that is not known in English too.
 */
export function refusalText({ code, message, problem }: Refusal): string {
  if (code === undefined) return t('common.cuemarkAway'); // a proxy's, say, which tells people nothing
  if (pageLanguage() === 'en') return message;
  const values = { ...(problem as Values | null) };
  const reason = textOf(problem, 'reason') ?? '';
  return knownMessage(`problem.${code}.${reason}`, values) ?? knownMessage(`problem.${code}`, values) ?? message;
}

/** Why something was not done: what the server says, or that nothing came, and then what that means. */
export function whyNot(error: unknown, meaning: string): string {
  if (isRefusal(error)) return refusalText(error);
  return `${t(navigator.onLine ? 'common.cuemarkAway' : 'common.youAreOffline')} ${meaning}`;
}

export const isNotSignedIn = (error: unknown) => error instanceof Refusal && error.status === 401;

export const isNotFound = (error: unknown) => error instanceof Refusal && error.status === 404;

function textOf(problem: unknown, field: string): string | undefined {
  if (typeof problem !== 'object' || problem === null) return undefined;
  const value: unknown = Reflect.get(problem, field);
  return typeof value === 'string' ? value : undefined;
}
