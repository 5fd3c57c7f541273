import type { MessageKey } from '../i18n/messages.ts';

const shown = { 'in-work': 'processing', ready: 'ready', failed: 'failed' } as const;

export type Show = keyof typeof shown;

/** The choices in their order, each with its words. */
export const shows: [Show, MessageKey][] = [
  ['in-work', 'workspace.inWork'],
  ['ready', 'workspace.ready'],
  ['failed', 'workspace.failed'],
];

export const ages = [
  ['day', 'workspace.lastDay'],
  ['week', 'workspace.lastWeek'],
  ['month', 'workspace.lastMonth'],
  ['year', 'workspace.lastYear'],
  ['older', 'workspace.older'],
] as const;

export type Age = (typeof ages)[number][0];

/** The one that is not said first. */
export const sorts = [
  ['newest', 'workspace.newest'],
  ['oldest', 'workspace.oldest'],
  ['title', 'workspace.byTitle'],
  ['longest', 'workspace.longest'],
  ['shortest', 'workspace.shortest'],
] as const;

export type Sort = (typeof sorts)[number][0];

/** What of the list is looked at, as the address says it. */
export interface ListSearch {
  q?: string | undefined;
  show?: Show | undefined;
  /** The name of a tag. */
  tag?: string | undefined;
  age?: Age | undefined;
  /** Undefined: the newest first. */
  sort?: Sort | undefined;
  /** The place after which the page begins, or before which it ends; neither: it is the first one. */
  after?: string | undefined;
  before?: string | undefined;
}

/** What an address asks for; what it can not mean is left out. */
export function listSearchOf(address: Record<string, unknown>): ListSearch {
  const { show, age, sort } = address;
  const text = (name: string, most: number) => {
    const value = address[name];
    const words = typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, most).trim() : '';
    return words === '' ? undefined : words;
  };
  const q = text('q', 200);
  const tag = text('tag', 200);
  const after = text('after', 2000);
  const before = after === undefined ? text('before', 2000) : undefined;
  return {
    ...(q !== undefined && { q }),
    ...(typeof show === 'string' && Object.hasOwn(shown, show) && { show: show as Show }),
    ...(tag !== undefined && { tag }),
    ...(ages.some(([one]) => one === age) && { age: age as Age }),
    ...(sorts.slice(1).some(([one]) => one === sort) && { sort: sort as Sort }),
    ...(after !== undefined && { after }),
    ...(before !== undefined && { before }),
  };
}

/** The same as the service is asked. */
export function listFilterOf({ q, show, tag, age, sort, after, before }: ListSearch) {
  return {
    ...(q !== undefined && { q }),
    ...(show !== undefined && { status: shown[show] }),
    ...(tag !== undefined && { tag }),
    ...(age !== undefined && { age }),
    ...(sort !== undefined && { sort }),
    ...(after !== undefined && { after }),
    ...(before !== undefined && { before }),
  };
}

/** How many choices narrow the list, the words in the titles apart. */
export const choicesIn = ({ show, tag, age }: ListSearch): number =>
  [show, tag, age].filter((choice) => choice !== undefined).length;

export const isNarrowed = (search: ListSearch): boolean => search.q !== undefined || choicesIn(search) > 0;
