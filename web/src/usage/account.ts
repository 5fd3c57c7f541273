import type { paths } from '../api/types.ts';

/** Plan and balance as the pages see them. */
export type Account = paths['/web-api/account']['get']['responses'][200]['content']['application/json'];
