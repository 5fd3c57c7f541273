import { wholly } from '../../../../transcripts/reading/phrase-forms.ts';
import type { Seen } from '../seen-candidate.ts';
import { finite } from '../words/clause-words.ts';
import { isGivenName } from '../words/given-names.ts';
import { isInterjection } from '../words/interjections.ts';
import { isAmount } from '../words/measure-words.ts';
import type { Sense } from '../words/senses.ts';
import { isCutPhrase } from './cut-phrases.ts';

/**
 * Whether a candidate is no title whatever it is about: a clause without its beginning or end, the same thing twice, a word that
 * points to the day of the recording, common words that say nothing together.
 */
export function isMalformed(one: Seen, language: string | null): boolean {
  // What a recogniser hid: "a d***ed nuisance".
  if (saysTwice(one) || isCut(one) || one.text.includes('*') || address.test(one.text)) return true;
  if (/^de\b/.test(language ?? '') && germanAmount.test(one.text)) return true;
  return /^en\b/.test(language ?? 'en') && (isCutPhrase(one) || isSpoken(one));
}

/** "Gramm Roggenmehl" of "dreihundert Gramm Roggenmehl", "vierzig Grad": how much, not what. */
const germanAmount =
  /^(?:(?:\p{N}[\p{N}.,]*|\p{L}*(?:zehn|zig|ßig|hundert|tausend)\p{L}*) )?(?:(?:kilo)?gramm|kilo|grad|euro|cent|prozent|(?:milli)?liter|(?:zenti|milli|kilo)?meter|watt|volt|minuten|stunden|sekunden)(?: \p{L}+)?$/iu;

/** Punctuation that is read aloud: "dot env", "slash users", "total equals". */
const spelledOut =
  /^(?:dot|slash|dash|equals|underscore) (?!(?:and|cams?|cameras?|products?|matri(?:x|ces)|plots?|lights?|warning|diets?|paintings?|art|chords?|pine|commands?|boards?)\b)|\b(?:equals|underscore)$/i;

/** `MARA LIND`, as transcripts name who speaks, and not `US NATO`. */
const speakerLabel = /^(?:DR\.?|MR\.?|MS\.?|MRS\.?|PROF\.?)?(?:(?:^| )\p{Lu}{4,}){2,}$/u;
/** Where to buy something is no topic, nor is the name of a file that is read aloud: "restic dot timer". */
const address =
  /\S\.(?:com|org|net)\b|\bdot (?:com|org|io|js|ts|py|env|git|json|ya?ml|toml|conf|txt|md|sh|service|timer|exe|zip|html|css|php)\b/i;

/** "Telescopes and telescopic mounts", "Lind and Nora" of Nora Lind, "Icelandic ferries in Iceland". */
function saysTwice({ kind, own, before, after }: Seen): boolean {
  if (kind !== 'pair' && kind !== 'joined' && kind !== 'guest') return false;
  const content = contentOf(own);
  if (content.some(({ bare }, at) => content.slice(at + 1).some((other) => isLike(bare, other.bare)))) return true;
  const last = own.at(-1)?.bare;
  return kind === 'pair' && (before.at(-1)?.bare === last || after[0]?.bare === last);
}

/** Whether two words (lower case) are forms or spellings of one. */
function isLike(a: string, b: string): boolean {
  if (singled(a) === singled(b)) return true;
  if (a.length < 4 || b.length < 4) return false;
  return a.slice(0, 4) === b.slice(0, 4) || a.endsWith(b) || b.endsWith(a);
}

/** Letters that stand twice, once: recognisers write a name now with both and now with one. */
const singled = (word: string) => word.replace(/(\p{L})\1/gu, '$1');

/** A clause that needs what follows: "the mayor gave the clearest sign | where …", but not "seals have no fur | so …". */
function isCut({ kind, own, after: [next] }: Seen): boolean {
  return kind === 'statement' && own.at(-1)?.closes === false && next !== undefined && !reasons.has(next.bare);
}

const reasons = new Set('so because but weil aber denn'.split(' '));

