import { isFunctionWord } from '../../transcripts/language/function-words.ts';
import { bareWord, stem } from '../../transcripts/language/terms.ts';

/** Words that deny, in the languages whose small words are known here. */
const denying = new Set(
  `not no never nothing nobody none neither nor without cannot can't don't doesn't didn't isn't aren't wasn't weren't won't wouldn't shouldn't couldn't hasn't haven't hadn't
nicht kein keine keinen keinem keiner keines nie niemals nichts niemand ohne weder
nunca jamás nada nadie ninguno ninguna sin tampoco
ne n'est pas jamais rien personne aucun aucune sans
non mai niente nessuno nessuna senza né
não nem ninguém nenhum nenhuma sem
niet geen nooit niets niemand zonder
nie nigdy nic nikt bez
не нет никогда ничего никто без
لا لم لن ليس ليست بدون أبدا
नहीं मत कभी`.split(/\s+/),
);
/** Words that say that something is not so, in other ways. */
const refusing =
  /^(?:un(?!til|der|less|i)\p{L}{4,}|lack\p{L}*|fail\p{L}*|against|avoid\p{L}*|refus\p{L}*|reject\p{L}*|den(?:y|ie[sd])|stop\p{L}*|instead|hardly|rarely|impossible|unable|wrong|false|few|little|verm(?:ei|ie)d\p{L}*|evit\p{L}*|évit\p{L}*)$/u;
/** Characters that deny where words are written without spaces. */
const unspacedDenial = /[不没沒未别別勿无無非]|ない|ません|ぬ|안 |않|못/u;
/** Content words behind a denying one that it bears on. */
const denied = 3;
const reach = 7;
/** Words before it among which stands what is denied. */
const nearby = 4;
/** What is denied is denied in one clause. */
const clauseEnd =
  /[,;:.!?…]|(?<!\p{L})(?:because|but|so|since|while|although|weil|aber|sondern|denn|pero|porque|mais|parce|perché|ma|maar|omdat)(?!\p{L})/iu;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
const denies = (word: string) => denying.has(word) || word.endsWith("n't");

/**
 * Whether a claim says plainly what its passage denies: what is denied there is said in it, and nothing of it denies. The other
 * way round too where words are written without spaces.
 */
export function dropsNegation(claim: string, passage: string): boolean {
  if (
    unspacedDenial.test(passage) !== unspacedDenial.test(claim) &&
    /\p{Lo}/u.test(claim) &&
    !/\p{Ll}{4}/u.test(claim)
  ) {
    return true;
  }
  const own = wordsOf(claim);
  if (own.some((word) => denies(word) || refusing.test(word))) return false;
  const said = new Set(own.map((word) => stem(bareWord(word))));
  const clauses = passage.split(clauseEnd).map(wordsOf);
  return clauses.some((clause, at) => deniesWhatIs(clause, said) || contrasts(clause, clauses[at - 1] ?? [], said));
}

/** Whether words deny what these stems say: most of what follows the denial, or the word on each side of it. */
function deniesWhatIs(words: readonly string[], said: ReadonlySet<string>): boolean {
  return words.some((word, at) => {
    if (!denies(word)) return false;
    const topics = topicsOf(words.slice(at + 1, at + 1 + reach)).slice(0, denied);
    if (topics.length > 1 && topics.filter((topic) => said.has(topic)).length >= Math.max(2, topics.length - 1))
      return true;
    const before = topicsOf(words.slice(Math.max(0, at - nearby), at)).at(-1);
    const [after] = topics;
    return after !== undefined && before !== undefined && said.has(after) && said.has(before);
  });
}

/** Whether a clause takes back a word of these stems, and not the one that is said instead: `… with wood, not with putty`. */
function contrasts(clause: readonly string[], before: readonly string[], said: ReadonlySet<string>): boolean {
  const [word = ''] = clause;
  const [taken, ...others] = topicsOf(clause);
  const instead = topicsOf(before);
  if (!denies(word) || taken === undefined || others.length > 0 || !said.has(taken)) return false;
  return !said.has(instead.at(-1) ?? '') && instead.some((topic) => said.has(topic));
}

function topicsOf(words: readonly string[]): string[] {
  return words.filter((one) => !isFunctionWord(one) && !denies(one)).map((one) => stem(bareWord(one)));
}
