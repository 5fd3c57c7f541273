import { Refusal } from '../api/refusal.ts';
import { Button } from './button.tsx';
import { handsFocusTo } from './focus-when-shown.ts';
import { Notice } from './notice.tsx';

const handsOn = handsFocusTo('#main');

interface ServerUnreachableProps {
  error: Error;
  trying: boolean;
  onTryAgain: () => void;
}

/** When the server gave no usable answer: no connection, or a fault of ours. */
export function ServerUnreachable({ error, trying, onTryAgain }: ServerUnreachableProps) {
  const action = (
    <Button ref={handsOn} disabled={trying} onClick={onTryAgain}>
      {trying ? 'Trying…' : 'Try again'}
    </Button>
  );
  if (!navigator.onLine) {
    return (
      <Notice title="You are offline" action={action}>
        <p>Work on your videos goes on without you. They are here as soon as you are connected again.</p>
      </Notice>
    );
  }
  return (
    <Notice
      title="Cuemark does not answer"
      action={action}
      footnote={error instanceof Refusal && error.requestId ? `Request ${error.requestId}` : undefined}
    >
      <p>The fault is most likely ours and will not last. Your videos and minutes are safe.</p>
    </Notice>
  );
}
