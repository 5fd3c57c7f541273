import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.ts';

interface NoticeProps {
  title: string;
  children: ReactNode;
  /** The one next step. */
  action: ReactNode;
  /** What support would ask for. */
  footnote?: string | undefined;
}

/** A page that has only something to say: what happened, what it means, and one next step. */
export function Notice({ title, children, action, footnote }: NoticeProps) {
  usePageTitle(title);
  return (
    <section className="max-w-[34rem] pt-[6vh] sm:pt-[12vh]">
      <h1 className="font-serif text-title">{title}</h1>
      <div className="mt-4 font-serif text-read text-muted">{children}</div>
      <div className="mt-8">{action}</div>
      {footnote && <p className="mt-8 text-small text-muted">{footnote}</p>}
    </section>
  );
}
