import { type ReactNode, type Ref, useId } from 'react';
import { DialogAnnouncer } from './announcer.tsx';

interface DialogProps {
  ref: Ref<HTMLDialogElement>;
  title: string;
  children: ReactNode;
  /** What can be answered. */
  actions: ReactNode;
  onClose?: (() => void) | undefined;
}

/** A question over the page, shown with `showModal` and left unanswered with Escape. */
export function Dialog({ ref, title, children, actions, onClose }: DialogProps) {
  const heading = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={heading}
      className="m-auto w-[min(30rem,92vw)] rounded-md border border-line bg-surface p-6 text-body text-ink backdrop:bg-[rgb(0_0_0/0.4)]"
      onClose={onClose}
    >
      <h2 id={heading} className="font-serif text-heading">
        {title}
      </h2>
      <p className="mt-3">{children}</p>
      <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
      <DialogAnnouncer />
    </dialog>
  );
}
