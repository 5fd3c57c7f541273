import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { accountQuery } from './api/account-query.ts';
import { keysQuery } from './keys/keys-query.ts';
import { BrokenPage } from './shell/broken-page.tsx';
import { NoPage } from './shell/no-page.tsx';
import { Shell } from './shell/shell.tsx';
import { safeNext } from './sign-in/safe-next.ts';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { VideoPage } from './video/video-page.tsx';
import { videoQuery } from './video/video-query.ts';
import { videosQuery } from './workspace/videos-query.ts';

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Shell,
  notFoundComponent: NoPage,
  errorComponent: BrokenPage,
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./home/home-page.tsx'), 'HomePage'),
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  // `next` stands there even when it is undefined: left out, the router would hand on the unchecked one.
  validateSearch: (search: Record<string, unknown>): { next?: string | undefined } => ({
    next: safeNext(search.next, window.location.origin),
  }),
  component: SignInPage,
});

const workspace = createRoute({
  getParentRoute: () => root,
  path: '/workspace',
  loader: ({ context }) => void context.queryClient.prefetchQuery(videosQuery),
  component: lazyRouteComponent(() => import('./workspace/workspace-page.tsx'), 'WorkspacePage'),
});

const video = createRoute({
  getParentRoute: () => root,
  path: '/workspace/$videoId',
  validateSearch: (search: Record<string, unknown>): { t?: number | undefined } => ({ t: secondsIn(search.t) }),
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(videoQuery(params.videoId)),
  component: VideoPage,
});

/** A moment in an address: whole seconds, or none. */
function secondsIn(value: unknown): number | undefined {
  const seconds = Number(typeof value === 'string' ? value.replace(/s$/, '') : value);
  return Number.isInteger(seconds) && seconds >= 0 && seconds < 1e6 && value !== '' ? seconds : undefined;
}

const keys = createRoute({
  getParentRoute: () => root,
  path: '/keys',
  loader: ({ context }) => void context.queryClient.prefetchQuery(keysQuery),
  component: lazyRouteComponent(() => import('./keys/keys-page.tsx'), 'KeysPage'),
});

const usage = createRoute({
  getParentRoute: () => root,
  path: '/usage',
  loader: ({ context }) => void context.queryClient.prefetchQuery(accountQuery),
  component: lazyRouteComponent(() => import('./usage/usage-page.tsx'), 'UsagePage'),
});

const routeTree = root.addChildren([home, signIn, workspace, video, keys, usage]);

/** The app's pages, one route each. */
export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
