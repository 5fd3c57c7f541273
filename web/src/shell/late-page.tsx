import type { ComponentType } from 'react';
import { OutOfReach } from './out-of-reach.tsx';
import { part, usePart } from './part.ts';

/**
 * A page whose part of the program (`query`) comes when it is first opened; `Shape` stands there meanwhile. Without a
 * connection it says so, where the router's own way would leave the app for the browser's page.
 */
export function latePage(name: string, load: () => Promise<ComponentType>, Shape?: ComponentType) {
  const query = part(name, load);
  function LatePage() {
    const { data: Page, error, isFetching, refetch } = usePart(query);
    if (Page) return <Page />;
    if (error) return <OutOfReach error={error} trying={isFetching} onTryAgain={() => void refetch()} />;
    return Shape && <Shape />;
  }
  return { query, LatePage };
}
