import { matching, oneOf, wholly } from '../../../../transcripts/language/phrase-forms.ts';
import type { Sentence } from '../../../../transcripts/language/sentences.ts';
import type { Word } from '../../../../transcripts/language/words.ts';
import { type Casing, trimmed } from '../words/casing.ts';
import { danglers, leads, pointing } from '../words/clause-words.ts';
import { doingForm } from '../words/doing-form.ts';
import type { Sense } from '../words/senses.ts';
import type { Clause } from './clauses.ts';
import { spellPhrase } from './phrases.ts';

/** Words with which a question begins that may be kept as it is asked. */
const auxiliary =
  /^(?:is|are|was|were|will|would|can|could|should|does|did|do|has|have|had|isn't|aren't|doesn't|didn't|won't|can't|shouldn't)$/;
const wondering = /^(?:why|how|what|who|where|when|which)$/;

/** How hosts lead to what they ask about; what they ask about follows. */
const leading: readonly RegExp[] = [
  /^what(?:'s| is| are| was| were| would be) (?:some of )?(?:the|your|those|these) /,
  /^what (?:kinds?|sorts?|types?) of /,
  /^(?:do|did|does|can) you (?:see|have|find|feel|expect|foresee|remember|regret|support|oppose|buy|anticipate|envision) (?:any|a|an|the|some|much|that the) /,
  /^(?:do|did) you (?:worry|think|know|care|hear|learn)(?: much| a lot| anything)? about (?:the |any |this |your )?/,
  /^(?:is|are|was|were) there (?:any|a|an|some|really a|still a|still any|going to be a) /,
  /^(?:can|could|would|will) you (?:just |maybe |please |briefly )*(?:explain|describe|unpack|summarize|share|define|outline|discuss|address|detail) (?:to us |for us |to me |the |your |some of the )*/,
  matching(
    [
      '^(can|could|would|will) you (just |maybe |please |briefly )*(tell us|tell me|talk|speak|elaborate|expand|walk us|walk me|take us)( a (little )?bit| more| a little more)*( about| on| to| through| upon)( the| your| some of the| that)? ',
    ],
    'u',
  ),
  /^what (?:does|do|did|is|are|was|were) .{3,30} (?:say|tell us|mean) about (?:the )?/,
  /^how (?:big|important|significant|worried|concerned|serious|difficult|hard|surprised) (?:of )?(?:a |an )?(?:(?:deal|problem|threat) )?(?:is|are|was|were|about) (?:you (?:by|about) )?(?:the )?/,
  /^what (?:role|impact|effect|influence) (?:does|do|did|will|would) (?:the )?/,
];

/** After these a verb says what is asked about: "how did you get into …", "what made you leave …". */
const doings = matching(
  [
    `^${oneOf([
      '(how|why) (do|did|would|could|can|should) (you|we|people|they)( decide to| begin to| start to| want to| choose to| actually| first| go about)?',
      '(what|who) (made|got|led|drew|inspired|motivated|pushed|prompted|convinced) you (want )?(to )?',
      'do you (regret|remember|enjoy|miss|recommend)',
    ])} `,
  ],
  'u',
);

/** Verbs that ask for a view of what follows them. */
const viewing =
  /^(?:predict|expect|think|see|view|feel|assess|rate|judge|regard|imagine|foresee|believe|anticipate|envision|perceive)$/;

/** "Do you think …": a clause of its own follows. */
const thinking =
  /^(?:(?:do|did|don't) you (?:really |still |actually )?(?:think|believe|expect|feel like|suspect|worry|see|agree|fear)(?: that)?|are you (?:saying|worried|concerned|confident|surprised|afraid)(?: that)?) /;
const modal = /^(?:will|would|can|could|should|is|are|was|were|has|have|had|might|does|did)$/;

/** Words before which a question may be cut, and those before which a topic ends. */
const pausing = /^(?:because|when|while|if|given|since|considering|especially|but|so|after|before)$/;
const ending = wholly(
  [
    'because|when|while|if|given|since|which|but|so|as|that|who|where|than|like|considering',
    'especially|you|they|he|she|it|i|we|is|are|was|were|will|would|can|could|has|have',
  ],
  'u',
);
const trailing = matching([
  `( ${oneOf([
    'right now|at the moment|today|here|exactly|then|now|anyway|again|actually|really',
    'in your (mind|view|opinion)',
    'to you|for you|for us|in this country|these days|at this point|going forward|as well|too',
    'first|at all|so far|by now|yet|in the end|in general',
  ])})+$`,
]);
/** What says nothing before the thing that is asked about. */
const faint = matching(
  [
    `^(${oneOf([
      'main|biggest|first|key|most|important|best|sort|kind|of|one|a|an|the|your|any|really',
      'actually|big|real|current|latest|that|this|next|possible|idea|sense|feeling|thoughts?',
      'reaction|view|take|message|opinion|response|fact|question',
    ])} )+(on |of |about |to |for |that |the |a )*`,
  ],
  'u',
);

/** Before these a question word asks. */
const introducing = /^(?:is|was|ask|asking|wonder|wondering|about|question|curious)$/;
/** Subjects that are words of grammar. */
const subject = /^(?:the|a|an|we|there|our|all|any|every|people|anyone|anybody|some|most)$/;
/** Verbs with which a question goes on without another. */
const acting = /^(?:what's|who's|how's|where's|makes?|happens?|pays?|comes?|goes|wins?|needs?)$/;

/** A question says something of its own where one of its nouns is this rare. */
const leastRarity = 0.3;
const fewest = 2;
const most = 9;
const longest = 49;
/** Questions that begin later in a sentence than this many words are its afterthought. */
const farIn = 60;

/** What an English question is about, as a title would say it: the question itself cut short, or the topic within it. */
export function askedTopics(
  words: readonly Word[],
  senses: readonly Sense[],
  sentence: Sentence,
  casing: Casing,
): Clause[] {
  if (!sentence.question || words[sentence.from + 1]?.spaced === false) return [];
  const found = new Map<string, Clause>();
  const low = (at: number) =>
    trimmed(words[at]?.text ?? '')
      .toLowerCase()
      .replaceAll('’', "'");
  const last = Math.min(sentence.to, sentence.from + farIn);
  for (let at = sentence.from; at < last - 2; at++) if (opens(at)) asked(at);
  return [...found.values()];

  /** Whether a question may begin here: after punctuation, or after words that lead to one. */
  function opens(at: number): boolean {
    const isOpening = at === sentence.from || senses[at - 1]?.closes === true || leads.has(low(at - 1));
    if (auxiliary.test(low(at))) return isOpening;
    return (isOpening || introducing.test(low(at - 1))) && (wondering.test(low(at)) || low(at) === "what's");
  }

  function asked(from: number) {
    const limit = Math.min(sentence.to, from + 26);
    const text = `${Array.from({ length: limit - from }, (_, offset) => low(from + offset)).join(' ')} `;
    for (const lead of leading) {
      const match = lead.exec(text);
      if (match) topic(from + wordsIn(match[0]));
    }
    const doing = doings.exec(text);
    if (doing) deed(from + wordsIn(doing[0]));
    const thought = thinking.exec(text);
    if (thought) inverted(from + wordsIn(thought[0]));
    else asIs(from);
  }

  /** Where what begins at a place ends, at the latest. */
  function endOf(from: number, atLeast: number, before = ending): number {
    let to = from;
    while (to < sentence.to) {
      to++;
      if (senses[to - 1]?.closes) return to;
      if (to - from >= atLeast && before.test(low(to))) return to;
    }
    return to;
  }

  function topic(from: number) {
    let start = from;
    while (start < sentence.to && faint.test(`${low(start)} `)) start++;
    if (/^(?:how|why|what|who|where|when|whether)$/.test(low(start))) return how(start);
    for (const to of ends(start)) {
      const [first, end] = [senses[start], senses[to - 1]];
      if (!first || !end || first.part === 'grammar' || first.part === 'verb') continue;
      if (end.part !== 'noun' && end.part !== 'name') continue;
      keep('asked', start, to);
    }
  }

  function how(from: number) {
    const to = endOf(from, 4, pausing);
    if (to - from >= 4) keep('asked', from, to);
  }

  /** "Leaving the company", of "what made you leave the company". */
  function deed(from: number) {
    const verb = senses[from];
    if (viewing.test(verb?.bare ?? '')) return topic(from + 1);
    if (!verb || !/^[a-z]{3,}$/.test(verb.bare) || /(?:ed|ly|s|ing)$/.test(verb.bare) || verb.part === 'grammar') {
      if (/ing$/.test(verb?.bare ?? '')) topic(from);
      return;
    }
    for (const to of ends(from)) {
      const end = senses[to - 1];
      if (end?.part === 'noun' || end?.part === 'name')
        keep('asked', from, to, `${doingForm(verb.bare)} `, '', from + 1);
    }
  }

  /** "Will Iran answer?", of "do you think Iran will answer?". */
  function inverted(from: number) {
    const to = endOf(from, 5, pausing);
    const auxiliaryAt = Array.from({ length: Math.min(7, to - from) }, (_, offset) => from + offset).find((at) =>
      modal.test(low(at)),
    );
    if (auxiliaryAt === undefined || auxiliaryAt === from || to - auxiliaryAt < 2) return;
    if (!stands(from, to)) return;
    const subject = spellPhrase(words, from, auxiliaryAt, casing);
    const rest = spellPhrase(words, auxiliaryAt + 1, to, casing).replace(trailing, '');
    store('question', from, to, `${low(auxiliaryAt)} ${subject} ${rest}?`);
  }

  function asIs(from: number) {
    const to = endOf(from, 4, pausing);
    if (to - from < 4 || /^(?:much|many)$/.test(low(from + 1)) || low(from + 1) === 'you' || low(from + 2) === 'you')
      return;
    // "What are the questions?" asks nothing of its own.
    const isTelling = ({ part, weak, known }: Sense) =>
      part === 'name' || (part === 'noun' && !weak && known.rarity >= leastRarity);
    if (!senses.slice(from + 1, to).some(isTelling)) return;
    // "Can also look at …" and "do and what …" have lost who is asked about.
    const next = senses[from + 1];
    if (
      auxiliary.test(low(from)) &&
      !(subject.test(low(from + 1)) || (next && /^(?:noun|name|adjective)$/.test(next.part)))
    )
      return;
    const isAsked = [from, from + 1, from + 2, from + 3].some((at) => auxiliary.test(low(at)) || acting.test(low(at)));
    // "Where the old uranium …" has lost its verb.
    const isBroken = wondering.test(low(from)) && /^(?:and|or|the|a|an|what|how)$/.test(low(from + 1));
    if (!isAsked || isBroken) return;
    keep('question', from, to, '', '?');
  }

  /** Where a phrase may end: at its clause's end, and before its last preposition where that is long. */
  function ends(from: number): number[] {
    const to = endOf(from, 2);
    const shorter: number[] = [];
    for (let at = from + 2; at < to; at++) {
      if (senses[at]?.part === 'grammar' && (senses[at - 1]?.part === 'noun' || senses[at - 1]?.part === 'name'))
        shorter.push(at);
    }
    return [to, ...shorter.slice(-2)];
  }

  function stands(from: number, to: number): boolean {
    for (let at = from; at < to; at++) {
      const isWe = /^(?:we|us|our)$/.test(low(at));
      if ((pointing.has(low(at)) && !isWe) || /^(?:um|uh|you|your)$/.test(low(at)) || low(at) === low(at + 1))
        return false;
    }
    return !danglers.has(low(to - 1));
  }

  function keep(kind: Clause['kind'], from: number, to: number, before = '', after = '', shown = from) {
    let end = to;
    while (end > shown + 1 && danglers.has(low(end - 1))) end--;
    // "What it does" without its verb asks something else.
    if (kind === 'question' && end < to) return;
    if (end - from < fewest || end - from > most + (kind === 'question' ? 2 : 0) || !stands(shown, end)) return;
    const text = before + spellPhrase(words, shown, end, casing).replace(trailing, '') + after;
    store(kind, from, end, text);
  }

  function store(kind: Clause['kind'], from: number, to: number, text: string) {
    if ([...text].length <= longest && text.split(' ').length >= fewest)
      found.set(text.toLowerCase(), { kind, from, to, text });
  }
}

function wordsIn(text: string): number {
  return text.trim().split(' ').length;
}
