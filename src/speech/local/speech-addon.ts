import { hasPackage } from '../../addons/load-from-addon.ts';

/** What to do where the addon is not installed. */
export const installAddon = 'npm ci --prefix addons/local-speech';

/** Whether the packages of the addon are there: they are no part of the default install. */
export function hasSpeechAddon(folder: string): boolean {
  return hasPackage(folder, '@huggingface/transformers');
}
