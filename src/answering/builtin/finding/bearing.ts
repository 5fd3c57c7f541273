import {
  anywhere,
  atBegin,
  ending,
  matching,
  oneOf,
  word,
  wordEnd,
} from '../../../transcripts/reading/phrase-forms.ts';
import { mayAskPrice } from '../../kinds/price.ts';
import type { Kind } from '../../kinds.ts';
import { inAll } from '../../spoken/in-all.ts';
import { putsOff } from '../../spoken/leaning.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { fold } from '../../spoken/stem.ts';
import { membersOf } from '../../spoken/synonyms.ts';
import { asksWhenItBegins, beginsPart } from '../question/asked-parts.ts';
import { askedSort } from '../question/asked-sort.ts';
import { holdsFigure } from '../question/measured.ts';
import type { Query } from '../question/query.ts';
import type { Term } from '../question/query-terms.ts';
import { phrasalVerbOf, tellsOpposite } from './particles.ts';

/** What a question wants beside its words, how a sentence says that, and how much more gladly that sentence is quoted. */
interface Want {
  asked: RegExp;
  /** Of which kind the question has to be; whichever where it is left out. */
  kind?: Kind;
  said: RegExp;
  gain: number;
}

const wants: readonly Want[] = [
  {
    asked: anywhere([
      '(is|are|was|were) (?!there).{2,60} ((used|good|meant|there) )?for\\W*$',
      '(uses?|purpose|point) of',
      'what (do|does|did|can) .{1,40} use .{1,40} for',
      'wofür|wozu',
    ]),
    said: anywhere([
      'used? (it |them |that )?(for|to|as)',
      "(it|they|that|this)('s|'re| is| are) (there )?(for|to)",
      `goes? into|for ${word}ing|in order to|so that|thicken${ending}|helps?|dient|braucht man`,
      'benutzt',
    ]),
    gain: 1.3,
  },
  {
    asked:
      /(?<!\p{L})(?:instead of|in place of|replace|substitutes?|alternatives?|statt|anstelle|ersetzen|ersatz)(?!\p{L})/iu,
    said: anywhere([
      'instead|in place of',
      "if you (can't|cannot|don't|do not|haven't)",
      `replace${ending}|substitut${ending}|swap`,
      '(just )?as well',
      'statt(dessen)?',
      `anstelle|ersetz${ending}`,
      `wenn (ihr|du|man|sie) kein${ending}`,
    ]),
    gain: 1.5,
  },
  {
    asked: /(?<!\p{L})(?:(?:went|go|goes|gone|going) wrong|mistakes?|fail(?:s|ed)?|regrets?|schief|fehler)(?!\p{L})/iu,
    said: anywhere([
      'mistakes?|wrong',
      "should(n't)?( have|'ve)",
      '(my|our|his|her|their) (own )?fault',
      'forgot|broke|ruined|awful|terrible|dreadful|disaster',
      'never (do|use|put)',
      'fehler|falsch|vergessen|schief|hätte',
    ]),
    gain: 1.35,
  },
  {
    asked: anywhere([
      'recommend(ed|s)?',
      'worth|verdict|any good',
      'should (i|we|you|one) (buy|get|go|visit|watch|see)',
      `empf(ie|eh)hl${ending}`,
      'lohnt|fazit',
    ]),
    said: anywhere([
      "would(n't)? (i |you |we )?(buy|recommend|get|go back|come back|do it again|choose|use)",
      "i'd (buy|recommend|get|go back|come back|choose|skip|take)",
      'verdict|worth|recommend',
      'out of (five|ten|5|10)',
      'stars',
      'makes? (more |no )?sense',
      `lohnt|empfehle${ending}|fazit`,
      'würde (ich )?(wieder|nicht)',
    ]),
    gain: 1.5,
  },
  {
    asked:
      /(?<!\p{L})(?:better|worse|prefer(?:s|red)?|compar\p{L}+|differences?|differ|versus|vs|besser|schlechter|unterschied\p{L}*)(?!\p{L})/iu,
    said: matching([
      `(?<!\\p{L})${oneOf([
        `better|worse|prefer|compar${word}|different${ending}|difference|than|whereas`,
        'on the other hand|makes? more sense|besser|schlechter|unterschied|während|dagegen',
      ])}${wordEnd}`,
      `(?<!\\p{L})if you (have|want|need|like).*,.*(get|take|buy|use|go for)${wordEnd}`,
    ]),
    gain: 1.3,
  },
  {
    asked: /(?<!\p{L})(?:differences? between|differ|unterschied\p{L}* zwischen|unterscheiden)(?!\p{L})/iu,
    said: anywhere([
      'is the one (that|who|which)',
      '(one|the first|the former) .{1,80} the other',
      'only|just|while|but',
      'ist (der|die|das), (der|die|das)',
      'nur|während|aber',
    ]),
    gain: 1.2,
  },
  {
    asked:
      /(?<!\p{L})(?:(?:comes?|came|delivered|sold|supplied) with|included?|in the (?:box|package|kit)|do you get|bekommt man|ist dabei|im karton)(?!\p{L})/iu,
    said: matching([
      `(?<!\\p{L}|none of (those|these|them) |(does|do|did)(n't| not) )${oneOf([
        '(comes?|came) with',
        'included?',
        'in the (box|package|kit)',
        'you (also )?get',
        'they (give|send) you',
        'dabei|im karton|bekommst|bekommt',
      ])}${wordEnd}`,
    ]),
    gain: 1.3,
  },
  {
    asked: anywhere([
      'how (do|can|will|would|should) (i|you|we|one) (know|tell|notice|see|recognise|recognize)',
      'when (is|are) .{1,40} (done|ready|cooked|finished)',
      `woran (erkenn${ending}|merk${ending}|sieht|sehe)`,
      'wann (ist|sind) .{1,40} (fertig|gar)',
    ]),
    said: anywhere([
      'when (it|they|you|the)',
      '(should|must|has to|have to) (feel|look|smell|sound|be|come|give)',
      'once|until',
      "you('ll| will| can| should)? (see|hear|smell|feel|know|tell|notice)",
      "(it|they)('s|'re| is| are) (done|ready)",
      'wenn (es|er|sie|ihr|du)',
      'sobald|bis',
    ]),
    gain: 1.4,
  },
  {
    kind: 'yesNo',
    asked: matching([
      `^\\W*((and|but|so|also) )?${oneOf([
        "(do|does|did|will|would|should|don't|doesn't) .{1,40} (need|have to|require)",
        '(must|should) (i|you|we|one)',
        `(is|are|was|were) .{1,80} (need|necess|requir|mandator|optional|a must|oblig)${ending}`,
      ])}${wordEnd}`,
    ]),
    said: anywhere([
      "(you|we|one|it|they|there)('ll)? (really |also |actually |just |only |always |still )?(need|needs|must|should|have to|has to|require|requires)",
      "(do|does|did)(n't| not) (really |actually |even |always |necessarily )?(need|have|require)|no need|needn't",
      `(un)?necessary|optional|required|mandatory|a must|can do without|you can (leave|skip|omit)|can stay|if you (want|like)`,
    ]),
    gain: 1.4,
  },
  {
    kind: 'yesNo',
    asked: atBegin(['(can|could|may) (i|you|we|one|it|they)'], ['and|but|so|also']),
    said: anywhere([
      "(you|we|one|it|they) (really |also |just |always |even )?(can|could|can't|cannot|may|might)",
      '(works?|does|is|are|be) (just )?(as well|fine|okay|ok)',
      "(don't|do not|never) (use|do|put|try)",
    ]),
    gain: 1.5,
  },
  { asked: asksWhenItBegins, said: beginsPart, gain: 1.4 },
  {
    asked: /(?<!\p{L})(?:al(?:l |l)?together|in total|total|all in all|insgesamt)(?!\p{L})/iu,
    said: inAll,
    gain: 1.8,
  },
];
/** `Who was Ada Fink?` */
const whoIs =
  /^\W*(?:who(?:['’]s| is| was)|wer (?:ist|war)) (?:the |der |die )?((?:[\p{L}\p{M}.’'-]+ ){0,2}[\p{L}\p{M}.’'-]+)\W*$/iu;
/** `What is a truing stand?` */
const whatIs =
  /^\W*(?:so |and |but |ok(?:ay)?,? )?(?:what(?:['’]s| is| are| was| were)|what (?:does|do)(?=[^?]* mean\W*$)|was (?:ist|sind)) (?:an? |the |ein |eine |der |die |das )?((?:[\p{L}\p{M}\p{N}’'-]+ ){0,2}?[\p{L}\p{M}\p{N}’'-]+?)(?: mean)?\W*$/iu;
/** `What did Ada Fink do?` */
const whatDid = /^\W*what (?:did|does|has|had) ((?:[\p{L}\p{M}.’'-]+ ){0,2}?[\p{L}\p{M}.’'-]+) (?:do|done)\W*$/iu;
const outcome = anywhere([
  'what (has |had )?(happened|became|becomes?|come) (to|of|with)',
  'how did .{1,60} end',
  'was (passierte|geschah|wurde) (mit|aus)',
  'was ist (mit|aus) .* (passiert|geworden)',
]);
const introduced = 1.6;
/** What a sentence gains that says what a thing is. */
const defined = 1.6;
const firstNamed = 1.25;
const acting = 1.4;
/** What a sentence gains that names one of the sort that is asked for, and somebody where a person is. */
const ofSort = 1.4;
const somebody = 1.15;
/** And one that tells what is paid, where it is asked how much something is. */
const inMoney = 1.3;
/** What is put off to another time, and worth a fifth elsewhere (`fit.ts`), gains where that is asked for. */
const putOff = 6;
/** What a sentence is worth that tells the opposite of what is asked for: `turn it on` for `turn it off`. */
const opposite = 0.1;
/** Words of half an hour. */
const longTalk = 4500;
/** What the last that is said of something gains over the first. */
const lastSaid = 0.7;

/** How much more gladly a sentence is quoted, for one thing that a question wants. */
type Gain = (text: string, place: number) => number;

/** How much more gladly each sentence is quoted for what a question wants beside its words; undefined where it wants nothing else. */
export function bearingOf(
  query: Pick<Query, 'question' | 'kind'>,
  terms: readonly Term[],
  spoken: Spoken,
): Float64Array | undefined {
  const gains = gainsFor(query, terms, spoken);
  if (gains.length === 0) return undefined;
  return Float64Array.from(spoken.sentences, ({ text }, place) =>
    gains.reduce((product, gain) => product * gain(text, place), 1),
  );
}

function gainsFor(
  { question, kind }: Pick<Query, 'question' | 'kind'>,
  terms: readonly Term[],
  spoken: Spoken,
): Gain[] {
  const gains: Gain[] = [];
  for (const { asked, said, gain, kind: only = kind } of wants) {
    if (only === kind && asked.test(question)) gains.push((text) => (said.test(text) ? gain : 1));
  }
  const [, named] = kind === 'who' ? (whoIs.exec(question) ?? []) : [];
  if (named) {
    const [first = 0] = mentionsOf(terms, spoken);
    const said = introducing(named);
    gains.push((text, place) => (said.test(fold(text)) ? introduced : 1) * (place === first ? firstNamed : 1));
  }
  const [, thing] = kind === 'what' ? (whatIs.exec(question) ?? []) : [];
  if (thing) {
    const said = defining(thing);
    gains.push((text) => (said.test(fold(text)) ? defined : 1));
  }
  if (kind === 'number' && mayAskPrice.test(question)) gains.push((text) => (holdsFigure('price', text) ? inMoney : 1));
  const [, actor] = whatDid.exec(question) ?? [];
  if (actor) {
    const said = doing(actor);
    gains.push((text) => (said.test(fold(text)) ? acting : 1));
  }
  const verb = phrasalVerbOf(question);
  if (putsOff(question)) gains.push((text) => (putsOff(text) ? putOff : 1));
  if (verb) gains.push((_, place) => (tellsOpposite(verb, place, spoken) ? opposite : 1));
  const members = stemsOf(kind === 'who' ? membersOf('person') : askedSort(question), spoken);
  if (members.size > 0) {
    const gain = kind === 'who' ? somebody : ofSort;
    gains.push((_, place) => (spoken.stems[place]?.some((key) => members.has(key)) ? gain : 1));
  }
  // In hours of talk a thing comes up again long after what became of it.
  if (outcome.test(question) && spoken.words.length < longTalk) {
    const mentions = mentionsOf(terms, spoken);
    const [first = 0, last = 0] = [mentions[0], mentions.at(-1)];
    const since = (place: number) => Math.max(0, Math.min(1, (place - first) / (last - first)));
    gains.push((_, place) => (last > first ? 1 + lastSaid * since(place) : 1));
  }
  return gains;
}

function stemsOf(members: ReadonlySet<string> | undefined, { entries }: Spoken): ReadonlySet<string> {
  return new Set(Array.from(members ?? []).flatMap((member) => [...(entries.get(member) ?? [])]));
}

/** The sentences that hold the most telling word that is asked for: places in order. */
function mentionsOf(terms: readonly Term[], { stems }: Spoken): number[] {
  const telling = terms.reduce<Term | undefined>(
    (best, term) => (term.part > (best?.part ?? 0) ? term : best),
    undefined,
  );
  return stems.flatMap((keys, place) => (keys.some((key) => telling?.stems.has(key)) ? [place] : []));
}

/** In a folded text, what says who somebody is: `a clerk named Fink`, `Fink, the clerk`, `Fink was a clerk`. */
function introducing(name: string): RegExp {
  const last = escaped(fold(name.split(' ').at(-1) ?? ''));
  const person = `(?:[\\p{L}.'’-]+ ){0,2}${last}(?!\\p{L})`;
  return new RegExp(
    `(?<!\\p{L})(?:named|called|name (?:is|was)|i['’]m|i am|this is|(?:an?|the|my|our|his|her|their) (?:\\p{L}+ ){1,3}?\\p{L}+,?|namens|mein name ist|ich bin) ${person}|(?<!\\p{L})${last}(?:,| is| was| ist| war),? (?:an?|the|my|our|his|her|who|head|ein|eine|der|die)(?!\\p{L})`,
    'iu',
  );
}

/** In a folded text, what says what a thing is: `A subsequence is what you get when …`, `This is called a truing stand.` */
function defining(thing: string): RegExp {
  const last = escaped(fold(thing.split(' ').at(-1) ?? '')).replace(/(?<=.{3})s$/, '');
  const opening = '(?:(?:^|[.;:] |(?:say|says|said|means) that )\\W*(?:(?:and|so|now|well|basically|also),? )*)';
  const subject = `(?:(?:an?|the|ein|eine|der|die|das) )?(?:[\\p{L}-]+ ){0,2}${last}s?(?:,[^,]{2,40},)?`;
  const is = '(?:is|are|ist|sind)(?: just| basically| simply| really| actually)?';
  const what =
    '(?:an?(?! bit| little| lot)|the(?! one| same| only| last| first)|any|some|what|when|where|how|like|something|eine?|wenn)';
  const named = `(?<!not (?:\\p{L}+ )?)(?:called|known as) (?:an? |the )?(?:[\\p{L}-]+ ){0,2}${last}s?(?!\\p{L})`;
  return new RegExp(
    `${opening}${subject} (?:${is} ${what}|means?|refers? to|stands? for|bedeute[nt]|heißt)(?!\\p{L})|${named}`,
    'iu',
  );
}

/** In a folded text, what says that somebody does something: the name stands before a verb, not between commas. */
function doing(name: string): RegExp {
  const last = escaped(fold(name.split(' ').at(-1) ?? ''));
  return new RegExp(`(?<!\\p{L})${last} (?!and |or |is |was )\\p{L}+`, 'iu');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&');
}
