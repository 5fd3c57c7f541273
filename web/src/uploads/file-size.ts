/** A number of bytes as people say it: `12 KB`, `1.4 GB`. */
export function fileSize(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB'];
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const amount = bytes / 1024 ** step;
  return `${amount < 10 && step > 0 ? Math.round(amount * 10) / 10 : Math.round(amount)} ${units[step]}`;
}
