/** The cue mark itself. It breathes while the thing beside it is being worked on. */
export function Dot({ breathing = false, className = '' }: { breathing?: boolean; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block size-2 shrink-0 rounded-full bg-accent ${breathing ? 'motion-safe:animate-breathe' : ''} ${className}`}
    />
  );
}
