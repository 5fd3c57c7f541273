import type { ComponentProps } from 'react';

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-5 font-medium transition-colors aria-disabled:cursor-default aria-disabled:opacity-55 sm:pointer-fine:min-h-10';
const looks = {
  main: `${shape} bg-accent text-surface hover:bg-[color-mix(in_srgb,var(--color-accent)_88%,var(--color-ink))]`,
  quiet: `${shape} border border-muted/50 hover:border-ink`,
};

/** How a button looks, for links that are the next step of a page. `main` is for one on each page. */
export const buttonLook = (look: keyof typeof looks) => looks[look];

type PlainButtonProps = ComponentProps<'button'>;

/** A button that keeps its place for the keyboard while it can not be pressed. */
export function PlainButton({ disabled = false, onClick, type = 'button', ...rest }: PlainButtonProps) {
  return (
    <button
      type={type}
      aria-disabled={disabled || undefined}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}

export function Button({ look = 'main', className = '', ...rest }: PlainButtonProps & { look?: keyof typeof looks }) {
  return <PlainButton className={`${looks[look]} ${className}`} {...rest} />;
}
