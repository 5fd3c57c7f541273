import { bareWord } from '../../../transcripts/language/terms.ts';
import { withoutCourtesy } from '../../asked-clause.ts';
import { type Kind, kindOf } from '../../kinds.ts';
import { wordsOfText } from '../../spoken/passages.ts';
import { fold, stem } from '../../spoken/stem.ts';
import { expressionsFrom, goesOn } from '../../spoken/synonyms.ts';
import { isEnglish, isTopicless } from '../../spoken/topicless.ts';
import { askedSpeakers } from './asked-speakers.ts';

/** A word that the question asks for. */
export interface Sought {
  /** As the question writes it, without marks at its edges. */
  word: string;
  folded: string;
  stem: string;
  /** The expressions that it begins there: `give_up`. */
  expressions: readonly string[];
  /** 1, or less where it comes from an earlier question. */
  weight: number;
}

export interface Query {
  /** As it was asked, with the apostrophes that were left out. */
  question: string;
  /** Empty where the question asks about the whole video. */
  sought: Sought[];
  kind: Kind;
  /** Whose words are asked for, as the transcript names them. */
  speakers: string[];
  /** Whether it asks for all that they say, or for all that they ask, and not for something of it. */
  whole?: 'said' | 'asked';
  /** Somebody whose words seem to be asked for and who is no speaker: as the question writes it. */
  strangers: string[];
  /** Whether it asks what the whole video is about. */
  isWhole: boolean;
  /** Whether it takes up the words of an earlier question. */
  leansOnEarlier: boolean;
}

const listed = (text: string) => new Set(text.split(/\s+/).map(fold));

