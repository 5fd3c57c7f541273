import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { accountQuery } from './api/account-query.ts';
import { keysQuery } from './keys/keys-query.ts';
import { BrokenPage } from './shell/broken-page.tsx';
import { NoPage } from './shell/no-page.tsx';
import { Shell } from './shell/shell.tsx';
import { safeNext } from './sign-in/safe-next.ts';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { waysInQuery } from './sign-in/ways-in-query.ts';
import { videoQuery } from './video/video-query.ts';
import { VideoRoute, videoPart } from './video/video-route.tsx';
import { videoSearch } from './video/view.ts';
import { type ListSearch, listSearchOf } from './workspace/list-search.ts';
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
  loader: ({ context }) => void context.queryClient.prefetchQuery(waysInQuery),
  component: SignInPage,
});

const signUp = createRoute({
  getParentRoute: () => root,
  path: '/sign-up',
  loader: ({ context }) => void context.queryClient.prefetchQuery(waysInQuery),
  component: lazyRouteComponent(() => import('./sign-in/sign-up-page.tsx'), 'SignUpPage'),
});

const verify = createRoute({
  getParentRoute: () => root,
  path: '/verify',
  validateSearch: tokenIn,
  loader: ({ context }) => void context.queryClient.prefetchQuery(waysInQuery),
  component: lazyRouteComponent(() => import('./sign-in/verify-page.tsx'), 'VerifyPage'),
});

const forgot = createRoute({
  getParentRoute: () => root,
  path: '/forgot',
  loader: ({ context }) => void context.queryClient.prefetchQuery(waysInQuery),
  component: lazyRouteComponent(() => import('./sign-in/forgot-page.tsx'), 'ForgotPage'),
});

const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset',
  validateSearch: tokenIn,
  loader: ({ context }) => void context.queryClient.prefetchQuery(waysInQuery),
  component: lazyRouteComponent(() => import('./sign-in/reset-page.tsx'), 'ResetPage'),
});

/** What a link of a mail carries. */
function tokenIn({ token }: Record<string, unknown>): { token?: string | undefined } {
  // The router reads a token of digits alone as a number.
  return { token: token === undefined ? undefined : String(token) };
}

const workspace = createRoute({
  getParentRoute: () => root,
  path: '/workspace',
  validateSearch: (search: Record<string, unknown>): ListSearch => listSearchOf(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(videosQuery(deps)),
  component: lazyRouteComponent(() => import('./workspace/workspace-page.tsx'), 'WorkspacePage'),
});

const video = createRoute({
  getParentRoute: () => root,
  path: '/workspace/$videoId',
  validateSearch: videoSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(videoPart);
    void context.queryClient.prefetchQuery(videoQuery(params.videoId));
  },
  component: VideoRoute,
});

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

const routeTree = root.addChildren([home, signIn, signUp, verify, forgot, reset, workspace, video, keys, usage]);

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
  interface HistoryState {
    /** Who has just signed up, on the page that says how to go on. */
    email?: string;
  }
}
