/** A place in a list that is sorted by time, newest first, and by id: a page begins after it, whatever has come or gone since. */
export interface ListPlace {
  createdAt: Date;
  id: string;
}

export interface ListPage<Entry> {
  entries: Entry[];
  /** The last entry's place; undefined where there are no more. */
  next: ListPlace | undefined;
}

/** A page of so many entries out of those found, which are one more where there are more. */
export function pageOf<Entry extends { createdAt: Date }>(
  found: Entry[],
  limit: number,
  idOf: (entry: Entry) => string,
): ListPage<Entry> {
  const entries = found.slice(0, limit);
  const last = entries.at(-1);
  return {
    entries,
    next: last && found.length > limit ? { createdAt: last.createdAt, id: idOf(last) } : undefined,
  };
}
