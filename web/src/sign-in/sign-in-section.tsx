import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from '../shell/page-title.ts';

interface SignInSectionProps {
  title: string;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** Whether it took the place of something that had the focus. */
  takesFocus?: boolean;
  /** Whether more of it comes when something is known. */
  isBusy?: boolean;
  children?: ReactNode;
}

/** The narrow page of sign-in, sign-up and passwords. */
export function SignInSection({ title, lead, takesFocus = false, isBusy = false, children }: SignInSectionProps) {
  usePageTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section aria-busy={isBusy} className="mx-auto max-w-92 pt-[4vh] sm:pt-[10vh]">
      <h1 ref={heading} tabIndex={-1} className="font-serif text-title [box-shadow:none]! outline-none!">
        {title}
      </h1>
      {lead && <div className="mt-3 grid gap-3 text-muted">{lead}</div>}
      {children}
    </section>
  );
}
