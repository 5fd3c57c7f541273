import type { ProposedClaim } from './claim.ts';

/** A stretch of an answer, as far as it is there; `end` says what it cites. */
export type Stretch<Cite> = { kind: 'text'; text: string } | { kind: 'end'; cites: Cite[] };

/** Where a sentence is over: at a mark that ends one before a space, or where a line ends. */
const sentenceEnd = /(?:[.!?…]["'”’»)\]]*(?=\s)|[。！？][”」』）]*|\n)/gu;

/**
 * Reads an answer that comes in stretches of text, each with what it cites, as the sentences it is made of. A sentence
 * rests on what all its stretches cite; it is given on once it, and the stretch in which it ends, is over.
 *
 * @param sentencesIn the numbers of the sentences that a stretch cites
 */
export function citedSentences<Cite>(sentencesIn: (cite: Cite) => number[]): {
  read: (piece: Stretch<Cite>) => ProposedClaim[];
  end: () => ProposedClaim[];
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
      const isOfIt = from < length;
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
    for (;;) {
      const end = Array.from(text.matchAll(sentenceEnd), (found) => found.index + found[0].length).find(
        (at) => text.slice(0, at).trim() !== '' && !/^\s*\d{1,2}\.$/.test(text.slice(0, at)),
      );
      if (end === undefined) return claims;
      claims.push(...take(end));
    }
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
    end() {
      text += running;
      running = '';
      return [...takeWhole(), ...take(text.length)];
    },
  };
}
