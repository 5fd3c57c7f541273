import type { AnswerPiece, ProposedClaim } from './proposed-claim.ts';
import { numbersOf } from './read-objects.ts';

/** Where a sentence is over: at a mark that ends one before a space, or where a line ends. */
const sentenceEnd = /(?:[.!?…؟।]["'”’»)\]]*(?=\s)|[。！？][”」』）]*|\n)/gu;
/** After these a point ends no sentence: `Dr.`, `e.g.`, `J.`, `approx.`, the number of a list's item. */
const noEnd =
  /(?:^|[\s(])(?:\p{L}|(?:\p{L}\.)+\p{L}|Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|vs|etc|approx|ca|cf|No|Nr|bzw|usw)\.$|^\s*\d{1,3}\.$/u;
/** No sentence is longer. */
const mostCharacters = 1000;

const lead = '(?:(?:sentences?|passages?|lines?|sources?|cite|satz)(?:\\s*:)?\\s*)';
const numbers = `\\d{1,7}(?:\\s*(?:[,;–-]|and|und|&)\\s*${lead}?\\d{1,7})*`;
/** `[3]`, `[Sentence 3, 4]`, `[^3]`, `【3:0†source】`, `(sentences 3 and 4)`; not `(about 3)`. The mark that ends its sentence may stand behind it. */
const marker = new RegExp(
  `(?<!\\s)\\s*(?:[[【]\\s*\\^?${lead}?(${numbers})(?::\\d{1,4})?(?:†[^\\]】\\n]{0,80})?\\s*[\\]】]|\\(${lead}(${numbers})\\))([.!?。！？؟।]?)`,
  'giu',
);
/** A note below an answer, and a line with a key of JSON: of what nobody can make out nothing is prose. */
const noProse = /^[ \t]*\[\^?\d{1,7}\]:.*$|^.*[{,\s"'“”][\p{L}_]{2,20}["'“”]\s*:.*$/gmu;

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
export function sentenceReader<Cite>(sentencesIn: (cite: Cite) => number[]): {
  read: (piece: AnswerPiece<Cite>) => ProposedClaim[];
  /** What is left; of an answer that was cut off, whole sentences only. */
  end: (isCut: boolean) => ProposedClaim[];
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
    const own = isItem ? 'item' : /^\s*\n\s*\n/.test(written) ? 'paragraph' : form;
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
    end(isCut) {
      text += running;
      running = '';
      const whole = takeWhole();
      return isCut ? whole : [...whole, ...take(text.length)];
    },
  };
}

/** Reads prose in which numbers in brackets (`It rained [12, 13].`) say what each sentence rests on. */
export function proseWithNumbers(written: string, isCut: boolean): ProposedClaim[] {
  const prose = written.replace(noProse, ' ');
  const reader = sentenceReader<number>((number) => [number]);
  const claims: ProposedClaim[] = [];
  let from = 0;
  for (const { 0: whole, 1: bracketed, 2: round, 3: mark = '', index } of prose.matchAll(marker)) {
    claims.push(...reader.read({ kind: 'text', text: prose.slice(from, index) + mark }));
    claims.push(...reader.read({ kind: 'end', cites: numbersOf(bracketed ?? round) }));
    from = index + whole.length;
  }
  claims.push(...reader.read({ kind: 'text', text: prose.slice(from) }), ...reader.read({ kind: 'end', cites: [] }));
  return [...claims, ...reader.end(isCut)];
}

/** A sentence of a model without the numbers of sentences in brackets, which stand beside it. */
export function withoutNumbers(text: string): string {
  return text.replace(marker, (...groups: string[]) => groups[3] ?? '');
}
