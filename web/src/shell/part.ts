import { queryOptions } from '@tanstack/react-query';

/** A part of the program that comes when it is needed. Like every answer it may fail to come, and is asked for again. */
export const part = <Part>(name: string, load: () => Promise<Part>) =>
  queryOptions({
    queryKey: ['part', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    refetchOnReconnect: true,
  });
