import { isFunctionWord } from '../../../transcripts/reading/function-words.ts';
import { type Language, languageOfText } from '../../../transcripts/reading/language-of-text.ts';
import { learnedBackground } from '../../../transcripts/reading/learned-background.ts';
import { ending, wholly } from '../../../transcripts/reading/phrase-forms.ts';
import { bareWord } from '../../../transcripts/reading/terms.ts';
import { stem } from '../../spoken/stem.ts';
import { clauseEnd } from './clause-end.ts';
import { denierIn, denyingWords, spokenWordsOf } from './denying-words.ts';
import { isOpposed } from './opposed-wholes.ts';
import { isRefusing, tellsDenial } from './telling-words.ts';

/** Content words beside a denying one that it bears on. */
const denied = 3;
const reach = 7;
/** Words before it among which stands what is denied. */
const nearby = 4;
/** A single word that is denied tells something where it is as rare as this. */
const rareEnough = 0.45;
/** Verbs that say little of what is denied. */
const light = wholly(
  [
    'bother|need|needs|needed|want|wants|wanted|try|tries|tried|plan|get|gets|got|go|goes',
    `went|make|makes|made|use|uses|used|take|takes|took|taken|let|seem|seems|brauch${ending}`,
    `lass${ending}|versuch${ending}`,
  ],
  'u',
);
/** Denies a whole clause where it begins it; `not` may take back a single word of the clause before. */
const deniesAll = /^(?:never|nothing|nobody|none|neither|nie|niemals|nichts|niemand|kein\p{L}*)$/u;
const insteadOf =
  /(?<!\p{L})(?:instead of|rather than|as opposed to|no longer|fail(?:s|ed)? to|anstatt|anstelle|statt|nicht mehr)(?!\p{L})/giu;
/** What something goes without; the rest of the clause is told plainly. */
const withoutIt = /(?<!\p{L})(?:without|ohne)\s+(?:(?:any|a|an|the|ein\p{L}*|jed\p{L}*)\s+)?\p{L}+/giu;

/** Who is spoken of again, in a clause that takes back the one before: `It sounds right, but it is not`. */
const again = /^(?:it|they|he|she|that|this|es|sie|er|das)$/u;
/** What merely seems so. */
const seeming = /^(?:sound|look|seem|appear|kling|schein|wirk)/u;
/** What is excepted from what a sentence says, up to where that begins. */
const exception = /(?<!\p{L})(?:except(?: for)?|außer|ausgenommen)\s([^,.;]{3,60}),([^.;]*)/giu;
const excepting = /(?<!\p{L})(?:only|nur|außer|ausgenommen|bis auf|apart from|other than)(?!\p{L})/iu;
/** So many words of what is denied, one after the other, are no accident. */
const stretch = 4;
/** So many words of a claim in a clause that denies nothing say it. */
const fewestPlain = 2;

/**
 * Whether a claim says plainly what its passage denies: what is denied there is said in it, and nothing of that clause denies.
 * `spoken`: the language of the transcript, where it is known.
 */
