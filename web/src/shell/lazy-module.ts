import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadAppMessages } from '../i18n/load-messages.ts';

/** A module of the program that comes when it is needed, with what it says. Like every answer it may fail to come, and is asked for again. */
export const lazyModule = <Part>(name: string, load: () => Promise<Part>) =>
  queryOptions({
    queryKey: ['lazy-module', name],
    queryFn: async () => (await Promise.all([load(), loadAppMessages()]))[0],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    refetchOnReconnect: true,
  });

/** A module that is needed now. Where the server has a newer program by then, the page is loaded anew and gets that one's. */
export function useLazyModule<Part>(query: ReturnType<typeof lazyModule<Part>>) {
  const asked = useQuery(query);
  const { isError } = asked;
  useEffect(() => {
    if (isError) void loadNewerProgram().catch(() => undefined); // without a connection nobody knows
  }, [isError]);
  return asked;
}

/** What is written on the page is kept in the browser, so loading it anew loses nothing. */
async function loadNewerProgram(): Promise<void> {
  const own = document.querySelector('script[type=module]')?.getAttribute('src');
  const answer = await fetch('/', { cache: 'no-store' });
  if (own && answer.ok && !(await answer.text()).includes(own)) window.location.reload();
}
