import type { MessageKey } from '../i18n/messages.ts';

/** What a key does on the page of a video. */
export type KeyAction =
  | { does: 'toggle' | 'search' | 'copy' | 'ask' | 'help' }
  | { does: 'seek'; by: number }
  | { does: 'part'; tenth: number }
  | { does: 'chapter'; by: 1 | -1 };

/** The keys as the dialog lists them. */
export const listed: [keys: string[], words: MessageKey][] = [
  [['Space', 'K'], 'shortcuts.playOrPause'],
  [['J', 'L'], 'shortcuts.tenSeconds'],
  [['←', '→'], 'shortcuts.fiveSeconds'],
  [['0', '9'], 'shortcuts.tenth'],
  [['[', ']'], 'shortcuts.chapter'],
  [['F'], 'shortcuts.find'],
  [['/'], 'shortcuts.search'],
  [['A'], 'shortcuts.ask'],
  [['C'], 'shortcuts.copy'],
  [['?'], 'shortcuts.help'],
];

const keyActions: Record<string, KeyAction> = {
  ' ': { does: 'toggle' },
  k: { does: 'toggle' },
  j: { does: 'seek', by: -10 },
  l: { does: 'seek', by: 10 },
  ArrowLeft: { does: 'seek', by: -5 },
  ArrowRight: { does: 'seek', by: 5 },
  '[': { does: 'chapter', by: -1 },
  ']': { does: 'chapter', by: 1 },
  P: { does: 'chapter', by: -1 },
  N: { does: 'chapter', by: 1 },
  f: { does: 'search' },
  a: { does: 'ask' },
  c: { does: 'copy' },
  '?': { does: 'help' },
};

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** Where every key has a meaning of its own. */
const typing = 'input, textarea, select, [contenteditable], audio, video, dialog, [role=dialog]';
/** What Space and the arrows do something to. */
const own: Record<string, string> = {
  ' ': 'button, a, summary, pre, [role=tab]',
  ArrowLeft: 'pre, [role=tab]',
  ArrowRight: 'pre, [role=tab]',
};

/** Whether a key press is meant for the page, and not for what has the focus or for the browser. */
export function isForPage({ key, ctrlKey, metaKey, altKey, target }: Press): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  // The page itself is no element, and can be what has the key.
  const where = target && 'closest' in target ? (target as Element) : undefined;
  // Whatever has the key, a dialog over the page is what it is meant for.
  if (where?.ownerDocument.querySelector('dialog[open]')) return false;
  return !where?.closest(own[key] ? `${typing}, ${own[key]}` : typing);
}

/** What a key press asks for; undefined where it is meant for something else, as while somebody types. */
export function keyActionOf(press: Press): KeyAction | undefined {
  if (!isForPage(press)) return undefined;
  const { key } = press;
  return /^\d$/.test(key) ? { does: 'part', tenth: Number(key) } : keyActions[key];
}
