import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { useGoTo } from '../player/moment.tsx';
import { usePlayback } from '../player/playback.tsx';
import { focusWhenShown } from '../shell/focus-when-shown.ts';
import { lazyModule } from '../shell/lazy-module.ts';
import type { View } from '../video/view.ts';
import { type KeyAction, keyActionOf } from './keys.ts';
import { useSwitch } from './use-switch.ts';

const dialogPart = lazyModule('shortcuts', () => import('./shortcuts-dialog.tsx'));
/** Milliseconds without a key press after which nobody is typing any more. */
const typingPause = 1000;
/** Seconds into a chapter after which the one before it is its own beginning. */
const begun = 3;

/** The keys of a video's page, and the button that lists them. Everything they do can be done without them. */
export function Shortcuts({ video }: { video: WebVideo }) {
  const [isOpen, setOpen] = useState(false);
  const isOn = useSwitch();
  const dialog = useQuery({ ...dialogPart, enabled: isOpen });
  const act = useAct(video, () => setOpen(true));
  const isTyping = useIsTyping();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event)) return;
    const action = isOn && !event.defaultPrevented ? keyActionOf(event) : undefined;
    if (!action) return;
    event.preventDefault();
    act(action);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className="mt-2 min-h-8 self-start text-small text-muted hover:text-ink max-lg:hidden"
        onClick={() => setOpen(true)}
      >
        {t('shortcuts.title')}
      </button>
      {dialog.data && <dialog.data.ShortcutsDialog isOpen={isOpen} isOn={isOn} onOpen={setOpen} />}
    </>
  );
}

/**
 * Whether a key press goes on with what somebody types: in a field, or just after one that has left the page, until they
 * pause or point at something.
 */
function useIsTyping(): (event: KeyboardEvent) => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const forget = () => {
      last.current = Number.NEGATIVE_INFINITY;
    };
    window.addEventListener('pointerdown', forget);
    return () => window.removeEventListener('pointerdown', forget);
  }, []);
  return ({ target, key, timeStamp }) => {
    if (key === 'Tab' || key === 'Escape') last.current = Number.NEGATIVE_INFINITY;
    const isInField = target instanceof Element && target.matches('input:not([type=range]), textarea');
    const isTyping = isInField || timeStamp - last.current < typingPause;
    if (isTyping && key !== 'Tab' && key !== 'Escape') last.current = timeStamp;
    return isTyping;
  };
}

function useAct(video: WebVideo, onHelp: () => void): (action: KeyAction) => void {
  const { now } = usePlayback();
  const goTo = useGoTo(video);
  const navigate = useNavigate();
  const show = (view: View, field: string) => {
    void navigate({
      to: '/workspace/$videoId',
      params: { videoId: video.id },
      search: { view },
      replace: true,
      resetScroll: false,
    });
    focusWhenShown(field);
  };
  return (action) => {
    const { hands, second = 0, isPlaying } = now();
    if (action.does === 'help') onHelp();
    if (action.does === 'copy') document.getElementById('copy-chapters')?.click();
    if (action.does === 'search') show('transcript', '[data-search]');
    if (action.does === 'ask') show('ask', '[data-question]');
    if (action.does === 'toggle') isPlaying ? hands?.pause() : hands?.play();
    if (action.does === 'seek') hands?.seek?.(Math.min(Math.max(0, second + action.by), video.duration_seconds));
    if (action.does === 'part') hands?.seek?.((video.duration_seconds * action.tenth) / 10);
    if (action.does === 'chapter') {
      const starts = (video.chapters ?? []).map(({ start_seconds }) => start_seconds);
      const start =
        action.by === 1 ? starts.find((one) => one > second) : (starts.findLast((one) => one < second - begun) ?? 0);
      if (start !== undefined) goTo(start);
    }
  };
}
