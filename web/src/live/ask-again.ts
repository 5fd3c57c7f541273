let isTold = false;

/** Whether the server tells at the moment what changes. */
export function setTold(told: boolean): void {
  isTold = told;
}

/** Milliseconds until something that may change is asked for again: seldom while changes are told, in case one was missed. */
export function askAgain(otherwise: number): number {
  return isTold ? 25_000 : otherwise;
}
