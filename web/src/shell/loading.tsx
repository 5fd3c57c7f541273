import { SkeletonLine } from './skeleton-line.tsx';

/** The shape of lines that are on their way, shown when they take longer than a blink. */
export function Loading({ words }: { words: string }) {
  return (
    <div aria-busy="true" className="grid animate-late gap-5 pt-8">
      <p className="sr-only">{words}</p>
      {['max-w-80', 'max-w-full', 'max-w-96', 'max-w-72'].map((width) => (
        <SkeletonLine key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
