/** A moment as addresses write it, `1229`, `1229s`, `20m29s` or `1h2m3s`, in whole seconds, as the web app reads it; undefined for anything else. */
export function secondsIn(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^(?=\d)(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(value) ?? [];
  const found = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return found > 0 || value.startsWith('0') ? found : undefined;
}
