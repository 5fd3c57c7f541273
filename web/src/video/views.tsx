import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { WebVideo } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { Button } from '../shell/button.tsx';
import { lazyModule, useLazyModule } from '../shell/lazy-module.ts';
import { Loading } from '../shell/loading.tsx';
import { useAfterPaint } from '../shell/use-after-paint.ts';
import { TranscriptPane } from '../transcript/transcript-pane.tsx';
import { type View, viewShown, views } from './view.ts';

/** Answers bring a reader of Markdown with them. */
const askPart = lazyModule('ask', () => import('../ask/ask-pane.tsx'));
const route = getRouteApi('/workspace/$videoId');
const names = { chapters: 'views.chapters', transcript: 'views.transcript', ask: 'views.ask' } as const;

interface ViewsProps {
  video: WebVideo;
  /** Somebody chooses a sentence with which a chapter is to begin, at that second. */
  onSplit: (seconds: number) => void;
  children: ReactNode;
}

/** Chapters (`children`), transcript and answers in one pane; what was seen stays as it was left. */
export function Views({ video, onSplit, children }: ViewsProps) {
  const view = viewShown(route.useSearch());
  // The tab answers at once; what takes longer to draw comes after it.
  const shown = useAfterPaint(view);
  const pane = useKeptScroll(shown);
  const queryClient = useQueryClient();
  useEffect(() => void queryClient.prefetchQuery(askPart), [queryClient]);
  return (
    <div ref={pane} className="min-w-0 max-lg:mt-6">
      <Tabs video={video} view={view} />
      <Panes video={video} view={shown} onSplit={onSplit}>
        {children}
      </Panes>
    </div>
  );
}

const Panes = memo(function Panes({ video, view, onSplit, children }: ViewsProps & { view: View }) {
  const [seen, setSeen] = useState<readonly View[]>([view]);
  if (!seen.includes(view)) setSeen([...seen, view]);
  const show = useShowView(video.id);
  const isShown = view === 'transcript';
  const transcript = useMemo(() => {
    const split = (seconds: number) => {
      show('chapters');
      onSplit(seconds);
    };
    return <TranscriptPane video={video} isShown={isShown} onSplit={split} />;
  }, [video, isShown, show, onSplit]);
  const ask = useMemo(() => <Ask video={video} />, [video]);
  const content: Record<View, ReactNode> = { chapters: children, transcript, ask };
  return (
    <div className="relative">
      {views.map((name) => (
        <div
          key={name}
          role="tabpanel"
          id={`view-${name}`}
          aria-labelledby={`tab-${name}`}
          // Out of sight and reach, but not out of the layout: what is measured in it stays measured.
          className={name === view ? '' : 'invisible absolute inset-x-0 top-0 h-0 overflow-hidden'}
        >
          {(name === view || seen.includes(name)) && content[name]}
        </div>
      ))}
    </div>
  );
});

function useShowView(videoId: string) {
  const navigate = useNavigate();
  return useCallback(
    (wanted: View) =>
      void navigate({
        to: '/workspace/$videoId',
        params: { videoId },
        search: wanted === 'chapters' ? {} : { view: wanted },
        replace: true,
        resetScroll: false,
      }),
    [navigate, videoId],
  );
}

function Tabs({ video, view }: { video: WebVideo; view: View }) {
  const show = useShowView(video.id);
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const place = views.indexOf(view);
    const places: Record<string, number> = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: -1 };
    const wanted = views.at((places[event.key] ?? place) % views.length);
    if (!(event.key in places) || !wanted) return;
    event.preventDefault();
    show(wanted);
    list.current?.querySelector<HTMLElement>(`#tab-${wanted}`)?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('views.label')}
      className="near-player sticky top-(--head) z-10 flex flex-wrap gap-x-6 border-b border-line bg-paper"
      onKeyDown={move}
    >
      {views.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-controls={`view-${name}`}
          aria-selected={name === view}
          tabIndex={name === view ? 0 : -1}
          // They stand in the room that is kept clear at the head of the window, so nothing has to scroll to show them.
          className="relative min-h-12 scroll-mt-[-4.5rem] font-medium text-muted hover:text-ink aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:-bottom-px aria-selected:after:h-0.5 aria-selected:after:bg-accent max-lg:grow"
          onClick={() => show(name)}
        >
          {t(names[name])}
        </button>
      ))}
    </div>
  );
}

/** The window scrolls whatever is shown; each view is found again where it was left. */
function useKeptScroll(view: View) {
  const pane = useRef<HTMLDivElement>(null);
  const left = useRef<Partial<Record<View, number>>>({});
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const tabs = pane.current?.firstElementChild;
    if (!pane.current || !tabs) return;
    const head =
      pane.current.getBoundingClientRect().top + window.scrollY - Number.parseFloat(getComputedStyle(tabs).top);
    window.scrollTo({ top: left.current[view] ?? Math.min(window.scrollY, head), behavior: 'instant' });
  }, [view]);
  useEffect(() => {
    const keep = () => {
      left.current[shown.current] = window.scrollY;
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, []);
  return pane;
}

function Ask({ video }: { video: WebVideo }) {
  const { data, isError, refetch } = useLazyModule(askPart);
  if (data) return <data.AskPane video={video} />;
  if (!isError) return <Loading words={t('ask.loading')} />;
  return (
    <div className="pt-6">
      <p className="mb-4">{t('views.partNotLoaded')}</p>
      <Button look="quiet" onClick={() => void refetch()}>
        {t('common.tryAgain')}
      </Button>
    </div>
  );
}
