let isLive = false;

/** Whether the server tells at the moment what changes. */
export function setIsLive(live: boolean): void {
  isLive = live;
}

/** Milliseconds until something that may change is asked for again: seldom while changes are told, in case one was missed. */
export function pollingInterval(otherwise: number): number {
  return isLive ? 25_000 : otherwise;
}
