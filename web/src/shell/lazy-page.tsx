import type { ComponentType } from 'react';
import { lazyModule, useLazyModule } from './lazy-module.ts';
import { ServerUnreachable } from './server-unreachable.tsx';

/**
 * A page whose module of the program (`query`) comes when it is first opened; `Shape` stands there meanwhile. Without a
 * connection it says so, where the router's own way would leave the app for the browser's page.
 */
export function lazyPage(name: string, load: () => Promise<ComponentType>, Shape?: ComponentType) {
  const query = lazyModule(name, load);
  function LazyPage() {
    const { data: Page, error, isFetching, refetch } = useLazyModule(query);
    if (Page) return <Page />;
    if (error) return <ServerUnreachable error={error} trying={isFetching} onTryAgain={() => void refetch()} />;
    return Shape && <Shape />;
  }
  return { query, LazyPage };
}
