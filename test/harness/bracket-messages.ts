import ICU from 'i18next-icu';
import { onTestFinished, vi } from 'vitest';

/** Puts every message that the server says into brackets, until the test ends: what has none stands outside the catalogues. */
export function bracketMessages(): void {
  const parse = ICU.prototype.parse;
  const spy = vi.spyOn(ICU.prototype, 'parse').mockImplementation(function (this: InstanceType<typeof ICU>, ...given) {
    return `⟦${parse.apply(this, given)}⟧`;
  });
  onTestFinished(() => spy.mockRestore());
}
