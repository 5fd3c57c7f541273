import { useState } from 'react';

/** Ends an answer that is being written: what is there of it stays. */
export function StopButton({ onStop }: { onStop: () => Promise<void> }) {
  const [stopping, setStopping] = useState(false);
  const stop = async () => {
    setStopping(true);
    await onStop();
    setStopping(false);
  };
  return (
    <button
      type="button"
      className="min-h-11 px-1 text-small underline decoration-line underline-offset-4 hover:text-ink sm:pointer-fine:min-h-8"
      data-focus-next="question"
      aria-disabled={stopping}
      onClick={() => !stopping && void stop()}
    >
      Stop
    </button>
  );
}
