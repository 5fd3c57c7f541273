import { isFunctionWord } from '../../../../../transcripts/reading/function-words.ts';
import { withCapital } from '../../words/casing.ts';
import type { Address } from './addresses.ts';
import { squeezed } from './sounds.ts';

/** After this even what has no capital is a name. */
const surely =
  /(?:(?:sponsored|brought to you) by|the sponsor of (?:this|today['’]s) (?:video|episode|show|podcast|stream),?(?: which| who)? is) /gi;

/** After this it is one where something else says so too. */
const maybe =
  /(?:(?:today['’]s|this (?:video|episode)['’]s|our|my) sponsors?(?: today)?(?: is| are)?|(?:thanks|thank you) to) /gi;
const sponsoring = /^for sponsoring\b/i;
/** Who is thanked and sells nothing. */
const nobody =
  /^(?:god|mum|mom|dad|viewers?|listeners?|patrons?|subscribers?|members|fans|friends|everyone|everybody|all|you|guys|people)$/i;

/** What may stand before the name. */
const leading = /^(?:(?:our|my|the) )?(?:(?:good|dear|great) )?(?:friends|folks|people|team)(?: over)? at /i;

/** Words without capitals up to the end of their sentence. */
const opening = /^(?:\p{Ll}[\p{Ll}’'-]* ?){1,10}/u;

/** Words of a name at most, and of one whose end nothing tells. */
const most = { ofName: 4, ofOpen: 2 };

const joins = /^(?:and|of)$/;

/** Who pays, where nothing has capitals: what follows the announcement, up to its repetition or the next word of grammar. */
export function uncasedName(text: string, addresses: readonly Address[]): string | null {
  const hosts = new Set(addresses.flatMap((one) => one.hosts.map(squeezed)));
  const isSure = ({ words, isEchoed, rest }: Uncased) =>
    !nobody.test(words[0] ?? '') && (isEchoed || hosts.has(squeezed(words.join(''))) || sponsoring.test(rest));
  const [found] = [...namesAfter(surely, text), ...namesAfter(maybe, text).filter(isSure)];
  return found?.words.map((word) => (joins.test(word) ? word : withCapital(word))).join(' ') ?? null;
}

const namesAfter = (announcing: RegExp, text: string) =>
  [...text.matchAll(announcing)].flatMap(
    ({ index, 0: { length } }) => nameAtOpening(text.slice(index + length).replace(leading, '')) ?? [],
  );

interface Uncased {
  words: string[];
  /** Whether it is said twice in a row: "roamly roamly is", "roamly and roamly is". */
  isEchoed: boolean;
  /** What is said after it. */
  rest: string;
}

function nameAtOpening(slot: string): Uncased | null {
  const said = opening.exec(slot)?.[0].trim().split(' ') ?? [];
  const again = said.indexOf(said[0] ?? '', 1);
  const end = said.findIndex((word, at) => isFunctionWord(word) && !(at > 0 && joins.test(word)));
  const isEchoed = again > 0 && (end < 0 || again < end);
  const length = isEchoed ? again : end >= 0 ? end : Math.min(said.length, most.ofOpen);
  const words = said.slice(0, length);
  while (joins.test(words.at(-1) ?? '')) words.pop();
  if (words.length === 0 || words.length > most.ofName) return null;
  return { words, isEchoed, rest: said.slice(length).join(' ') };
}
