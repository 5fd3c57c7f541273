/** Stands for a line of text that is on its way. */
export function SkeletonLine({ className = '' }: { className?: string }) {
  return <div className={`rounded-[3px] bg-line/70 ${className}`} />;
}
