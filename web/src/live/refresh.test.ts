import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createRefresh } from './refresh.ts';

/** A page that shows what the server says; each answer is on its way until it is let go. */
function shownPage(queryKey: string[]) {
  const queryClient = new QueryClient();
  const onTheirWay: (() => void)[] = [];
  const server = { says: 'pending' };
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => {
      const read = server.says;
      return new Promise<string>((resolve) => onTheirWay.push(() => resolve(read)));
    },
  });
  observer.subscribe(() => undefined);
  return { queryClient, server, onTheirWay, shown: () => observer.getCurrentResult().data };
}

test.each(['what is told', 'what a stream that opens may have missed'])(
  '%s while a first load is under way is asked for once that is there',
  async (told) => {
    const { queryClient, server, onTheirWay, shown } = shownPage(['video', 'chats']);
    const { refresh, refreshAll } = createRefresh(queryClient);
    expect(onTheirWay.length).toBe(1);
    server.says = 'answered';
    void (told === 'what is told' ? refresh(['video', 'chats'], true) : refreshAll());
    onTheirWay[0]?.();
    await expect.poll(() => onTheirWay.length).toBe(2);
    onTheirWay[1]?.();
    await expect.poll(shown).toBe('answered');
    queryClient.clear();
  },
);

test('what could not be reached is asked for again once there is a connection, be it of the account or not', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let isOffline = true;
  const observer = new QueryObserver(queryClient, {
    queryKey: ['something else'],
    queryFn: async () => {
      if (isOffline) throw new TypeError('Failed to fetch');
      return 'there';
    },
  });
  observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true);
  isOffline = false;
  await createRefresh(queryClient).refreshAll();
  expect(observer.getCurrentResult().data).toBe('there');
  queryClient.clear();
});

test.each(['what is told', 'what a stream that opens may have missed'])(
  '%s while more of a list is on its way takes none of it away, and is asked for once that is there',
  async (told) => {
    const queryClient = new QueryClient();
    const onTheirWay: (() => void)[] = [];
    const server = { says: 'before' };
    const observer = new InfiniteQueryObserver(queryClient, {
      queryKey: ['videos'],
      initialPageParam: 0,
      getNextPageParam: (_page, _pages, place: number) => place + 1,
      queryFn: ({ pageParam }) => {
        const read = `${server.says} ${pageParam}`;
        return new Promise<string>((resolve) => onTheirWay.push(() => resolve(read)));
      },
    });
    observer.subscribe(() => undefined);
    const shown = () => observer.getCurrentResult().data?.pages;
    onTheirWay[0]?.();
    await expect.poll(shown).toEqual(['before 0']);
    const { refresh, refreshAll } = createRefresh(queryClient);
    void observer.fetchNextPage();
    await expect.poll(() => onTheirWay.length).toBe(2);
    server.says = 'after';
    void (told === 'what is told' ? refresh(['videos']) : refreshAll());
    for (let place = 1; place < 4; place += 1) {
      await expect.poll(() => onTheirWay.length).toBe(place + 1);
      onTheirWay[place]?.();
    }
    await expect.poll(shown).toEqual(['after 0', 'after 1']);
    queryClient.clear();
  },
);

test('what is told while nothing is under way is asked for once', async () => {
  const { queryClient, server, onTheirWay, shown } = shownPage(['videos']);
  onTheirWay[0]?.();
  await expect.poll(shown).toBe('pending');
  server.says = 'answered';
  const refreshed = createRefresh(queryClient).refresh(['videos']);
  await expect.poll(() => onTheirWay.length).toBe(2);
  onTheirWay[1]?.();
  await refreshed;
  expect(shown()).toBe('answered');
  expect(onTheirWay.length).toBe(2);
  queryClient.clear();
});
