import { atBegin, oneOf, upTo, word, words } from '../../transcripts/reading/phrase-forms.ts';

const video = '(the|this) (video|talk|clip|lecture|interview|meeting|call)';
const tells = '(say|mention|explain|discuss|bring up|(talk|speak)(ing)? (about|of|on))';
const shows = '(show|introduce|cover|address)';
const told = '(said|talked about|mentioned|explained|shown|spoken of|discussed|covered|brought up|addressed)';
const starts = '((start|begin) (to )?)?';
const showMe = "(show me|find|(jump|skip|go|take me) to|where(['’]s| is| can i find) )";

const article = 'the|an?|this|that|his|her|their|our|my';
/** One or two words for somebody, after an article or without one. */
const whoever = oneOf([`(${article}) ${words(1, 2)}`, `(?!(${article}|stop)(?!\\p{L}))(\\p{L}[\\p{L}.'’-]* ){1,2}`]);

const english = [
  // When, and where
  `when (in|at) ${video}`,
  `where in ${video}`,
  `(when|where) (does|do|did) ${whoever}${starts}${tells}`,
  `(when|where) (does|do) (s?he|the (video|speaker|host|talk)) ${starts}${shows}`,
  `(when|where) (is|are|was|were) ${upTo(80)} ${told}`,
  'show me (where|when)',
  // The part of the video
  `(${showMe}\\s*)?(the )?(part|section|bit|moment) (where|when|about|on|in which)`,
  '(in |at )?(what|which) (part|chapter|section) of (the|this) (video|talk|clip|lecture|interview)',
  `(in |at )?(what|which) (part|chapter|section) (does|do) ${word} (say|explain|talk|mention|cover|discuss|show)`,
  '(in |at )?(what|which) (part|chapter|section) (covers?|explains?|talks? about|shows?)',
  // Its clock
  '(at |in )?(what|which) minute(?= (does|do|is|are|of)(?!\\p{L})|\\W*$)',
  'at (what|which) (point|moment|time ?stamp)',
  'at (what|which) time in the video',
  `at (what|which) time (does|do|did) ${words(1, 3)}(say|talk|mention|explain|show)`,
  "(what(['’]s| is) )?(the )?time ?stamps? (for|of|when|where)",
];

const german = [
  'wo im video',
  '(wo|(ab )?wann) (sagt|spricht|redet|erklärt|zeigt) (er|sie)',
  '(wo|(ab )?wann) geht es um',
  `(wo|wann) (wird|werden|wurden?) ${upTo(80)} (erwähnt|gesagt|erklärt|gezeigt|besprochen|angesprochen|vorgestellt)`,
  'zeig mir die stelle',
  'an welcher stelle',
  '(in|bei|ab) welcher minute',
];

/** Where in the video something is said. */
export const asksMoment = atBegin([...english, ...german]);