/** Words that speak of the video or of asking, and not of what is said in it. */
const framing =
  listed(`video videos clip talk talks talked talking say says said saying tell tells told speak speaks spoke speaking speaker
mention mentions mentioned explain explains explained describe describes described discuss discusses discussed discussing discussion discussions opinion opinions regarding cover covers covered name names call called
suggest suggests suggested propose proposes proposed elaborate elaborates elaborated decide decides decided consider considers considered contribute contributed
advantage advantages disadvantage disadvantages purpose status attitude idea ideas
instead true give gives given list lists mean means happen happens happened think thinks thought answer question use used example examples kind type
sprecher sprecherin sprechers sagen sagst redet reden spricht sprechen sprach erzählt erzählen erklärt erklären erwähnt erwähnen denkt meint hält nennt nennen genannt
geht gehts handelt youtuber presenter narrator transcript info information details exactly according based bedeutet heißt heißen passiert behandelt frage antwort beispiel vorteil vorteile nachteil nachteile zweck meinung welchen welchem wessen womit wofür wodurch woran worauf`);
/** Words that ask what the whole video is about. */
const ofTheWhole =
  listed(`about summary summarise summarize summarised overview topic topics subject gist main point points takeaway takeaways tldr highlights
worum darum wovon zusammenfassung zusammenfassen fasse fass zusammen überblick thema themen hauptpunkte kernaussage kernaussagen`);
/** Words that do so where nothing else is asked for. */
const alsoOfTheWhole =
  listed(`key brief briefly short quick quickly important most outline chapter chapters contents message bullet
kurz kurze punkte kapitel inhalt inhalte gib wichtig wichtigste wichtigsten kurzfassung`);
/** Where something is asked of these words they are a thing: `Where is the key?` */
const asksOfThing = /^\W*(?:where|how|who|when|why|which|wo|wie|wer|wann|warum)(?!\p{L})/iu;
/** And where it is said of something: `Is it important?` */
const ofSomething = /^\W*(?:is|are|was|were|ist|sind|war) (?:it|that|this|they|es|das)(?!\p{L})/iu;
/** Other ways to ask what the whole video is about. */
const wholeForms =
  /(?<!\p{L})(?:tl;? ?dr|(?:what|which) (?:do|does|did|will|can|could|would) (?:i|you|we|one) learn(?: here| (?:in|from) (?:this|the|here)(?: (?:video|talk|clip|lecture|episode))?)?\W*$|(?:is|if) (?:it|this|that|(?:this|the) (?:video|talk)) worth (?:watching|my time|a watch)|should i watch(?: (?:this|the (?:video|talk|clip)))?\W*$|what(?:['’]s| is)? (?:happens|happening|going on)(?: (?:here|in (?:this|the) (?:video|talk|clip)))?\W*$|(?:describe|explain) (?:this|the) (?:video|talk|clip)|what (?:does|do) (?:this|the) (?:video|talk|clip) cover|was passiert(?: (?:hier|im video|in dem video))?\W*$|was lern\p{L}* (?:ich|man|wir) (?:hier|(?:in|aus|von) (?:diesem|dem) (?:video|vortrag))\W*$|um was geht)(?!\p{L})/iu;
/** How long what is told of the whole should be: `in three bullet points`. */
const howBrief =
  /(?<!\p{L})(?<!(?:about|of|on|über|von) )(?:(?:in|into|as|to|with|auf|mit) )?(?:(?:\d+|one|two|three|four|five|six|seven|ten|a few|some|ein\p{L}*|zwei|drei|vier|fünf|sechs|wenigen|ein paar) )?(?:(?:short|quick|main|key|brief|bullet|kurzen|simple) )*(?:bullet ?points?|bullets|points|sentences?|words|lines|paragraphs?|takeaways|minutes?|sätzen?|punkten?|stichpunkten?|worten|minuten)(?!\p{L})/giu;
/** A talk by what it is, where it is asked for as a whole: `What is this lecture about?` */
const theTalk =
  /(?<!(?:say|says|said|think|thinks|thought|talk|talks|talked|speak|know|mention\p{L}*|is|was|ask\p{L}*) (?:about|of|on) )(?<!\p{L})(?:(?:this|the|that|our|whole|entire|of) )+(?:meeting|lecture|interview|podcast|episode|tutorial|review|session|conversation|discussion|recording|call|webinar|documentary|speech|sermon|stream)(?=\s+(?:is )?about\W*$|\W*$)|(?<!\p{L})(?:dies\p{L}*|der|die|das|dem|des) (?:\p{L}*sitzung|vortrag\p{L}*|interview\p{L}*|podcasts?|folge|episode|anleitung|gespräch\p{L}*|besprechung|aufnahme|vorlesung|predigt|rede)(?=\W*$)/giu;

const pointsBack =
  /(?<!\p{L})(?:it|its|that|this|they|them|their|he|him|his|she|her|those|these|there|more|else|er|sie|es|das|dies|diese[rsnm]?|ihn|ihm|ihr|ihre|deren|dessen|dort|dazu|davon|mehr|noch|instead|too)(?!\p{L})|^\W*(?:and|und|(?:what|how) about|was ist mit)(?!\p{L})/iu;
/** What is to be told of something named before: `What does she say about it?` */
const ofThat =
  /(?<!\p{L})(?:(?:about|of|on|to|with|summari[sz]e|explain) (?:it|that|them|those|these|him|her)(?! (?:video|talk|clip))|(?:what|anything|something) else|do you mean|an example|das genau|davon|darüber|dazu)(?!\p{L})/iu;
const somebody = /(?<!\p{L})(?:s?he|his|him|her|er|ihn|ihm|sein|seine|ihre?)(?!\p{L})/iu;
/** Before a noun these point nowhere. */
const germanArticle = /(?<!\p{L})[dD](?:as|ies|iese[rsnm]?)(?= \p{Lu})/gu;
/** Framing words that are things after an article: the spoke of a wheel. */
const alsoThings = listed('spoke spokes cover covers mean name names use sagen');
const article = /^(?:the|a|an|this|that|my|his|her|der|die|das|ein|eine)$/i;
const howMuch =
  /(?<!\p{L})(?:how (?:many|much|long|old|often|far|big|tall|deep|fast|heavy|high|hot|wide)|wie ?(?:viele?|lange?|oft|alt|weit|groß|hoch|tief|schnell|schwer|warm|heiß))(?!\p{L})/iu;

/** Who says it: `What did the designer think of …`. A transcript seldom names who speaks, so these words are asked for less. */
const subject =
  /^\W*(?:what|why|how|which \p{L}+) (?:did|does|do|was|were) ((?:[\p{L}.'’-]+ ){1,6}?)(?:((?:not |also |dis)?(?:think|say|elaborate|contribute|claim|put forward|introduce|point out|emphasi[sz]e|respond|react|state|stress|see|like|express|plan|conclude|choose|joke|joking|suggest|recommend|propose|mention|believe|feel|agree|argue|want|decide|prefer|consider|talk|discuss|explain|ask|answer))|(?:'s|’s)? (?:opinion|view|attitude))(?!\p{L})|^\W*(?:was|warum|wie) (?:denkt|dachte|sagt|sagte|meint|meinte|hält|hielt|empfiehlt|findet) ((?:\p{L}+ ){1,4}?)(?:über|zu|von|zum|zur|davon|dazu)(?!\p{L})/iu;
const speakerWeight = 0.3;
/** What only says that something is discussed, before what it is. */
const leadIn =
  /^\W*(?:summari[sz]e|what(?:['’]s| was| is| were| are))(?: the)? (?:(?:general|brief|main|overall|final|short|whole|group|team) )*(?:discussions?|presentations?|decisions?|conclusions?|debates?|questioning|controversy|status|solutions?)(?: of the (?:discussion|debate|presentation))? (?:on|about|of|to|for|regarding|towards?|with)(?!\p{L})/iu;
/** What a question is numbered with in a list: `2. How …` */
const listNumber = /^\s*\(?\d{1,2}[.)]\s+(?=\p{L})/u;
/** Everybody who speaks, by no name. */
const everybody = new Set(
  Array.from(
    listed(`group groups team teams members member meeting committee participants participant everyone everybody panel people speaker speakers mates
attendees audience they gruppe runde teilnehmer alle ausschuss`),
    stem,
  ),
);
/** The same, as whose plan or by whom something is asked for: `the group's plan`, `preferred by team members`. */
const ofEverybody =
  /(?<!\p{L})(?:(?:the|all|all the) )?(?:groups?|teams?|members|committee|participants|everyone|everybody|panel|speakers|mates|attendees)(?:['’]s|(?<=s)['’])(?!\p{L})|(?<!\p{L})(?:by|among|between|of all) (?:the |all |all the )?(?:(?:group|team|committee|panel) )?(?:members|participants|group|team|committee|panel|everyone|everybody|speakers|mates|attendees)(?!\p{L})/iu;
/** On what occasion: `… when discussing the design`. */
const occasion =
  /(?<!\p{L})(?:when|while) (?:\p{L}+ ){0,3}?(?:discussing|talking|presenting|judging|considering|speaking|evaluating)(?!\p{L})(.+)$/iu;
const occasionWeight = 0.4;

/** What asks for questions, and not for something that was said. */
const asking = /(?<!\p{L})(?:ask(?:s|ed|ing)?|questions?|frag(?:t|te|e|en|ten))(?!\p{L})/iu;

/** Weight of an earlier question's words beside the question's own. */
const earlierWeight = 0.4;
/** A question of at most this many words of its own may lean on the one before it. */
const fewWords = 2;
/** Without any word of its own, one of at most this many words leans on it whatever it says: `Why?` */
const briefWords = 3;

/**
 * What a question looks for; one that points back takes up the words of the question before it.
 *
 * @param speakers who speaks, as the transcript names them
 */
export function readQuestion(
  written: string,
  earlier: readonly { question: string }[],
  speakers: readonly string[] = [],
): Query {
  const question = spelledOut(written.replace(listNumber, ''));
  const asked = askedSpeakers(question, speakers);
  const said = withoutCourtesy(without(asked, question));
  const unnamed = topicsOf(said.replace(leadIn, ' ')) ?? topicsOf(said);
  // Who is asked for is not looked for in what is said, unless nothing else is.
  const isTheirs = asked.length > 0 && (unnamed ?? []).every(({ word }) => asking.test(word));
  const named = weighed(isTheirs || unnamed?.length === 0 ? topicsOf(question) : unnamed, question);
  const own = isTheirs ? [] : named;
  const isShort = own === undefined ? ofThat.test(question) : own.length <= fewWords;
  const isBrief = question.trim().split(/\s+/).length <= briefWords;
  const before =
    isShort && ((own?.length === 0 && isBrief) || pointsBack.test(question.replace(germanArticle, ' ')))
      ? topicsBefore(earlier, speakers)
      : [];
  const known = new Set(own?.map((one) => one.stem));
  const lent = before.filter((one) => !known.has(one.stem));
  const weight = known.size === 0 ? 1 : earlierWeight;
  const isAllOfTheirs = isTheirs && lent.length === 0;
  // `And why does she think so?` asks for the words of whom the question before named.
  const spoken =
    asked.length === 0 && lent.length > 0 && somebody.test(question) ? askedBefore(earlier, speakers) : asked;
  return {
    sought: [...((isAllOfTheirs ? named : own) ?? []), ...lent.map((one) => ({ ...one, weight }))],
    question,
    kind: kindOf(question),
    speakers: [...new Set(spoken.map(({ name }) => name))],
    ...(isAllOfTheirs ? { whole: asking.test(said) ? 'asked' : 'said' } : {}),
    strangers: speakers.length > 0 ? strangersIn(said) : [],
    isWhole: lent.length === 0 && topicsOf(said) === undefined,
    leansOnEarlier: lent.length > 0,
  };
}

/** What is typed in haste, and how it is spelled. */
const shorthand: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(how) 2(?= (?!people|men|women|children|guys)\p{L}+(?<!s) )/giu, '$1 to'],
  [/(?<=(?<!\p{L})(?:do|can|did|if|would|should|will|could|are|r) )u(?= )/gu, 'you'],
  [/(?<=(?<!\p{L})(?:how|why|where|when|what) )r(?= (?:u|you|the|they|these|those) )/gu, 'are'],
  [/(?<!\S)pl[sz](?=[\s?.!]|$)/gu, 'please'],
  [/(?<!\S)abt(?=\s)/gu, 'about'],
  [/(?<!\S)cuz(?=\s)/gu, 'because'],
  [/(?<!\S)thx(?=[\s?.!]|$)/gu, 'thanks'],
  [
    /(?<!\S)temp(?=[\s?.!]|$)(?! (?:agency|agencies|variables?|files?|folder|directory|workers?|jobs?))/gu,
    'temperature',
  ],
];

/** Words of other languages in which a temp or a u is something else. */
const isForeign = /(?<!\p{L})(?:de|du|le|la|les|el|los|wie|was|der|die|das|het|een|hoeveel|combien|où|qué)(?!\p{L})/iu;

/** `whats`, `isnt`, `dont` and what is typed in haste, as they are spelled. */
function spelledOut(question: string): string {
  const spelled = isForeign.test(question)
    ? question
    : shorthand.reduce((text, [hasty, whole]) => text.replace(hasty, whole), question);
  return spelled
    .replace(/(?<!\p{L})(what|where|how|who|when|why|there|that)s(?= (?!\W*$))/giu, "$1's")
    .replace(/(?<!\p{L})(is|are|was|were|do|does|did|has|have|had|ca|could|would|should|wo)nt(?!\p{L})/giu, "$1n't")
    .replace(
      /^(\W*)(i)(m|ve)(?= (?:a|an|the|new|not|just|trying|looking|using|having|got|been|never|only)(?!\p{L}))/iu,
      "$1$2'$3",
    );
}

/** The names before a verb of speaking: `What did Zoe say …` */
function strangersIn(question: string): string[] {
  const [, english = '', , german = ''] = subject.exec(question) ?? [];
  return (english || german).match(/\p{Lu}\p{Ll}[\p{L}\p{M}’'-]*(?<!['’]s)/gu) ?? [];
}

/** The words of a text that can be looked for, each stem once; undefined where they ask about the whole video. */
export function topicsOf(text: string): Sought[] | undefined {
  const sought = new Map<string, Sought>();
  const inEnglish = isEnglish(text);
  let asksForWhole = wholeForms.test(text);
  let previous = '';
  const words = wordsOfText(asWhole(text).replace(howMuch, ' ')).map((word) => word.text);
  const all = words.map((word) => fold(bareWord(word)));
  for (const [at, written] of words.entries()) {
    const bare = bareWord(written);
    const folded = fold(bare);
    if (ofTheWhole.has(folded)) asksForWhole = true;
    const isThing = alsoThings.has(folded) && article.test(previous);
    previous = written;
    if (bare === '' || isTopicless(bare, inEnglish) || ofTheWhole.has(folded) || (framing.has(folded) && !isThing))
      continue;
    const word = written.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    const key = stem(bare);
    if (sought.has(key)) continue;
    const begun = expressionsFrom(folded).filter((one) => goesOn(one, at, all));
    sought.set(key, { word, folded, stem: key, expressions: begun.map(({ entry }) => entry), weight: 1 });
  }
  const topics = [...sought.values()];
  const isVague = topics.every(({ folded }) => alsoOfTheWhole.has(folded));
  return isVague && (asksForWhole || (topics.length > 0 && !asksOfThing.test(text) && !ofSomething.test(text)))
    ? undefined
    : topics;
}

/** A text that asks for the whole, without what the talk is called and how briefly it is to be told. */
function asWhole(text: string): string {
  const asked = text.replace(wholeForms, ' about ');
  const left = asked.replace(howBrief, (brief, at: number) => {
    const isLast = !/\p{L}/u.test(asked.slice(at + brief.length));
    return ofTheWholeIn(isLast ? asked : asked.replace(brief, ' ')) ? ' points ' : brief;
  });
  return ofTheWholeIn(left) ? left.replace(theTalk, ' video') : left;
}

function ofTheWholeIn(text: string): boolean {
  return wordsOfText(text).some((word) => ofTheWhole.has(fold(bareWord(word.text))));
}

/** The words for who speaks, and on what occasion, weigh less, where others are asked for too. */
function weighed(topics: Sought[] | undefined, question: string): Sought[] | undefined {
  const [, english = '', verb = '', german = ''] = subject.exec(question) ?? [];
  const [clause = '', around = ''] = occasion.exec(question) ?? [];
  const main = stemsOf(question.slice(0, question.length - clause.length));
  const speaking = stemsOf(english || german);
  const about = stemsOf(around).difference(main);
  const saying = stemsOf(verb);
  const theirs = stemsOf(ofEverybody.exec(question)?.[0] ?? '');
  const weightOf = ({ stem }: Sought) =>
    saying.has(stem) || theirs.has(stem) || (speaking.has(stem) && everybody.has(stem))
      ? 0
      : speaking.has(stem)
        ? speakerWeight
        : about.has(stem)
          ? occasionWeight
          : 1;
  const left = topics?.filter((one) => weightOf(one) > 0);
  if (!topics || !left || left.length === 0) return topics;
  return left.some((one) => weightOf(one) === 1) ? left.map((one) => ({ ...one, weight: weightOf(one) })) : left;
}

function stemsOf(text: string): Set<string> {
  return new Set(topicsOf(text)?.map(({ stem }) => stem));
}

/** A question without the names of whose words it asks for. */
function without(asked: readonly { from: number; to: number }[], question: string): string {
  return asked.reduce((text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to), question);
}

/** Who alone was asked for by the question before. */
function askedBefore(earlier: readonly { question: string }[], speakers: readonly string[]) {
  const asked = askedSpeakers(earlier.at(-1)?.question ?? '', speakers);
  return asked.length === 1 ? asked : [];
}

/** The words of the last earlier question that had some. */
function topicsBefore(earlier: readonly { question: string }[], speakers: readonly string[]): Sought[] {
  for (const { question: written } of earlier.toReversed()) {
    const question = spelledOut(written);
    const topics = topicsOf(without(askedSpeakers(question, speakers), question)) ?? [];
    if (topics.length > 0) return topics;
  }
  return [];
}
