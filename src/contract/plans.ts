/** The plans. `minutes` is the allowance of one monthly cycle; `api` says whether keys work. */
export const plans = {
  free: { name: 'free', minutes: 60, api: false },
  pro: { name: 'pro', minutes: 1000, api: true },
} as const;

export type PlanName = keyof typeof plans;
