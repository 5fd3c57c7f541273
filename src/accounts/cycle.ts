/**
 * The minute cycle that holds `now`: monthly from the day the account began, in UTC; a day that a month does not have is
 * its last day (31 January, 28 February, 31 March).
 */
export function cycleAt(began: Date, now: Date): { start: Date; end: Date } {
  let months = (now.getUTCFullYear() - began.getUTCFullYear()) * 12 + now.getUTCMonth() - began.getUTCMonth();
  if (addMonths(began, months) > now) months -= 1;
  return { start: addMonths(began, months), end: addMonths(began, months + 1) };
}

/** The cycle's anchor: the day the account began, at midnight UTC. */
export function dayOf(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
}

function addMonths(date: Date, months: number): Date {
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, Math.min(date.getUTCDate(), lastDay)));
}
