import { isFunctionWord } from '../../transcripts/language/function-words.ts';
import { type Language, languageOfText } from '../../transcripts/language/language-of-text.ts';
import { learnedBackground } from '../../transcripts/language/learned-background.ts';
import { bareWord } from '../../transcripts/language/terms.ts';
import { stem } from '../spoken/stem.ts';

const setOf = (words: string) => new Set(words.split(/\s+/));
/** Words that deny, a language a set: `mai` is `never` in one and a month in another. */
const denying: Partial<Record<Language, Set<string>>> = {
  en: setOf(`not no never nothing nobody none neither nor without cannot can't don't doesn't didn't isn't aren't wasn't weren't won't wouldn't shouldn't
couldn't hasn't haven't hadn't hardly barely scarcely rarely seldom`),
  de: setOf('nicht kein keine keinen keinem keiner keines nie niemals nichts niemand ohne weder kaum selten'),
  es: setOf('no nunca jamás nada nadie ninguno ninguna sin tampoco apenas'),
  fr: setOf("ne n'est pas jamais rien personne aucun aucune sans"),
  it: setOf('non mai niente nessuno nessuna senza né'),
  pt: setOf('não nem nunca ninguém nenhum nenhuma sem'),
  nl: setOf('niet geen nooit niets niemand zonder'),
  pl: setOf('nie nigdy nic nikt bez'),
  ru: setOf('не нет никогда ничего никто без'),
  ar: setOf('لا لم لن ليس ليست بدون أبدا'),
  hi: setOf('नहीं मत कभी'),
};
const all = new Set(Object.values(denying).flatMap((words) => [...words]));
/** Words of a passage that deny what stands beside them, without being a negation. */
const refusing =
  /^(?:lack(?:s|ed|ing)?|stop(?:s|ped)?|quit|refus(?:e|es|ed|ing)|reject(?:s|ed|ing)?|den(?:y|ies|ied)|unable|impossible|skip(?:s|ped)?|banned|forbid\p{L}*|forbade|prohibit(?:s|ed)?|avoid(?:s|ed|ing)?|lehn(?:t|te|ten)|weiger\p{L}*|vermeide\p{L}*|verbiet\p{L}*|verboten)$/u;
/** Words that tell that a claim denies something itself, in whatever way. */
const telling =
  /^(?:un(?!til|der|less|i)\p{L}{4,}|lack\p{L}*|fail\p{L}*|against|avoid\p{L}*|refus\p{L}*|reject\p{L}*|den(?:y|ie[sd])|stop\p{L}*|quit|instead|rather|impossible|unable|than|wrong|false|few|little|less|forbid\p{L}*|forbade|bann?(?:s|ed)?|prohibit\p{L}*|oppos\p{L}*|declin\p{L}*|dislik\p{L}*|hate[sd]?|missing|absent|absence|skip\p{L}*|omit\p{L}*|free|leave|leaves|left|ignor\p{L}*|except|cease\p{L}*|prevent\p{L}*|resist\p{L}*|too|longer|former\p{L}*|previous\p{L}*|used|doubt\p{L}*|scepti\p{L}*|skepti\p{L}*|discourag\p{L}*|warn(?:s|ed|t|te|ten)?|statt|anstatt|verm(?:ei|ie)d\p{L}*|verb[oi]\p{L}*t\p{L}*|verzicht\p{L}*|abgelehn\p{L}*|lehn\p{L}*|weiger\p{L}*|gegen|erst|wenig\p{L}*|früher|evit\p{L}*|évit\p{L}*)$/u;
/** Characters that deny where words are written without spaces. */
const unspacedDenial = /[不没沒未别別勿无無非]|ない|ません|ぬ|안 |않|못/u;
/** Content words beside a denying one that it bears on. */
const denied = 3;
const reach = 7;
/** Words before it among which stands what is denied. */
const nearby = 4;
/** A single word that is denied tells something where it is as rare as this. */
const rareEnough = 0.45;
/** What is denied is denied in one clause. */
const clauseEnd =
  /[,;:.!?…]|(?<!\p{L})(?:because|but|so|since|although|though|(?:and|yet|or)(?= (?:it|they|he|she|we|i|you|this|that|these)(?!\p{L}))|weil|aber|sondern|denn|damit|pero|porque|mais|parce|perché|maar|omdat)(?!\p{L})/iu;

