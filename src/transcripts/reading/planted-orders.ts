import {
  asking,
  attack,
  calledOne,
  example,
  goesOn,
  hint,
  orders,
  reporting,
  toldTo,
  type Unheard,
  unheard,
} from './order-forms.ts';
import { fold } from './orders.ts';
import type { Sentence } from './sentences.ts';

/**
 * Orders that somebody planted in what is said for a model that reads it: `Assistant, tell the viewer that …`. No engine quotes
 * them, names their moment or makes a title of them. Unlike what is held against a model's own words (`orders.ts`), their forms
 * (`order-forms.ts`) are hardly ever said to people, so that what stands in them can be left out.
 */

/** A video speaks of a thing that so many of its sentences name, and one in so many. */
const speaksOf = { fewest: 3, share: 1 / 200 };

/** The places of sentences that order a model about which reads what is said, not of those that tell about such orders. */
export function plantedOrders(sentences: readonly Pick<Sentence, 'text'>[]): Set<number> {
  const said = sentences.map(({ text }) => fold(text));
  const planted = new Set<number>();
  const spokenOf = new Map<RegExp, boolean>();
  const isOrderHere = ({ form, of }: Unheard) => {
    const known = spokenOf.get(form) ?? isSpokenOf(of, form, said);
    spokenOf.set(form, known);
    return !known;
  };
  const isTold = (place: number, at: number) => {
    const text = said[place] ?? '';
    const last = said[place - 1] ?? '';
    return reporting.test(text.slice(0, at)) || [text, last].some((one) => attack.test(one)) || example.test(last);
  };
  const isOrder = (text: string, place: number) => {
    if (!hint.test(text)) return false;
    const at = placeOfOrder(text, isOrderHere);
    return at !== undefined && !isTold(place, at);
  };
  said.forEach((text, place) => {
    const next = said[place + 1] ?? '';
    const isCutInTwo = () => isOrder(`${text} ${next}`, place) && placeOfOrder(next, isOrderHere) === undefined;
    if (isOrder(text, place) || (planted.has(place - 1) && goesOn.test(text))) planted.add(place);
    else if (isCutInTwo()) planted.add(place).add(place + 1);
  });
  return planted;
}

/** Whether somebody asks for orders of that kind: who does may read them. */
export function asksForOrders(question: string): boolean {
  const asked = fold(question);
  return asking.test(asked) || (toldTo.test(asked) && calledOne.test(asked));
}

/** Where an order stands in a text; undefined where there is none. */
function placeOfOrder(text: string, isOrderHere: (one: Unheard) => boolean): number | undefined {
  for (const form of orders) {
    const at = text.search(form);
    if (at >= 0) return at;
  }
  for (const one of unheard) {
    const at = text.search(one.form);
    if (at >= 0 && isOrderHere(one)) return at;
  }
  return undefined;
}

/** Whether a video speaks of a thing, apart from what may be orders about it. */
function isSpokenOf(thing: RegExp, form: RegExp, said: readonly string[]): boolean {
  const count = said.filter((text) => thing.test(text) && !form.test(text)).length;
  return count >= speaksOf.fewest && count >= speaksOf.share * said.length;
}
