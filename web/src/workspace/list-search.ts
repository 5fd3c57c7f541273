const shown = { 'in-work': 'processing', ready: 'ready', failed: 'failed' } as const;

export type Show = keyof typeof shown;

/** What of the list is looked at, as the address says it. */
export interface ListSearch {
  q?: string | undefined;
  show?: Show | undefined;
}

/** What an address asks for; what it can not mean is left out. */
export function listSearchOf({ q, show }: Record<string, unknown>): ListSearch {
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200).trim() : '';
  return {
    ...(words !== '' && { q: words }),
    ...(typeof show === 'string' && Object.hasOwn(shown, show) && { show: show as Show }),
  };
}

/** The same as the service is asked. */
export function listFilterOf({ q, show }: ListSearch) {
  return { ...(q !== undefined && { q }), ...(show !== undefined && { status: shown[show] }) };
}
