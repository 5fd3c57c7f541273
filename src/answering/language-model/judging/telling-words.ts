import { anywhere } from '../../../transcripts/reading/phrase-forms.ts';

/** Finds the words of a list; `*` stands for any ending. */
export function listed(words: string): RegExp {
  const forms = words.trim().split(/\s+/).join('|').replaceAll('*', '\\p{L}*');
  return new RegExp(`^(?:${forms})$`, 'u');
}

/** Words of a passage that deny what stands beside them, without being a negation. */
const refusing =
  listed(`lack lacks lacked lacking stop stops stopped quit refuse refuses refused refusing reject rejects rejected rejecting
deny denies denied unable impossible skip skips skipped banned forbid* forbade prohibit prohibits prohibited avoid avoids avoided avoiding doubt doubts doubted
lehnt lehnte lehnten weiger* vermeide* verbiet* verboten bezweifl*`);

/** Words with which a claim denies something itself, in whatever way, wherever they stand. */
const denying =
  listed(`lack* fail* against avoid* refus* reject* deny denied denies stop* quit instead impossible unable wrong false unlikely forbid* forbade
ban bans banned prohibit* oppos* declin* dislik* hate hates hated missing absent absence skip* omit* ignor* except cease* prevent* resist* former* previous*
doubt* scepti* skepti* discourag* warn warns warned warnt warnte warnten statt anstatt vermeid* vermied* verbiet* verbot* verzicht* abgelehn* lehn* weiger*
gegen erst wenig* früher bezweif* evit* évit*`);
/** `Unlike`, `undisturbed`, `unmöglich`; `under`, `until`, `unsere` and `ungefähr` are no such words. */
const undone = /^un(?!til|der|less|i|ter|ten|ser|gefähr)\p{L}{4,}$/u;

/** Words that deny in some phrases and tell something else in others: she `used to call` them, and `used wax`. */
const phrases = anywhere([
  'used to',
  // `Too hot to touch`; not `and the ducks too`.
  'too \\p{L}+',
  '(?:leave|leaves|leaving|left) (?:\\S+ ){0,5}(?:alone|out|off|behind|be|as|un\\p{L}{4,})',
  '(?:rather|other) than',
  'would rather',
  '(?<!(?:a|the) )(?:few|little)',
  'less(?! than)',
  // `Not hotter than forty` is forty at most; `bounds.ts` tells which side of forty is meant.
  '(?:at most|at least|up to|höchstens|mindestens|maximal|bis zu)',
  'free (?:of|from)',
  // `They are free`; not `free tickets`.
  'free$',
]);

/** Whether a word of a passage (lower case) denies what stands beside it. */
export function isRefusing(word: string): boolean {
  return refusing.test(word);
}

/** Whether a word (lower case) may tell that something is not so, whatever stands beside it. */
export function mayDeny(word: string): boolean {
  return denying.test(word) || refusing.test(word) || undone.test(word);
}

/**
 * Whether a clause of a claim tells that something is not so, without a negation.
 *
 * @param clause its words, in lower case
 * @param passage what is said, in lower case: where it makes the very comparison (`not more than ten`), making it again denies nothing
 */
export function tellsDenial(clause: readonly string[], passage: string): boolean {
  return (
    clause.some((word) => denying.test(word) || undone.test(word)) ||
    phrases.test(clause.join(' ')) ||
    clause.some((word, at) => word === 'than' && !passage.includes(`${clause[at - 1] ?? ''} than`))
  );
}
