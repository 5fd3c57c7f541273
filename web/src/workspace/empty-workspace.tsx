/** Before the first video. */
export function EmptyWorkspace() {
  return (
    <section className="mt-8 border-t border-line pt-8">
      <h2 className="font-serif text-heading">No videos yet</h2>
      <p className="mt-2 max-w-[36rem] font-serif text-read text-muted">
        Paste a link above, drop a video, audio or caption file there, or send a link through the API. The video appears
        here while its chapters are being found.
      </p>
    </section>
  );
}
