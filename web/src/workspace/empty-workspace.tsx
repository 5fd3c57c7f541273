import { useRef } from 'react';
import { CopyButton } from '../shell/copy-button.tsx';

/** Before the first video: the one command that adds it. */
export function EmptyWorkspace() {
  const block = useRef<HTMLPreElement>(null);
  const command = `curl ${window.location.origin}/api/v1/videos \\
  -H "Authorization: Bearer $CUEMARK_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"url": "https://www.youtube.com/watch?v=…"}'`;
  return (
    <section className="mt-8 border-t border-line pt-8">
      <h2 className="font-serif text-heading">No videos yet</h2>
      <p className="mt-2 max-w-[36rem] font-serif text-read text-muted">
        Send a link through the API, and the video appears here while its chapters are being found.
      </p>
      <pre
        ref={block}
        className="mt-6 rounded-md border border-line bg-surface p-4 font-mono text-[0.8125rem]/[1.6] whitespace-pre-wrap"
      >
        {command}
      </pre>
      <div className="mt-4">
        <CopyButton text={command} shown={block} label="Copy the command" />
      </div>
    </section>
  );
}
