import { isFunctionWord } from '../../../transcripts/language/function-words.ts';
import { bareWord } from '../../../transcripts/language/terms.ts';
import { isFiller } from '../../hesitations.ts';
import type { Spoken } from '../../spoken/passages.ts';
import type { Query } from '../question/query.ts';

/** Whether a question asks what was decided, or whether something was. */
const asking =
  /(?<!\p{L})(?:decid\p{L}*|decisions?|agree(?:d|ment)?|vot(?:e|ed) (?:on|about|for|to)|approv\p{L}*|outcome|did (?:they|we|you) (?:all )?(?:choose|pick|settle (?:on|for)|go (?:with|for))|resol(?:ve|ved|ution)|beschl(?:oss|ie)\p{L}*|beschluss|entschieden|entscheidung|einig\p{L}*|abgestimmt)(?!\p{L})/iu;
/** What asks how it stands now: `Are dogs banned now?` */
const asksStanding =
  /(?<!\p{L})(?:now|from now on|still|allowed|permitted|banned|forbidden|going to (?:be|happen|get)|will (?:there|they|we|it|the)|erlaubt|verboten|künftig|jetzt|noch)(?!\p{L})/iu;
/** With which something is decided, and what is proposed for it. */
const settled =
  /(?<!\p{L})(?:motion (?:carries|carried|passes|passed|fails|failed|is)|(?:is |are |was |stand |stands )(?:carried|approved|adopted|rejected|settled|agreed|decided|postponed)|unanimous(?:ly)?|(?:we|they|the \p{L}+)(?:['’]ve| have|['’]re| are)? (?:all )?(?:decided|agreed|voted|settled|approved)|put (?:it|this|that|them) off|postponed? (?:it|this|that|them|until)|comes? back (?:in|to us)|we(?:['’]ll| will) (?:vote|decide|take (?:it|this|that) up) (?:on (?:it|this|that) )?(?:at|in|on|next)|(?:\p{L}+|\d+) to (?:\p{L}+|\d+),? (?:with )?\p{L}+ (?:opposed|against|abstaining|dissenting)|turned? (?:it|this|that) down|(?:then|so|okay|alright|fine),? (?:let['’]s|we(?:['’]ll| will)|that(?:['’]s| is) (?:it|settled|agreed|decided))|let['’]s (?:say|go with|do|try|leave it|keep|settle)|(?:all )?in favou?r\?|angenommen|abgelehnt|beschlossen|einstimmig|vertagt|verschoben|einigen wir uns|dann machen wir|(?:yes|yeah|okay|ok|good|fine|right|alright),? (?:so |then )?i(?:['’]d|['’]ll| would| will) (?:go|stick) with|(?:do not|don['’]t) (?:want to|wanna|have to) decide|we(?:['’]ll| will| can)? (?:then )?decide (?:it |that |this )?(?:next|on|tomorrow|later|in|at|by|when|once)|(?:ja|gut|okay),? (?:dann )?nehmen wir)(?!\p{L})/iu;
/** With which those who talk decide something of their own, whatever it is about. */
const doubtless =
  /(?<!\p{L})(?:motion (?:carries|carried|passes|passed|fails|failed|is (?:carried|adopted|approved|rejected))|(?:it|that|this)(?:['’]s| is) (?:then |now |therefore )?(?:decided|settled|agreed|approved|adopted|carried)|(?<!(?:if|when|whether|until|unless|had|as|thought|think|that) )we(?:['’]ve| have|['’]re| are)? (?:all |now |just )?(?:decided|agreed|voted|settled on)|unanimous(?:ly)?|(?:we(?:['’]ll| will)? |let['’]s )(?:postpone|put off) (?:it|this|that|them|the \p{L}+)|we(?:['’]ll| will) (?:vote|decide) (?:on (?:it|this|that) )?(?:at|in|next) (?:the |our )?(?:\p{L}+ )?(?:meeting|session|month|week|january|february|march|april|may|june|july|august|september|october|november|december)|(?:einstimmig|hiermit|damit ist das|ist damit|wir haben) (?:\p{L}+ ){0,6}(?:angenommen|abgelehnt|beschlossen|vereinbart|entschieden)|einigen wir uns|vertagen wir)(?!\p{L})/iu;
/** And where several talk to one another. */
const together =
  /(?<!\p{L})let['’]s (?:go (?:with|for)|move ahead with|stick (?:with|to)|settle (?:on|for)|leave (?:it|that) (?:at|to|until|for))(?!\p{L})/iu;
/** What was decided another time, or was not. */
const longAgo =
  /(?<!\p{L})(?:never|(?:in|since|back in) (?:19|20)\d\d|(?:last|that) (?:year|time|month|week|meeting|day)|ago|earlier|before that|already|back then|at (?:the|that) time|originally|n['’]t|not (?:decided|agreed))(?!\p{L})/iu;
/** What is not yet decided: `If we've agreed, …` */
const open =
  /^\W*(?:(?:so|and|but|now|okay|ok|well)[, ]+)*(?:if|unless|whether|suppose|imagine|falls|wenn)(?!\p{L})|(?<!\p{L})let['’]s (?:say|assume|suppose|pretend)(?!\p{L})/iu;
/** `Okay, so no answering service.` */
const declined =
  /^\W*(?:(?:okay|ok|good|right|alright|fine|gut)[, ]+)*(?:so|then|also|dann),? (?:no (?!one|body|idea|problem|worries|doubt|matter|wonder|need|question|way|more questions|reason|offen[cs]e|surprise|point|chance|pressure|rush|hurry|big deal|thanks|sooner|longer)|keine?[nrs]? (?!\p{L}*(?:ahnung|problem|frage|sorge)))\p{L}+(?: \p{L}+){0,3}[.!]?$/iu;
/** What only ends the talk, or puts off talking: `Then let's stop here.` */
const adjourning =
  /(?<!\p{L})(?:let['’]s|let us|we(?:['’]ll| will| can)) (?:just |all |now )?(?:stop|finish|end|break|wrap|talk|discuss|see|hear|meet|speak|look at|start|begin|move on|go on|come back|continue|leave it (?:there|at that))(?!\p{L})/iu;
/** Whether all agree to what was just said: `Does anybody object?` */
const asksConsent =
  /(?<!\p{L})(?:(?:does|do|would) any(?:body|one) (?:object|disagree|mind)|(?:is )?any(?:body|one) (?:against|opposed)(?: to)?(?: (?:it|that|this))?\?|any objections?|(?:all )?in favou?r\?|(?<=^\W*)(?:are we |all |everybody |everyone )?agreed\?|(?:is )?(?:everybody|everyone)(?:['’]s)? (?:okay|ok|happy|fine|good) with (?:that|this|it)|(?:are )?we(?:['’]re)? (?:all )?(?:agreed|happy|okay|ok|fine|good)(?: (?:with|on) (?:that|this|it))?\?|(?:hat jemand|gibt es|irgendwelche|keine) (?:etwas dagegen|einwände)|(?:alle|jeder) einverstanden)(?!\p{L})/iu;
/** `So, we meet on Tuesday.` */
const summingUp = /^\W*(?:(?:good|great|okay|ok|right|gut)[,. ]+)*(?:so|then|also|dann)(?!\p{L})/iu;
const mostToConsent = 3;
/** What says but that it is so; what that is comes next. */
const pointing = /(?<!\p{L})(?:do|keep|leave|say|try|settle|take) (?:that|it|this|so)\W*$/iu;
const proposed =
  /(?<!\p{L})(?:(?:i|we) (?:move|propose|suggest|recommend|would suggest) (?:that|we|to)|i(?:['’]d| would) (?:suggest|propose|go with)|we (?:should|could) (?:go with|take|use|do|try)|ich (?:schlage|beantrage)|wir sollten)(?!\p{L})/iu;
/** With which something else comes up. */
const nextItem =
  /^\W*(?:(?:okay|right|so|now|and|then|well|good|um|uh|uhm|er|äh|ähm|gut|dann)[,.]* )*(?:item|agenda|next (?:item|point|topic|on|one|up|thing|is|comes)|next(?=,)|(?:first|second|third|fourth|fifth|last|final|another|other|one (?:more|other|last|final)) (?:(?:thing|point|item|topic)(?=\W*$|[.,:]| (?:is|was|on|about|from)(?!\p{L}))|one(?=[.,:]))|one (?:more|last) from|just quickly|anything else|any other (?:business|points|items|questions)|moving on|let['’]s move on|any questions from|(?:nächster |nächstes |letzter |letztes )?(?:punkt|thema)|tagesordnungspunkt|noch (?:etwas|was|jemand|eins|eine sache)(?=[.,:?])|sonst noch)(?!\p{L})/iu;
/** What announces the next item by its name: `Right, um, launch date.`; none of it agrees to something. */
const announcing = /^(?:right|okay|ok|now|so|alright|next|gut|so|nun)[,.]*$/iu;
const agreeing =
  /^(?:sounds|good|great|fair|enough|fine|sure|thanks|thank|cool|perfect|nice|agreed|done|exactly|sense|true|wow|sorry|lovely|excellent|quick|quickly|question|minutes?|seconds?|break|wait|stop|please|everyone|everybody|guys|no|not|yes|super|danke|prima|klar|genau|gerne?|passt)$/iu;
const wordsOfName = { least: 2, most: 3 };
/** It is decided within so many words of where it was named last. */
const mostAfter = 220;
const mostTold = 3;
/** Sentences that settle the same thing are so near to one another. */
const mostBetween = 3;
const deciding = /^(?:decid|agre|settl|vot|take|let)/u;
/** `It is decided.` says not what. */
const fewestOfDecision = 4;

export function asksDecision({ question, kind }: Pick<Query, 'question' | 'kind'>): boolean {
  return asking.test(question) || (kind === 'yesNo' && asksStanding.test(question));
}

/**
 * The sentences about a place in which something is proposed and decided, up to where something else comes up: places in order,
 * the last ones; none where nothing is decided.
 *
 * @param to where what is asked for is named last; excluded
 */
export function decisionsAbout(place: number, to: number, spoken: Spoken): number[] {
  const { sentences } = spoken;
  const limit = (sentences[Math.max(place, to - 1)]?.to ?? 0) + mostAfter;
  const places: number[] = [];
  let isSettled = false;
  for (let at = place; at < sentences.length; at += 1) {
    const { text = '', from = 0 } = sentences[at] ?? {};
    if (from > limit || (at > place && isNextItem(text, spoken.tongue))) break;
    const agreed = asksConsent.test(text) ? agreedTo(at, spoken) : settles(text) ? at : -1;
    if (agreed >= place) isSettled = true;
    if (agreed >= place) places.push(agreed);
    else if (proposed.test(text)) places.push(at);
  }
  return isSettled ? [...new Set(places)].slice(-mostTold) : [];
}

const carried = /(?<!\p{L})(?:carries|carried|passes|passed|unanimous(?:ly)?)(?!\p{L})/iu;

/** Every decision of a talk of which its words leave no doubt, in order: of sentences that settle one thing, the one that says most. */
export function decisionsIn(spoken: Spoken): number[] {
  const decisions: Settled[][] = [];
  for (const [at, { text }] of spoken.sentences.entries()) {
    const isConsent = asksConsent.test(text);
    const place = isConsent
      ? agreedTo(at, spoken)
      : ((carried.test(text) ? motionBefore(at, spoken) : undefined) ?? at);
    const settlesIt = doubtless.test(text) || (spoken.speakers.length > 1 && together.test(text));
    if (place < 0 || !(isConsent || settlesIt) || open.test(text) || longAgo.test(text)) continue;
    const settled = { place, words: wordsOf(place, isConsent ? at : place + 1, spoken) };
    const last = decisions.at(-1);
    if (last?.some((other) => isOfOneThing(place, other.place, spoken))) last.push(settled);
    else decisions.push([settled]);
  }
  return decisions.flatMap((settled) => {
    const [best] = settled.toSorted((one, other) => other.words - one.words);
    return best && best.words >= fewestOfDecision ? [best.place] : [];
  });
}

interface Settled {
  place: number;
  /** How many words say what it is. */
  words: number;
}

/** Words of the sentences from one to another (excluded), without questions. */
function wordsOf(from: number, to: number, { sentences, meant }: Spoken): number {
  const places = Array.from({ length: Math.max(1, to - from) }, (_, at) => from + at);
  return places.reduce((sum, at) => sum + (sentences[at]?.question ? 0 : (meant[at] ?? 0)), 0);
}

/** Whether two sentences settle the same thing: near to one another, with a word in common, or one of them says not what. */
function isOfOneThing(place: number, other: number, { stems, meant }: Spoken): boolean {
  if (place - other > mostBetween) return false;
  if (place === other) return true;
  const isBare = [place, other].some((one) => (meant[one] ?? 0) < fewestOfDecision);
  return isBare || (stems[place] ?? []).some((key) => !deciding.test(key) && stems[other]?.includes(key));
}

/** What is moved in words, and where what somebody has just asked for is taken as a motion. */
const moved =
  /(?<!\p{L})(?:(?:the )?motion(?:['’]s| is| would be) to|(?:i|we)(?:['’]d| would)? (?:like to )?(?:move|propose) (?:that|to|we)|moved (?:that|to))(?!\p{L})/iu;
const takenAsMotion = /(?<!\p{L})(?:take|treat|hear|call) (?:that|it|this) (?:as|for|to be)? ?a motion(?!\p{L})/iu;
const wanting =
  /(?<!\p{L})(?:i(?:['’]d| would) (?:like|want|propose|suggest|recommend)|i (?:want|propose|suggest|recommend)|we should)(?!\p{L})/iu;
/** A vote is taken within so many sentences of its motion. */
const mostToMotion = 6;
/** And who moves it has spoken within so many before. */
const mostOfMover = 5;

/** The motion on which a vote is taken shortly after it; undefined where none is heard. */
function motionBefore(place: number, { sentences, by, meant }: Spoken): number | undefined {
  for (let at = place; at >= Math.max(0, place - mostToMotion); at -= 1) {
    const text = sentences[at]?.text ?? '';
    if (moved.test(text)) return at;
    if (!takenAsMotion.test(text)) continue;
    const speech = [];
    for (let back = at - 1; back >= Math.max(0, at - mostOfMover) && by[back] === by[at - 1]; back -= 1)
      speech.push(back);
    return (
      speech.find((one) => wanting.test(sentences[one]?.text ?? '')) ??
      speech.toSorted((one, other) => (meant[other] ?? 0) - (meant[one] ?? 0))[0]
    );
  }
  return undefined;
}

/** What all are asked to agree to: what is moved, or summed up shortly before, else what was said last. */
function agreedTo(place: number, spoken: Spoken): number {
  const { sentences, by } = spoken;
  const motion = motionBefore(place, spoken);
  if (motion !== undefined) return motion;
  for (let at = place - 1; at >= place - mostToConsent && by[at] === by[place]; at -= 1) {
    if (summingUp.test(sentences[at]?.text ?? '')) return at;
  }
  return place - 1;
}

/** Whether a decision says but that it is so, and what is decided comes next: `Okay, then let's do that.` */
export function pointsOn(text: string): boolean {
  return pointing.test(text);
}

function settles(text: string): boolean {
  return (settled.test(text) || declined.test(text)) && !adjourning.test(text);
}

/** Whether something else comes up with a sentence. */
function isNextItem(text: string, tongue: Spoken['tongue']): boolean {
  if (nextItem.test(text)) return true;
  const [first = '', ...name] = text.split(/\s+/).filter((word) => !isFiller(word, tongue));
  return (
    announcing.test(first) &&
    name.length >= wordsOfName.least &&
    name.length <= wordsOfName.most &&
    /^[^,?!]*\.$/u.test(name.join(' ')) &&
    name.map(bareWord).every((word) => !isFunctionWord(word) && !agreeing.test(word))
  );
}
