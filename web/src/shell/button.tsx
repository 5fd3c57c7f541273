import { Button as BaseButton } from '@base-ui/react/button';
import type { ComponentProps } from 'react';

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-5 font-medium transition-colors data-disabled:cursor-default data-disabled:opacity-55 sm:pointer-fine:min-h-10';
const looks = {
  main: `${shape} bg-accent text-surface hover:bg-[color-mix(in_srgb,var(--color-accent)_88%,var(--color-ink))]`,
  quiet: `${shape} border border-muted/50 hover:border-ink`,
};

/** How a button looks, for links that are the next step of a page. `main` is for one on each page. */
export const buttonLook = (look: keyof typeof looks) => looks[look];

type ButtonProps = Omit<ComponentProps<typeof BaseButton>, 'className'> & {
  look?: keyof typeof looks;
  className?: string;
};

export function Button({ look = 'main', className = '', ...rest }: ButtonProps) {
  return <BaseButton className={`${looks[look]} ${className}`} {...rest} />;
}
