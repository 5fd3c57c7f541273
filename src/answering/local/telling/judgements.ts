import { turnsAway } from '../../spoken/leaning.ts';
import { fluencyOf, type Spoken } from '../../spoken/passages.ts';
import { stem } from '../../spoken/stem.ts';
import type { Wording } from '../../wording.ts';
import type { Query } from '../question/query.ts';
import { quoteAt } from '../quoting/quote.ts';
import { leadOf } from './answer-pieces.ts';
import type { Piece } from './compose.ts';
import { isAboutTheWhole, isOfTheWhole, mainPart } from './subject.ts';

type Side = 'for' | 'against';

/** What asks what speaks for something, and against it. */
const asking: Record<Side, RegExp> = {
  for: /(?<!\p{L})(?:pros?(?= (?:and|or|&|of)|\W*$)|(?<!dis)advantages?|benefits?|upsides?|strengths?|strong points?|ups|plus points?|good (?:things?|sides?|points?|and bad|about)|(?:great|nice) about|what (?:do|does|did) (?:\p{L}+ ){1,4}?(?:(?<!(?:look|feel|sound|taste|smell|seem|be) )like|love|enjoy)|what (?:\p{L}+ )?(?:likes?|loves?|liked|loved)|vor-? ?(?:und|&) nachteile?|(?<!\p{L})vorteile?|(?:hat|haben|gefällt|gefallen) .*gefallen|stärken)(?!\p{L})/iu,
  against:
    /(?<!\p{L})(?:cons|contra|disadvantages?|drawbacks?|downsides?|weakness(?:es)?|weak points?|what (?:can(?:['’]?t| ?not)|does(?:n['’]?t| not)) (?:it|this|they|that) do|bad (?:things?|sides?|points?|about)|good and bad|downs|dislikes?|disliked|hates?|hated|complain\p{L}*|limitations?|shortcomings?|criticisms?|what (?:do|does|did) (?:\p{L}+ ){1,4}?not (?:like|love|enjoy)|what (?:do|does|did)n['’]?t (?:\p{L}+ ){1,3}?(?:like|love|enjoy)|nachteile?|schwächen|nicht gefallen|stört\p{L}*|gestört)(?!\p{L})/iu,
};
const negated = /(?<!\p{L})(?:not|n['’]?t|\p{L}+n['’]?t|dont|didnt|doesnt|nicht)(?!\p{L})/iu;
/** What opens a part of the talk in which one side is told. */
const opening: Record<Side, RegExp> = {
  for: /(?<!\p{L})(?:what (?:i|we) (?:\p{L}+ )?(?:like|love|enjoy)d?|(?:thing|part|bit)s? (?:that )?(?:i|we) (?:\p{L}+ )?(?:like|love|enjoy)d?|(?:the|some|on the) (?:pros|good (?:side|news|things?|stuff|points?|bits?)|positives?|advantages?|upsides?|plus(?:es)?)|was (?:mir|uns) (?:\p{L}+ )?(?:gefällt|gefallen)|vorteile?)(?!\p{L})/iu,
  against:
    /(?<!\p{L})(?:what (?:don['’]?t|didn['’]?t|do|did) (?:i|we)(?: not)? (?:like|love|enjoy)|what (?:i|we) (?:don['’]?t|didn['’]?t|do not|did not|dislike|hate)d?(?: like| love)?|(?:thing|part|bit)s? (?:that )?(?:i|we) (?:don['’]?t|didn['’]?t|dislike|hate)|what (?:it|this|he|she|they) can(?:['’]?t| ?not) do|(?:the|some|on the) (?:cons|bad (?:side|news|things?|stuff|points?|bits?)|negatives?|disadvantages?|downsides?|drawbacks?|weakness(?:es)?|limits|limitations)|was (?:mir|uns) nicht (?:gefällt|gefallen)|nachteile?)(?!\p{L})/iu,
};
const said: Record<Side, RegExp> = {
  for: /(?<!\p{L})(?:(?:i|we) (?:\p{L}+ )?(?:love|enjoy|adore)d?|i(?: really| do| quite)? liked?(?! to| a)|works? (?:really |very |surprisingly |perfectly )?(?:well|great|beautifully)|impress\p{L}*|excellent|fantastic|brilliant|wonderful|advantages?|benefits?|upside|a plus|big plus|i['’]d (?:buy|get) (?:it|one) again|gefällt mir|super|klasse|vorteil)(?!\p{L})/iu,
  against:
    /(?<!\p{L})(?:(?:don['’]?t|didn['’]?t|do not|did not) (?:really )?(?:like|love|enjoy)|hated?|annoy\p{L}*|disappoint\p{L}*|frustrat\p{L}*|downsides?|drawbacks?|disadvantages?|fiddly|jams|a pain|my only complaint|complaints?|i wish (?:it|they|there)|wouldn['’]t go back|the (?:only )?(?:problem|catch|trouble) (?:is|with)|one point off|(?:way |far |just |a bit )too \p{L}+|nervt|stört|leider|nachteil)(?!\p{L})/iu,
};
/** Within an opened part, what names the next thing: `The brakes.`, `And then there's the display.` */
const naming =
  /^\W*(?:(?:and|then|also|next|oh|okay|und|dann)[, ]+)*(?:there(?:['’]s| is| are)|the|my|its|another|number|secondly?|third(?:ly)?|finally|it (?:gets|is|has|can)|there['’]s no|die|der|das|auch)(?!\p{L})/iu;
const mostOfName = 7;
/** What tells of a thing itself opens no part: `That's the thing I love most.` */
const pointing =
  /(?<!\p{L})(?:that|this|it|das)(?:['’]s| is| was| ist)(?: \p{L}+)? (?:the|one) (?:thing|part|bit)(?!\p{L})/iu;
/** With which a part ends. */
const turningRound = /^\W*(?:but|however|aber|allerdings)(?!\p{L})/iu;
/** An opened part has at most so many sentences. */
const mostOpened = 16;
const mostTold = 4;
const toldQuote = { enough: 12, most: 40 };
const fewestWords = 6;

const verdictAsked =
  /(?<!\p{L})(?:recommend(?:ed|s)?|worth (?:it|the|buying|a)|verdict|(?:final |overall )?conclusion|bottom line|any good|(?:should (?:i|we|you|one|people|beginners?)|who should) (?:buy|get|pick|choose|go|visit|watch|see)|would (?:you|he|she|they|i) (?:buy|get|recommend|go back|come back|do it again)|happy with|satisfied|empf(?:ie|eh)hl\p{L}*|lohnt|fazit|zufrieden)(?!\p{L})/iu;
const verdictSaid =
  /(?<!\p{L})(?:would(?:n['’]t)? (?:i |you |we )?(?:buy|recommend|get|go back|come back|do it again|choose)|i['’]d (?:buy|recommend|get|go back|come back|choose|skip)|verdict|worth (?:it|the|every|buying)|(?:i|we)(?: can| do| would)?(?: really| not| never)? recommend|out of (?:five|ten|5|10)|\d stars|stars|in a heartbeat|makes? (?:more |no )sense|mein fazit|lohnt sich|empfehle|würde ich (?:wieder|nicht))(?!\p{L})/iu;
/** How good a thing is found to be, in points. */
const ofScore = /^(?:final|points?|scores?|marks?|ratings?|stars?|ten|five|endgultig\p{L}*|punkte?n?|sterne?n?)$/u;
const mostOfVerdict = 2;
/** Who asks for whom each of several things is: `Who should buy which?`, and how that is told. */
const asksForWhom =
  /(?<!\p{L})(?:who should (?:buy|get|pick|choose)|which (?:one )?(?:should|would|do) (?:i|we|you|one|people|beginners?) (?:buy|get|pick|choose|recommend)|which (?:one |of (?:them|these|the \p{L}+) )?is (?:the )?(?:best|better|right)(?: one)? for|welche[rsn]? (?:soll|würd)\p{L}*)(?!\p{L})/iu;
const advised =
  /(?<!\p{L})(?:if you|for (?:beginners?|anyone|anybody|people|someone|somebody)).{3,200}(?<!\p{L})(?:buy|get|take|go (?:for|with)|choose|pick|(?:it|that)(?:['’]s| is)) (?:yourself )?(?:it|the|this|that|one)(?!\p{L})|(?<!\p{L})(?:buy|get|take|choose|pick) (?:it|this|that|one|the \p{L}+(?: \p{L}+)?),? (?:only )?if you(?!\p{L})|(?<!\p{L})wenn (?:du|ihr|sie|man) .{3,200}(?:nimm|nehmt|kauf\p{L}*)(?!\p{L})/iu;
const mostAdvised = 4;
const fewestAdvised = 2;

/** What a question asks that wants to know whether a thing is any good: what its speaker says of that at last, in order. */
export function verdictOn(query: Query, spoken: Spoken, titled: ReadonlySet<string>, wording: Wording): Piece[] {
  const { question, speakers } = query;
  const ofThing = { ...query, sought: query.sought.filter(({ folded }) => !ofScore.test(folded)) };
  if (
    !(verdictAsked.test(question) || asksForWhom.test(question)) ||
    speakers.length > 0 ||
    !isAboutTheWhole(ofThing, spoken, titled)
  )
    return [];
  const placesOfSaid = (pattern: RegExp) =>
    [...spoken.sentences.keys()].filter((at) => pattern.test(spoken.sentences[at]?.text ?? ''));
  const advice = asksForWhom.test(question) ? placesOfSaid(advised).slice(-mostAdvised) : [];
  const places = advice.length >= fewestAdvised ? advice : placesOfSaid(verdictSaid).slice(-mostOfVerdict);
  const quotes = places.map((place) => quoteAt(place, spoken, { ...toldQuote, decides: true }));
  return quotes
    .filter(({ from }, at) => from >= (quotes[at - 1]?.to ?? 0))
    .map((quote, at): Piece => {
      const lead = at === 0 ? leadOf('yesNo', spoken.by[quote.from], wording) : '';
      return { lead, quote, form: at === 0 ? 'sentence' : 'item' };
    });
}

/** Which sides a question asks for; none where it asks for no judgement. */
export function sidesAsked(question: string): Side[] {
  const isAgainst = asking.against.test(question) || (asking.for.test(question) && negated.test(question));
  const isFor = asking.for.test(question) && !negated.test(question);
  return [...(isFor ? (['for'] as const) : []), ...(isAgainst ? (['against'] as const) : [])];
}

/** What is said for and against what the whole talk is about, in order; nothing where a question asks for something else. */
export function judgementsOn(
  { question, sought, speakers }: Query,
  spoken: Spoken,
  titled: ReadonlySet<string>,
  wording: Wording,
): Piece[] {
  const sides = sidesAsked(question);
  if (sides.length === 0 || speakers.length > 0) return [];
  const words = [...(asking.for.exec(question) ?? []), ...(asking.against.exec(question) ?? [])];
  const asked = new Set(words.flatMap((text) => text.split(/[\s-]+/).map(stem)));
  if (!sought.every((one) => asked.has(one.stem) || isOfTheWhole(one.stem, spoken, titled, mainPart))) return [];
  return sides.flatMap((side): Piece[] => {
    const quotes = placesOf(side, spoken).map((place) => quoteAt(place, spoken, { ...toldQuote, asking: true }));
    const apart = quotes.filter((quote, at) => quotes.slice(0, at).every((one) => quote.from >= one.to));
    if (apart.length === 0) return [];
    return [{ heading: wording.judged[side] }, ...apart.map((quote): Piece => ({ lead: '', quote, form: 'item' }))];
  });
}

/** The sentences that tell one side: those of a part that is opened for it, then others; places in order. */
function placesOf(side: Side, spoken: Spoken): number[] {
  const { sentences } = spoken;
  const other: Side = side === 'for' ? 'against' : 'for';
  const isOpening = (at: number, which: Side) => opening[which].test(sentences[at]?.text ?? '');
  const opened: number[] = [];
  for (let at = 0; at < sentences.length; at += 1) {
    if (!isOpening(at, side) || pointing.test(sentences[at]?.text ?? '') || (side === 'for' && isOpening(at, other)))
      continue;
    const named: number[] = [];
    for (let next = at + 1; next <= at + mostOpened && next < sentences.length; next += 1) {
      const { text = '', from = 0, to = 0 } = sentences[next] ?? {};
      if (isOpening(next, other) || isOpening(next, side) || turnsAway(text) || turningRound.test(text)) break;
      if (to - from <= mostOfName && naming.test(text) && sentences[next]?.question === false) named.push(next);
    }
    const [first = at + 2] = named;
    // What merely opens the part is told with what it says first.
    opened.push(...(first === at + 1 ? [] : [at]), ...named);
  }
  const others = [...sentences.keys()].filter((at) => {
    const { text = '', from = 0, to = 0, question } = sentences[at] ?? {};
    return to - from >= fewestWords && !question && said[side].test(text) && fluencyOf(at, spoken) > 0.5;
  });
  return [...new Set([...opened.slice(0, mostTold), ...others])].slice(0, mostTold).sort((one, two) => one - two);
}
