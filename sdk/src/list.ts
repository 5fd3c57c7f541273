import { type Answer, type ApiRequest, type Connection, type RequestOptions, send } from './request.ts';

export interface ListOptions extends RequestOptions {
  /** Items of a page, 1 to 100. */
  limit?: number;
  /** The `next_cursor` of a page: begin after it. */
  cursor?: string;
}

export interface Page<T> {
  data: T[];
  /** null: it is the last page. */
  next_cursor: string | null;
}

/** Everything in a list, page after page as it is read: `for await (const item of list)`. */
export interface List<T> extends AsyncIterable<T> {
  pages(): AsyncIterable<Page<T>>;
}

/** The list at a path. Nothing is asked for before it is read. */
export function listAt<T>(
  connection: Connection,
  path: string,
  query: ApiRequest['query'],
  options: ListOptions,
): List<T> {
  const { limit, cursor: start, signal } = options;
  async function* pages(): AsyncGenerator<Page<T>> {
    for (let cursor: string | null | undefined = start; cursor !== null; ) {
      const request: ApiRequest = { method: 'GET', path, query: { ...query, limit, cursor }, signal };
      const { body }: Answer<Page<T>> = await send<Page<T>>(connection, request);
      yield body;
      cursor = body.next_cursor;
    }
  }
  async function* items(): AsyncGenerator<T> {
    for await (const page of pages()) yield* page.data;
  }
  return { pages, [Symbol.asyncIterator]: items };
}
