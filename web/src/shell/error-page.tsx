import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** What is left when a page itself fails: a bug of ours. */
export function ErrorPage() {
  return (
    <div className="mx-auto max-w-280 px-5 sm:px-8">
      <Notice
        title="This page stopped working"
        action={<Button onClick={() => window.location.reload()}>Load it again</Button>}
      >
        <p>The fault is ours. Nothing happened to your videos or your minutes.</p>
      </Notice>
    </div>
  );
}
