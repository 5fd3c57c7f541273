import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf, done } from '../api/client.ts';
import type { paths } from '../api/types.ts';

export type ConnectedApp =
  paths['/web-api/apps']['get']['responses'][200]['content']['application/json']['apps'][number];
export type AppRequest = paths['/web-api/app-requests']['post']['responses'][200]['content']['application/json'];

/** Apps that may act for the account, newest first. */
export const appsQuery = queryOptions({
  queryKey: ['apps'],
  queryFn: async ({ signal }) => (await bodyOf(api.GET('/web-api/apps', { signal }))).apps,
});

/** Ends all that an app may do. */
export const disconnectApp = (appId: string) =>
  done(api.DELETE('/web-api/apps/{app_id}', { params: { path: { app_id: appId } } }));

/** Who asks by an address, and for what; read once, so that what is shown is what is allowed. */
export const appRequestQuery = (request: string) =>
  queryOptions({
    queryKey: ['app-request', request],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => bodyOf(api.POST('/web-api/app-requests', { body: { request }, signal })),
  });

/** Allows a request, or denies it; where the browser goes on. */
export const answerAppRequest = async (request: string, allow: boolean) =>
  (await bodyOf(api.POST('/web-api/apps', { body: { request, allow } }))).redirect_to;
