/** A number of bytes for people: `23 MB`, `2.1 GB`. */
export function megabytes(bytes: number): string {
  if (bytes >= 999_500_000) return `${(bytes / 1e9).toFixed(1)} GB`;
  return `${Math.max(1, Math.round(bytes / 1e6))} MB`;
}
