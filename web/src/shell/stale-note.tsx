/** Stands above what we knew last, while the server can not be asked for news. */
export function StaleNote({ since }: { since: number }) {
  const time = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' }).format(since);
  return (
    <p role="status" className="mb-6 border-b border-line pb-3 text-small text-muted">
      No connection. This is how things stood at {time}; we keep trying.
    </p>
  );
}
