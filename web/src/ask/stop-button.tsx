import { useMutation } from '@tanstack/react-query';
import { t } from '../i18n/messages.ts';
import { handsFocusTo } from '../shell/focus-when-shown.ts';

const handsOn = handsFocusTo('#question');

/** Ends an answer that is being written: what is there of it stays. */
export function StopButton({ onStop }: { onStop: () => Promise<void> }) {
  const stopping = useMutation({ mutationFn: onStop });
  return (
    <button
      type="button"
      className="min-h-11 px-1 text-small underline decoration-line underline-offset-4 hover:text-ink sm:pointer-fine:min-h-8"
      ref={handsOn}
      aria-disabled={stopping.isPending}
      onClick={() => !stopping.isPending && stopping.mutate()}
    >
      {t('ask.stop')}
    </button>
  );
}
