import { wholly } from '../../../../../transcripts/reading/phrase-forms.ts';
import { withCapital } from '../../words/casing.ts';
import { squeezed } from './sounds.ts';

/** An address that was said: the words that may be its host, the last one alone first: "safe", "simply safe". */
export interface Address {
  hosts: string[];
  /** Place in the text at which it ends. */
  at: number;
}

/** Where an address ends, written as it is or as it is spoken: "lamps.com", "lamps dot com". */
const ending =
  /(?:\.| dot | (?=comm slash))(?:comm?|co|net|org|io|ai|app|shop|store|us|nyc|tv|fm|gg|de|fr|es|it|nl|pt|pl|se)(?![\p{L}\p{N}])/giu;

/** What leads to an address and is no part of it. */
const leading = wholly(
  [
    "to|at|on|of|is|it|it's|its|that|that's|thats|visit|visiting|www|or|by|via|with|for|from",
    'over|see|again|the|slash|go|head|check|out|in|you|your|http|https|a|an|free|off|site',
    'website|online|now|today|spelled|dash|rg|bei|auf|unter|en|sur|em|su',
  ],
  'u',
);

/** Words that a host may have, as spoken. */
const mostWords = 4;

/** Hosts of what everybody is on, and of helplines: they pay for nothing here. */
const everybodys = wholly(
  [
    'youtube|youtu|apple|podcastsapple|spotify|google|gmail|twitter|x|facebook|instagram',
    'tiktok|patreon|substack|wikipedia|amazon|walmart|target|reddit|discord|github|medium',
    'gofundme|rghelp|help|gambler|threads|bluesky|twitch|vimeo|eventbrite|rumble|whatsapp',
    'telegram',
  ],
  'u',
);

/** The addresses in a text, in order. */
export function addressesIn(text: string): Address[] {
  return [...text.matchAll(ending)].flatMap((match) => {
    const tokens = joinSpelled(
      text
        .slice(Math.max(0, match.index - 80), match.index)
        .split(/\s+/)
        .filter(Boolean),
    );
    const hosts: string[] = [];
    let host = '';
    for (const token of tokens.toReversed().slice(0, mostWords)) {
      const isLast = host === '';
      const bare = token.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
      if (bare === '' || leading.test(bare) || (!isLast && /[.!?]$/.test(token))) break;
      host = isLast ? (token.split('.').at(-1) ?? token) : `${token} ${host}`;
      if (bare !== 'and') hosts.push(host);
    }
    const own = hosts.filter((one) => squeezed(one).length > 1 && !everybodys.test(squeezed(one)));
    return own.length < hosts.length || own.length === 0 ? [] : [{ hosts: own, at: match.index }];
  });
}

/** Words with those that were spelled letter by letter as one: "q u i n c e" and "Q-U-I-N-C-E" as "quince". */
function joinSpelled(tokens: readonly string[]): string[] {
  const joined: string[] = [];
  let letters = '';
  for (const token of tokens) {
    const isLetter = /^\p{L}[.,]?$/u.test(token) && !/^[aI]$/.test(token);
    if (isLetter) letters += token[0] ?? '';
    if (isLetter) continue;
    if (letters !== '') joined.push(letters);
    letters = '';
    joined.push(/^(?:\p{L}-){2,}\p{L}[.,]?$/u.test(token) ? token.replaceAll('-', '') : token);
  }
  return letters === '' ? joined : [...joined, letters];
}

const verbs = 'live|hello|shop|get|try|drink|eat|wear|join|use|from|my|the';
const additions = 'app|hq|usa|health';
const opening = new RegExp(`^(?:${verbs})(?=.{3})`, 'i');
const closing = new RegExp(`(?<=.{3})(?:${additions})$`, 'i');
const isAddition = new RegExp(`^(?:${verbs}|${additions})$`);

/** "getlamps" and "lampshealth" of who is called "lamps". */
export function bareHost(host: string): string {
  return host.replace(opening, '').replace(closing, '');
}

/** Of a host's letters, what a name that is part of it has at least, and how often it is said. */
const leastOfHost = { share: 0.35, letters: 3, times: 2, ofOne: 0.6 };
const mostWordsOfName = 4;

/** The name of the address that is told most: as it is said where it is said in words, else as its host. */
export function hostName(addresses: readonly Address[], text: string): string | null {
  const counts = new Map<string, number>();
  for (const { hosts } of addresses) {
    const key = squeezed(hosts[0] ?? '');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  const address = addresses.find(({ hosts }) => squeezed(hosts[0] ?? '') === most?.[0]);
  if (!address) return null;
  const [host = ''] = address.hosts;
  const bare = bareHost(host);
  return saidFor(address, text) ?? (/[aeiouy]/i.test(bare) && bare.length > 3 ? withCapital(bare) : null);
}

/** What is said in words for an address: "Our Place" for "fromourplace.com"; null where nothing is. */
export function saidFor({ hosts }: Address, text: string): string | null {
  const letters = hosts.map(squeezed);
  const words = text.replace(ending, ' . ').split(/\s+/);
  const said = new Map<string, { count: number; text: string; letters: string }>();
  for (let at = 0; at < words.length; at++)
    for (let length = 1; length <= mostWordsOfName && at + length <= words.length; length++) {
      const run = words.slice(at, at + length);
      const key = squeezed(run.join(''));
      const isPart = letters.some((one) => one === key || one.startsWith(key) || one.endsWith(key));
      if (
        key.length < leastOfHost.letters ||
        !isPart ||
        isAddition.test(key) ||
        run.slice(0, -1).some((word) => /[.,!?]$/.test(word))
      )
        continue;
      if (words[at + length] === '.' || run.includes('.')) continue;
      const spelled = run
        .map((word) => withCapital(word.replace(/^[^\p{L}\p{N}]+|(?:['’]s)?[^\p{L}\p{N}]*$/gu, '')))
        .join(' ');
      const known = said.get(key);
      said.set(key, { count: (known?.count ?? 0) + 1, text: known?.text ?? spelled, letters: key });
    }
  const ofHost = letters[0]?.length ?? 1;
  const fit = [...said.values()].filter(({ count, letters: own }) => {
    const least = count >= leastOfHost.times ? leastOfHost.share : leastOfHost.ofOne;
    return letters.includes(own) || own.length >= least * ofHost;
  });
  return fit.sort((a, b) => b.letters.length - a.letters.length)[0]?.text ?? null;
}
