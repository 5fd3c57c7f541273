import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { filled, type MessageKey, messageOf, type Values } from './messages.ts';

interface SentenceProps {
  id: MessageKey;
  values?: Values;
  /** Elements of the sentence by their names in it. */
  slots: Record<string, ReactElement<{ children?: ReactNode }>>;
}

/** `<link>words</link>`, or `<title/>` for an element that has its content already. */
const slot = /(<\w+\/>|<\w+>[^<]*<\/\w+>)/;

/** A message with elements in it, such as links and names, wherever a language puts them. */
export function Sentence({ id, values = {}, slots }: SentenceProps) {
  const parts = messageOf(id, values)
    .split(slot)
    .map((part) => {
      const [, name = '', words] = /^<(\w+)(?:\/>|>([^<]*)<)/.exec(part) ?? [];
      const element = slots[name];
      if (!element) return filled(part, values);
      return words === undefined ? element : cloneElement(element, {}, filled(words, values));
    });
  return createElement(Fragment, {}, ...parts);
}
