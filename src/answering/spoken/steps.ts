import { leadsIn, leans, tellsOfTelling, turnsAway } from './leaning.ts';
import type { Spoken } from './passages.ts';

/** With which a step begins: what it is for, or that now another one comes. */
const begins =
  /^\W*(?:(?:and|so|okay|now|then|but|also|alright|next|und|so|also|dann|jetzt)[, ]+)*(?:to \p{L}+|in order|let(?:['’]s| us)|if (?:you|(?:i|we) (?:want|need|wanted|would|had))|another (?:way|thing|option)|one way|first|next|finally|we(?:['’]ll| will|['’]re going)|i (?:want|need|would like)|i['’]d like|you can|how (?:do|to|can)|um zu|wenn (?:du|ihr|man|sie)|als nächstes|zuerst|zunächst)(?!\p{L})/iu;
/** `If I turn it, …` begins by itself, but nothing begins with it that goes on then. */
const beginsAlone = /^\W*(?:(?:and|so|okay|now|then|but|also)[, ]+)*if (?:i|we)(?!\p{L})/iu;
/** With which it goes on. */
const goesOn =
  /^\W*(?:and|then|so|now|but|here|from there|after that|once|when (?:i|you|we)|as (?:i|you|we)|in the|on the|at the|with (?:that|this|the|it)|i['’]?(?:ll| will|['’]m going to)|release|that|this|it|these|they|click|drag|press|und|dann|danach|jetzt|hier|das|im|mit)(?!\p{L})/iu;