/** What was said to listeners in a sentence, and does not stand as a line of its own. */
function isSpoken(one: Seen): boolean {
  const { kind, own, text } = one;
  const [first] = own;
  const content = contentOf(own);
  if (own.some(({ part, bare }) => part === 'name' && isInterjection(bare))) return true;
  if (!first || dated.test(text) || telling.test(text) || isAmount(text) || spelledOut.test(text)) return true;
  if (speakerLabel.test(text)) return true;
  // "Lead to a calmer town", of "is going to lead to …".
  const isClause = /^(?:what|how|why|who|where|when)$/.test(first.bare);
  const hasVerb = own.some(({ part, bare }) => part === 'verb' || finite.test(bare));
  if (kind === 'announced' && !isClause && hasVerb) return true;
  if (kind === 'question') return lostSubject.test(text);
  // What somebody does in passing; advice ("Pick one lamp") is given on purpose.
  const isPassing = /^\S+ing\b/.test(text) && one.chance.most < leastChance * one.chance.chapter;
  if (kind === 'doing') return isPassing || ofAdjective.test(text);
  if (kind === 'pair') return oneOf(text).some((half) => !half.includes(' ') && isGivenName(half.toLowerCase()));
  if (kind !== 'phrase') return false;
  const isNamed = content.some(({ part }) => part === 'name');
  if (content.length > 1 && !isNamed && Math.max(...content.map(({ known }) => known.rarity)) < common) return true;
  // "Kitchen's windows" has lost its article, and one of two things is no topic.
  if ((/^\p{Ll}+['’]s /u.test(text) && first.known.name < named) || / or /.test(text)) return true;
  if ((bareOffice.test(text) && one.count < 3) || (content.length === 2 && one.isName && office.test(text)))
    return true;
  const last = own.at(-1);
  const joint = own.at(-2);
  if (!isNamed && stretchOf.test(text)) return true;
  return (
    joint?.part === 'grammar' && last?.part === 'noun' && last.known.rarity < everywhere && !articles.has(joint.bare)
  );
}

const contentOf = (own: readonly Sense[]) => own.filter(({ part }) => part !== 'grammar');
const oneOf = (text: string) => text.split(' and ');
const articles = new Set(['the', 'a', 'an']);

/** As rare as this is what everybody speaks of, and what is said in every other talk. */
const common = 0.5;
const everywhere = 0.35;

/** Of the chapter's likeliest word's chance, what a deed's likeliest word must have. */
const leastChance = 0.3;
/** A word with a capital in this share of its uses is a name, however this transcript spells it. */
const named = 0.3;

/** Offices, with which a surname alone is no topic: "Governor Lind". */
const office =
  /^(?:president|senator|governor|mayor|congressman|congresswoman|secretary|chairman|professor|minister|judge|general)\b/i;

/** Offices without their holders. */
const bareOffice = wholly([
  '(prime|foreign|defen[cs]e) minister',
  '(vice )?president',
  'director general|attorney general|secretary of state|senator|governor|mayor|ceo|general',
  'professor|doctor|dr|congressman|congresswoman',
]);

/** Days as they are counted from that of the recording. */
const dated =
  /\b(?:last|this|next) (?:night|week|month|morning|evening|weekend)\b|\b(?:tonight|yesterday|tomorrow|ago)\b/i;

/** Where on a thing or how much of it: "end of the spout". That of what has a name may be a topic: "end of the Hansa". */
const stretchOf =
  /^(?:beginning|start|middle|end|half|rest|top|bottom|side|edge|corner|tip|cent(?:er|re)|back|front|inside|outside|size|length|width|piece|chunk|bit)s? of\b/i;

/** Statements that only say what kind of thing something is: "Patience is a thing". */
const telling =
  /\b(?:is|are|was|were) (?:an? |the |one |very |really )?(?:\p{L}+ )?(?:term|way|thing|issue|problem|word|concept|topic|person|place|guy|idea|question|point|reason|kind|part|example|case|story|fact|deal|lot)s?$/iu;

/** Questions whose asker or asked one was cut off: "had a boat over a car?", "who are some painters?". */
const lostSubject = /^(?:had|have|has)\b|^(?:who|what|how) (?:are|is|was|were) (?:some|people)\b/i;

/** Forms in -ing made of adjectives, which have none. */
const ofAdjective = /^\p{L}+(?:[^nsc]abl|ibl|itabl|ous|ful|ical|ial|ual|[ln]ess)ing\b/iu;