export function dropsNegation(claim: string, passage: string, spoken: string | null = null): boolean {
  const tag = spoken?.slice(0, 2).toLowerCase() as Language | undefined;
  const denies = denierIn(tag && denyingWords[tag] ? tag : languageOfText(`${passage} ${claim}`));
  const topicsOf = (of: readonly string[]) =>
    of.filter((one) => !isFunctionWord(one) && !light.test(one) && !denies(one)).map((one) => stem(bareWord(one)));
  // A clause that denies something itself is held against what is said by `denials.ts`.
  const own = claim.replace(withoutIt, ' ').split(clauseEnd).map(spokenWordsOf);
  const heard = passage.toLowerCase();
  const clauses = passage
    .replace(insteadOf, ' not ')
    .split(clauseEnd)
    .map(spokenWordsOf)
    .filter((clause) => clause.length > 0);
  const exceptions = [...passage.matchAll(exception)].map(([, excepted = '', rest = '']) => ({
    excepted: topicsOf(spokenWordsOf(excepted)),
    rest: topicsOf(spokenWordsOf(rest)),
  }));
  const plain = own.filter(
    (clause) =>
      !clause.some(denies) && !tellsDenial(clause, heard) && !clauses.some((other) => isWithin(clause, other)),
  );
  const topics = clauses.map((clause) => new Set(topicsOf(clause)));
  const isDenying = clauses.map((clause) => clause.some((word) => denies(word) || isRefusing(word)));
  return plain.some((words) => {
    const said = saidBy(words);
    const held = topics.map((of) => of.intersection(said).size);
    const plainly = Math.max(0, ...held.filter((_, at) => !isDenying[at]));
    return (
      isExcepted(words, said) ||
      clauses.some((clause, at) => {
        const before = clauses[at - 1] ?? [];
        // What is also said without a denial, with as many of its words, may be what the claim tells.
        const isSaidPlainly = plainly >= fewestPlain && plainly >= (held[at] ?? 0);
        return (
          (!isSaidPlainly && deniesIt(clause, topics[at] ?? new Set(), words, said)) ||
          contrasts(clause, before, said) ||
          deniesTheSame(clause, before, words, said)
        );
      })
    );
  });

  /** Whether a clause by itself denies what a clause of the claim says. */
  function deniesIt(
    clause: readonly string[],
    of: ReadonlySet<string>,
    words: readonly string[],
    said: ReadonlySet<string>,
  ): boolean {
    const isDenied = deniesWhatIs(clause, said) || deniesStretch(clause, words);
    return isDenied || isOpposed(words, said, clause, of, denies);
  }

  /** The stems of a claim's clause; German tells in `geknetet` what it does in `knetet`. */
  function saidBy(words: readonly string[]): Set<string> {
    return new Set(topicsOf(words.flatMap((word) => [word, word.replace(/^ge(?=\p{L}{3,}(?:t|en)$)/u, '')])));
  }

  /** Whether a clause of the claim stands word for word in one that denies nothing. */
  function isWithin(words: readonly string[], clause: readonly string[]): boolean {
    const isThere = words.length >= stretch && ` ${clause.join(' ')} `.includes(` ${words.join(' ')} `);
    return isThere && !clause.some((word) => denies(word) || isRefusing(word));
  }

  /** Whether the very words that follow a denial stand in the claim. */
  function deniesStretch(clause: readonly string[], words: readonly string[]): boolean {
    const at = clause.findIndex(denies);
    const after = clause.slice(at + 1);
    if (at < 0 || after.length < stretch || after.some(denies)) return false;
    return ` ${words.join(' ')} `.includes(` ${after.join(' ')} `);
  }

  /** Whether the claim says of what is excepted what is said of all else. */
  function isExcepted(words: readonly string[], said: ReadonlySet<string>): boolean {
    return exceptions.some(({ excepted, rest }) => {
      const isBoth = [excepted, rest].every((of) => of.length > 0 && of.slice(-2).every((topic) => said.has(topic)));
      return isBoth && !excepting.test(words.join(' '));
    });
  }

  /** Whether a clause denies of somebody what the one before it says of another: `Snails do, crabs do not`. */
  function deniesTheSame(
    clause: readonly string[],
    before: readonly string[],
    words: readonly string[],
    said: ReadonlySet<string>,
  ): boolean {
    if (!denies(clause.at(-1) ?? '')) return false;
    const own = topicsOf(clause);
    const told = topicsOf(before);
    if (own.length === 0 && again.test(clause[0] ?? ''))
      return said.has(told.at(-1) ?? '') && !words.some((word) => seeming.test(word));
    return own.length > 0 && own.every((topic) => said.has(topic)) && told.some((topic) => said.has(topic));
  }

  /** Whether words deny what these stems say: most of what stands beside the denial, or the word on each side of it. */
  function deniesWhatIs(clause: readonly string[], said: ReadonlySet<string>): boolean {
    // Who denies twice affirms: `no bridge without a test`.
    const isTwice = clause.filter((word) => denies(word) && word !== 'nor').length > 1;
    const next = (at: number) => topicsOf(clause.slice(at + 1))[0] ?? '';
    if (isTwice && clause.every((word, at) => !denies(word) || said.has(next(at)))) return false;
    return clause.some((word, at) => {
      const isRefusal = isRefusing(word);
      if (!denies(word) && !isRefusal) return false;
      // `It flowers when nothing else does` denies it of the others.
      if (/^(?:else|sonst)$/u.test(clause[at + 1] ?? '')) return false;
      const topics = topicsOf(clause.slice(at + 1, at + 1 + reach)).slice(0, denied);
      const held = topics.filter((topic) => said.has(topic)).length;
      // What is denied first is what is denied most: `not tell anybody for years`.
      if (topics.length > 1 && held >= Math.max(2, topics.length - (said.has(topics[0] ?? '') ? 1 : 0))) return true;
      const before = topicsOf(clause.slice(Math.max(0, at - reach), at));
      const [after] = topics;
      // German denies what went before, and so does `was rejected`.
      if (after === undefined || isRefusal) {
        const last = before.slice(-denied);
        if (last.length > 1 && last.filter((topic) => said.has(topic)).length >= Math.max(2, last.length - 1))
          return true;
        // `Ihr knetet ihn nicht` names nothing else.
        const [only = '', other] = before;
        if (word === 'nicht' && other === undefined && said.has(only) && isTelling(only, clause)) return true;
      }
      if (after === undefined || !said.has(after)) return false;
      const near = topicsOf(clause.slice(Math.max(0, at - nearby), at)).at(-1);
      if (near !== undefined) return said.has(near);
      const isWhole = at > 0 || deniesAll.test(word);
      return isWhole && topics.length === 1 && isTelling(after, clause.slice(at + 1));
    });
  }

  /** Whether a stem is that of a word of the clause that is rare enough to tell something by itself. */
  function isTelling(topic: string, clause: readonly string[]): boolean {
    const spoken = clause.find((one) => stem(bareWord(one)) === topic) ?? '';
    return (learnedBackground().get(spoken)?.rarity ?? 1) >= rareEnough;
  }

  /** Whether a clause takes back a word of these stems, and not the one that is said instead: `… with wood, not with putty`. */
  function contrasts(clause: readonly string[], before: readonly string[], said: ReadonlySet<string>): boolean {
    const [word = ''] = clause;
    const [taken] = topicsOf(clause);
    const instead = topicsOf(before);
    if (!denies(word) || taken === undefined || !said.has(taken)) return false;
    return !said.has(instead.at(-1) ?? '') && instead.some((topic) => said.has(topic));
  }
}