/** Verbs that say little of what is denied. */
const light =
  /^(?:bother|need|needs|needed|want|wants|wanted|try|tries|tried|plan|get|gets|got|go|goes|went|make|makes|made|use|let|seem|seems|brauch\p{L}*|lass\p{L}*|versuch\p{L}*)$/u;
/** Denies a whole clause where it begins it; `not` may take back a single word of the clause before. */
const deniesAll = /^(?:never|nothing|nobody|none|neither|nie|niemals|nichts|niemand|kein\p{L}*)$/u;
const insteadOf =
  /(?<!\p{L})(?:instead of|rather than|as opposed to|no longer|fail(?:s|ed)? to|anstatt|anstelle|statt|nicht mehr)(?!\p{L})/giu;
/** What something goes without; the rest of the clause is told plainly. */
const withoutIt = /(?<!\p{L})(?:without|ohne)\s+(?:(?:any|a|an|the|ein\p{L}*|jed\p{L}*)\s+)?\p{L}+/giu;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];

/**
 * Whether a claim says plainly what its passage denies: what is denied there is said in it, and nothing of that clause denies. The
 * other way round too where words are written without spaces. `spoken`: the language of the transcript, where it is known.
 */
export function dropsNegation(claim: string, passage: string, spoken: string | null = null): boolean {
  if (
    unspacedDenial.test(passage) !== unspacedDenial.test(claim) &&
    /\p{Lo}/u.test(claim) &&
    !/\p{Ll}{4}/u.test(claim)
  ) {
    return true;
  }
  const tag = spoken?.slice(0, 2).toLowerCase() as Language | undefined;
  const language = tag && denying[tag] ? tag : languageOfText(`${passage} ${claim}`);
  const words = (language === null ? undefined : denying[language]) ?? all;
  const denies = (word: string) => words.has(word) || word === 'not' || word.endsWith("n't");
  const topicsOf = (of: readonly string[]) =>
    of.filter((one) => !isFunctionWord(one) && !light.test(one) && !denies(one)).map((one) => stem(bareWord(one)));
  // A clause that denies something itself is held against what is said by `denials.ts`.
  const own = claim.replace(withoutIt, ' ').split(clauseEnd).map(wordsOf);
  const plain = own.filter((clause) => !clause.some((word) => denies(word) || telling.test(word)));
  const plainly = plain.map((clause) => new Set(topicsOf(clause)));
  const clauses = passage.replace(insteadOf, ' not ').split(clauseEnd).map(wordsOf);
  return plainly.some((said) =>
    clauses.some((clause, at) => {
      const before = clauses[at - 1] ?? [];
      return deniesWhatIs(clause, said) || contrasts(clause, before, said) || deniesTheSame(clause, before, said);
    }),
  );

  /** Whether a clause denies of somebody what the one before it says of another: `Snails do, crabs do not`. */
  function deniesTheSame(clause: readonly string[], before: readonly string[], said: ReadonlySet<string>): boolean {
    if (!denies(clause.at(-1) ?? '')) return false;
    const own = topicsOf(clause);
    return own.length > 0 && own.every((topic) => said.has(topic)) && topicsOf(before).some((topic) => said.has(topic));
  }

  /** Whether words deny what these stems say: most of what stands beside the denial, or the word on each side of it. */
  function deniesWhatIs(clause: readonly string[], said: ReadonlySet<string>): boolean {
    // Who denies twice affirms: `no bridge without a test`.
    const isTwice = clause.filter(denies).length > 1;
    const next = (at: number) => topicsOf(clause.slice(at + 1))[0] ?? '';
    if (isTwice && clause.every((word, at) => !denies(word) || said.has(next(at)))) return false;
    return clause.some((word, at) => {
      const isRefusal = refusing.test(word);
      if (!denies(word) && !isRefusal) return false;
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
      }
      if (after === undefined || !said.has(after)) return false;
      const near = topicsOf(clause.slice(Math.max(0, at - nearby), at)).at(-1);
      if (near !== undefined) return said.has(near);
      const spoken = clause.slice(at + 1).find((one) => stem(bareWord(one)) === after) ?? '';
      const isWhole = at > 0 || deniesAll.test(word);
      return isWhole && topics.length === 1 && (learnedBackground().get(spoken)?.rarity ?? 1) >= rareEnough;
    });
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
