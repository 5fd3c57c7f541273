import { t } from '../i18n/messages.ts';
import { SkeletonLine } from '../shell/skeleton-line.tsx';

/** The shape of a video that is on its way, shown when it takes longer than a blink. */
export function VideoSkeleton() {
  return (
    <div aria-busy="true" className="animate-late pt-4 sm:pt-8">
      <p className="sr-only">{t('video.loading')}</p>
      <SkeletonLine className="h-9 max-w-140" />
      <SkeletonLine className="mt-5 h-4 max-w-72" />
      <div className="mt-12 h-px bg-line" />
      <div className="mt-14 grid gap-7">
        {['max-w-96', 'max-w-80', 'max-w-110', 'max-w-72', 'max-w-90'].map((width) => (
          <div key={width} className="flex gap-8">
            <SkeletonLine className="h-4 w-10 shrink-0" />
            <SkeletonLine className={`h-4 flex-1 ${width}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
