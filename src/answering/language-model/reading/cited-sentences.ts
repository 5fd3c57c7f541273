import type { ProposedClaim } from '../claim.ts';

/** A stretch of an answer, as far as it is there; `end` says what it cites. */
export type Stretch<Cite> = { kind: 'text'; text: string } | { kind: 'end'; cites: Cite[] };

/** Where a sentence is over: at a mark that ends one before a space, or where a line ends. */
const sentenceEnd = /(?:[.!?…؟।]["'”’»)\]]*(?=\s)|[。！？][”」』）]*|\n)/gu;
/** After these a point ends no sentence: `Dr.`, `e.g.`, `J.`, `approx.`, the number of a list's item. */
const noEnd =
  /(?:^|[\s(])(?:\p{L}|(?:\p{L}\.)+\p{L}|Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|vs|etc|approx|ca|cf|No|Nr|Gen|Sen|Rep|Gov|Lt|Col|Inc|Ltd|Co|bzw|usw|evtl)\.$|^\s*\d{1,3}\.$/u;
/** No sentence is longer. */
const mostCharacters = 1000;

/** Where the first sentence of a text ends; undefined where it may go on. */
function endOf(text: string): number | undefined {
  sentenceEnd.lastIndex = 0;
  for (let found = sentenceEnd.exec(text); found && found.index < mostCharacters; found = sentenceEnd.exec(text)) {
    const end = found.index + found[0].length;
    const before = text.slice(0, end);
    const goesOn = found[0] === '.' && (noEnd.test(before) || /^\s+[\p{Ll}\d]/u.test(text.slice(end, end + 20)));
    if (before.trim() !== '' && !goesOn) return end;
  }
  return text.length > mostCharacters ? mostCharacters : undefined;
}

/**
 * Reads an answer that comes in stretches of text, each with what it cites, as the sentences it is made of. A sentence
 * rests on what all its stretches cite; it is given on once it, and the stretch in which it ends, is over.
 *
 * @param sentencesIn the numbers of the sentences that a stretch cites
 */
export function citedSentences<Cite>(sentencesIn: (cite: Cite) => number[]): {
  read: (piece: Stretch<Cite>) => ProposedClaim[];
  /** What is left; of an answer that was cut off, whole sentences only. */
  end: (isCut?: boolean) => ProposedClaim[];
} {
  let running = '';
  let text = '';
  /** Ends of stretches in `text`, and what each cites. */
  let stretches: { end: number; cites: Cite[] }[] = [];
  let form: ProposedClaim['form'] = 'sentence';

  function take(length: number): ProposedClaim[] {
    const written = text.slice(0, length);
    let from = 0;
    const passages = stretches.flatMap(({ end, cites }) => {
      // Of one that goes on, marks alone may stand here: the bar of a table, the full stop.
      const isOfIt = from < length && (end <= length || /[\p{L}\p{N}]/u.test(written.slice(from)));
      from = end;
      return isOfIt ? cites.flatMap(sentencesIn) : [];
    });
    stretches = stretches.flatMap(({ end, cites }) => (end > length ? [{ end: end - length, cites }] : []));
    text = text.slice(length);
    const isItem = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/.exec(written);
    const said = written.slice(isItem?.[0].length ?? 0).trim();
    const own = isItem ? 'item' : form;
    if (written.endsWith('\n')) form = 'paragraph';
    else if (said !== '') form = 'sentence';
    return said === '' ? [] : [{ kind: 'claim', text: said, passages, quote: null, form: own }];
  }

  function takeWhole(): ProposedClaim[] {
    const claims: ProposedClaim[] = [];
    for (let end = endOf(text); end !== undefined; end = endOf(text)) claims.push(...take(end));
    return claims;
  }

  return {
    read(piece) {
      if (piece.kind === 'text') {
        running += piece.text;
        return [];
      }
      text += running;
      running = '';
      stretches.push({ end: text.length, cites: piece.cites });
      return takeWhole();
    },
    end(isCut = false) {
      text += running;
      running = '';
      const whole = takeWhole();
      return isCut ? whole : [...whole, ...take(text.length)];
    },
  };
}