/** With which another one begins, or the end of all. */
const turns =
  /^\W*(?:(?:and|so|okay|now|then|but|also|alright|und|so|also|dann)[, ]+)*(?:let(?:['’]s| us)|next|finally|another|one way|as you can see|now,? (?:we|i|you|that|if)|so now|i(?:['’]d| would| want| need)|one (?:more|last|other)|the (?:next|last|other)|when you['’]re (?:done|finished)|als nächstes|zum schluss|zuletzt|jetzt)(?!\p{L})/iu;
/** Where a step is made: what is opened, chosen or gone to. */
const opens =
  /\b(?:go(?:ing)? (?:up |over |down |back )*(?:to|into)|come (?:up |over |down )*to|open|choose|choosing|select|pick|take|menu|panel|tool|tab|icon|button|command|gehe?n? (?:zu|in|auf)|öffn\p{L}+|wähl\p{L}+|menü|werkzeug)\b/iu;
/** What says itself where a step is made. */
const goesThere = /(?<!\p{L})(?:(?:go(?:ing)?|come) (?:up |over |down |back )*(?:to|into)|open)(?!\p{L})/iu;
/** With which it is said what something else is for. */
const purpose =
  /^\W*(?:(?:and|so|now|but|also|or|plus|in fact|by the way)[, ]+)*(?:to \p{L}+|in order|if (?:you|(?:i|we) (?:want|need|wanted|would|had))|um zu|wenn (?:du|ihr|man|sie))(?!\p{L})/iu;
/** What is done in a step: told as an order, or as what the speaker does or lets the viewer do. */
const acts =
  /(?:^\W*|(?<!\p{L})(?:and|then|just|now|first|here|simply|next|please|i|you|we|i['’]ll|you['’]ll|we['’]ll|i['’]d|(?<!so (?:that )?)(?:you|we|i) can|you could|you need to|you have to|you want to|going to|gonna|let['’]s|let us|und|dann|jetzt|ich|du|wir|man)[, ]+)(?:(?:double|right|shift)[- ]|just |simply |also |now |then )?(?:(?:go|come)(?: (?:up|over|down|back|ahead|right))*(?: (?:to|into|and))|open|choose|select|pick|click|drag|press|hold|type|turn|set|put|push|pull|lift|cut|add|mix|stir|pour|heat|bake|fold|screw|unscrew|remove|release|paint|move|place|check|uncheck|name|rename|save|change|adjust|repeat|use|create|share|download|install|make|let go|bring|give|hit|close|copy|paste|take|wipe|rinse|measure|mark|drill|glue|enter|navigate|scroll|tap|resize|switch|undo|apply|slide|insert|plug|unplug|connect|attach|clip|tie|tighten|loosen|fit|hang|lay|spread|brush|rub|scrub|wash|dry|clean|drain|fill|empty|soak|peel|pop|undo|prise|pry|wrap|wiggle|grip|grab|shake|count|lower|draw|mash|mist|tip|tease|push|slice|light|wear|sweep|carry|swap|replace|chop|slice|grate|whisk|beat|knead|roll|sprinkle|season|boil|simmer|fry|roast|cover|leave|wait|rest|sand|saw|trim|bend|squeeze|pinch|sew|pin|iron|line|try|klick\p{L}*|drück\p{L}*|zieh\p{L}*|nehm\p{L}*|nimm\p{L}*|leg\p{L}*|stell\p{L}*|dreh\p{L}*|gib|geb\p{L}*|rühr\p{L}*|schneid\p{L}*)(?!\p{L})/iu;
/** With which a step is done: `Click OK.` */
const finishes =
  /(?<!\p{L})(?:click(?:ing)?(?: on)? (?:ok|okay|done|save|apply|finish|the (?:\p{L}+ )?(?:check ?mark|cross|x))|press(?:ing)? (?:the )?(?:enter|return)|(?:klick\p{L}*|drück\p{L}*)(?: \p{L}+)? auf (?:ok|fertig|speichern)|drück\p{L}*(?: die)? (?:enter|eingabetaste))(?!\p{L})/iu;
/** With which it goes on all the same. */
const follows = /^\W*(?:and )?(?:then|after that|und dann|dann|danach)(?!\p{L})/iu;
/** With which the last act of a step is told. */
const lastly = /^\W*(?:and |then |und |dann )?(?:finally|lastly|to finish|zum schluss|zuletzt)(?!\p{L})/iu;
/** How far before a sentence its step may begin: sentences, words; further where the sentence finishes it. */
const most = { sentences: 2, words: 32 };
const mostOfFinished = { sentences: 4, words: 64 };
/** The same, whatever it is that is done: `I'll soften it`, and not `I'll show you`. */
const actsSo =
  /(?<!\p{L})(?:(?:i|we)['’]ll|(?:and|then) (?:i|you|we)|(?:i|we)(?:['’]m|['’]re| am| are) (?:going to|gonna)|let['’]s) (?:(?:just|simply|also|now|then|first|always) )?(?!(?:show|talk|tell|explain|be|see|have|get|mention|cover|discuss|find|notice|need|want|learn|know|assume|say|look|think|like|can|could|will|would|should|may|might|must|do|don['’]t|did|didn['’]t|are|were|was|am|had|got|never|not|always|probably|come back)(?!\p{L}))\p{L}+/iu;
/** How many sentences between two acts of a step may tell none. */
const mostRemarks = 1;

/** Whether a sentence turns to another step, or looks back. */
export function isNextStep(place: number, { sentences }: Spoken): boolean {
  const { text = '' } = sentences[place] ?? {};
  return turns.test(text) || leadsIn(text);
}

/** Whether a sentence tells what to do. */
export function tellsAct(text: string): boolean {
  return acts.test(text) || actsSo.test(text) || follows.test(text);
}

/** Whether a step is done before a sentence: `Click OK.`, and no `Then …` follows. */
export function isFinishedBefore(place: number, { sentences }: Spoken): boolean {
  return finishes.test(sentences[place - 1]?.text ?? '') && !follows.test(sentences[place]?.text ?? '');
}

/** Whether a sentence says what a step is for: `To true a wheel, …`, `If you want to …` */
export function beginsStep(text: string): boolean {
  return begins.test(text);
}

/**
 * The last sentence of the step that goes on from a sentence: what is done there one after the other, with a remark between, up
 * to where it is finished, to another step, or to so many words from where the step begins.
 */
export function stepEnd(place: number, spoken: Spoken, begin: number, mostWords: number): number {
  const { sentences, by } = spoken;
  const first = sentences[begin]?.from ?? 0;
  let acted = tellsAct(sentences[place]?.text ?? '');
  let end = place;
  let remarks = 0;
  for (let at = place + 1; remarks <= mostRemarks; at += 1) {
    const { text = '', question = true, to = 0 } = sentences[at] ?? {};
    if (question || by[at] !== by[place] || turnsAway(text) || leadsIn(text) || to - first > mostWords) break;
    if (acted && (isNextStep(at, spoken) || purpose.test(text))) break;
    if (isFinishedBefore(end + 1, spoken)) break;
    if (!tellsAct(text)) {
      if (!tellsOfTelling(text)) remarks += 1;
      continue;
    }
    acted = true;
    end = at;
    remarks = 0;
  }
  return end;
}

/**
 * The sentence with which the step begins that goes on in a sentence: the one that says what it is for, or where it is made.
 * The sentence itself where it begins one.
 */
export function stepBegin(place: number, spoken: Spoken): number {
  const { sentences, words, by, meant } = spoken;
  const own = sentences[place];
  const isLast = own !== undefined && (lastly.test(own.text) || finishes.test(own.text));
  if (!own || own.question) return place;
  if ((begins.test(own.text) || beginsAlone.test(own.text)) && !lastly.test(own.text)) return place;
  const furthest = isLast ? mostOfFinished : most;
  let begin = place;
  for (let at = place - 1; at >= 0 && place - at <= furthest.sentences; at -= 1) {
    const sentence = sentences[at];
    const after = sentences[at + 1];
    if (!sentence || !after || sentence.question || by[at] !== by[place] || (meant[at] ?? 0) === 0) break;
    if (own.from - sentence.from > furthest.words || words[after.from]?.speaker) break;
    // What went before is another step where this one does not lean on it.
    if (!(goesOn.test(after.text) || leans(after.text) || (isLast && tellsAct(sentence.text)))) break;
    if (begins.test(sentence.text)) return at;
    if (isLast && isFinishedBefore(at + 1, spoken)) break;
    if ((isLast && tellsAct(sentence.text)) || (opens.test(sentence.text) && !goesThere.test(own.text))) begin = at;
  }
  return begin;
}
