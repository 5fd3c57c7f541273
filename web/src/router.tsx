import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  parseSearchWith,
  redirect,
  stringifySearchWith,
} from '@tanstack/react-router';
import { accountQuery } from './api/account-query.ts';
import { HomePage } from './home/home-page.tsx';
import { keysQuery } from './keys/keys-query.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { lazyPage } from './shell/lazy-page.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { Shell } from './shell/shell.tsx';
import { safeNext } from './sign-in/safe-next.ts';
import { signInOptionsQuery } from './sign-in/sign-in-options-query.ts';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { tagsQuery } from './tags/tags-query.ts';
import { videoQuery } from './video/video-query.ts';
import { VideoSkeleton } from './video/video-skeleton.tsx';
import { secondsIn, videoSearch } from './video/view.ts';
import { webhooksQuery } from './webhooks/webhooks-query.ts';
import { type ListSearch, listSearchOf } from './workspace/list-search.ts';
import { videosQuery } from './workspace/videos-query.ts';

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Shell,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});

/** Who comes for the first time sees it without another way to the server. */
const home = createRoute({ getParentRoute: () => root, path: '/', component: HomePage });

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  // `next` stands there even when it is undefined: left out, the router would hand on the unchecked one.
  validateSearch: (search: Record<string, unknown>): { next?: string | undefined } => ({
    next: safeNext(search.next, window.location.origin),
  }),
  loader: ({ context }) => void context.queryClient.prefetchQuery(signInOptionsQuery),
  component: SignInPage,
});

const signUpPage = lazyPage('signUp', async () => (await import('./sign-in/sign-up-page.tsx')).SignUpPage);
const signUp = createRoute({
  getParentRoute: () => root,
  path: '/sign-up',
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(signInOptionsQuery);
    return context.queryClient.prefetchQuery(signUpPage.query);
  },
  component: signUpPage.LazyPage,
});

const verifyPage = lazyPage('verify', async () => (await import('./sign-in/verify-page.tsx')).VerifyPage);
const verify = createRoute({
  getParentRoute: () => root,
  path: '/verify',
  validateSearch: tokenIn,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(signInOptionsQuery);
    return context.queryClient.prefetchQuery(verifyPage.query);
  },
  component: verifyPage.LazyPage,
});

const forgotPage = lazyPage('forgot', async () => (await import('./sign-in/forgot-page.tsx')).ForgotPage);
const forgot = createRoute({
  getParentRoute: () => root,
  path: '/forgot',
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(signInOptionsQuery);
    return context.queryClient.prefetchQuery(forgotPage.query);
  },
  component: forgotPage.LazyPage,
});

const resetPage = lazyPage('reset', async () => (await import('./sign-in/reset-page.tsx')).ResetPage);
const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset',
  validateSearch: tokenIn,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(signInOptionsQuery);
    return context.queryClient.prefetchQuery(resetPage.query);
  },
  component: resetPage.LazyPage,
});

/** What a link of a mail carries. */
function tokenIn({ token }: Record<string, unknown>): { token?: string | undefined } {
  // The router reads a token of digits alone as a number.
  return { token: token === undefined ? undefined : String(token) };
}

const workspacePage = lazyPage('workspace', async () => (await import('./workspace/workspace-page.tsx')).WorkspacePage);
const workspace = createRoute({
  getParentRoute: () => root,
  path: '/workspace',
  validateSearch: (search: Record<string, unknown>): ListSearch => listSearchOf(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(videosQuery(deps));
    void context.queryClient.prefetchQuery(tagsQuery);
    return context.queryClient.prefetchQuery(workspacePage.query);
  },
  component: workspacePage.LazyPage,
});

const searchPage = lazyPage('search', async () => (await import('./search/search-page.tsx')).SearchPage);
const search = createRoute({
  getParentRoute: () => root,
  path: '/search',
  // The router reads words that are digits alone as a number.
  validateSearch: ({ q }: Record<string, unknown>): { q?: string | undefined } => ({
    q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200).trim() || undefined : undefined,
  }),
  loader: ({ context }) => context.queryClient.prefetchQuery(searchPage.query),
  component: searchPage.LazyPage,
});

const videoPage = lazyPage('video', async () => (await import('./video/video-page.tsx')).VideoPage, VideoSkeleton);
const video = createRoute({
  getParentRoute: () => root,
  path: '/workspace/$videoId',
  validateSearch: videoSearch,
  // Media fragments (https://www.w3.org/TR/media-frags/) name a moment behind a #.
  beforeLoad: ({ location, params, search }) => {
    const t = secondsIn(/^t=(.+)$/.exec(location.hash)?.[1]);
    if (t !== undefined)
      throw redirect({ to: '/workspace/$videoId', params, search: { ...search, t }, hash: '', replace: true });
  },
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(videoPage.query);
    void context.queryClient.prefetchQuery(videoQuery(params.videoId));
  },
  component: videoPage.LazyPage,
});

const keysPage = lazyPage('keys', async () => (await import('./keys/keys-page.tsx')).KeysPage);
const keys = createRoute({
  getParentRoute: () => root,
  path: '/keys',
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(keysQuery);
    void context.queryClient.prefetchQuery(webhooksQuery);
    return context.queryClient.prefetchQuery(keysPage.query);
  },
  component: keysPage.LazyPage,
});

const connectPage = lazyPage('connect', async () => (await import('./connected-apps/connect-page.tsx')).ConnectPage);
const connect = createRoute({
  getParentRoute: () => root,
  path: '/connect',
  loader: ({ context }) => context.queryClient.prefetchQuery(connectPage.query),
  component: connectPage.LazyPage,
});

const usagePage = lazyPage('usage', async () => (await import('./usage/usage-page.tsx')).UsagePage);
const usage = createRoute({
  getParentRoute: () => root,
  path: '/usage',
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(accountQuery);
    return context.queryClient.prefetchQuery(usagePage.query);
  },
  component: usagePage.LazyPage,
});

const routeTree = root.addChildren([
  home,
  signIn,
  signUp,
  verify,
  forgot,
  reset,
  workspace,
  search,
  video,
  keys,
  connect,
  usage,
]);

/** The app's pages, one route each. */
export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    // Words stand in an address as they are: those in quotation marks are no text of JSON.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
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
