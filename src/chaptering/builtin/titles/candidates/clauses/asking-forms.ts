import { matching, oneOf, wholly } from '../../../../../transcripts/reading/phrase-forms.ts';

/** Words with which a question begins that may be kept as it is asked. */
export const auxiliary =
  /^(?:is|are|was|were|will|would|can|could|should|does|did|do|has|have|had|isn't|aren't|doesn't|didn't|won't|can't|shouldn't)$/;
export const wondering = /^(?:why|how|what|who|where|when|which)$/;

/** How hosts lead to what they ask about; what they ask about follows. */
export const leading: readonly RegExp[] = [
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
export const doings = matching(
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
export const viewing =
  /^(?:predict|expect|think|see|view|feel|assess|rate|judge|regard|imagine|foresee|believe|anticipate|envision|perceive)$/;

/** "Do you think …": a clause of its own follows. */
export const thinking =
  /^(?:(?:do|did|don't) you (?:really |still |actually )?(?:think|believe|expect|feel like|suspect|worry|see|agree|fear)(?: that)?|are you (?:saying|worried|concerned|confident|surprised|afraid)(?: that)?) /;
export const modal = /^(?:will|would|can|could|should|is|are|was|were|has|have|had|might|does|did)$/;

/** Words before which a question may be cut, and those before which a topic ends. */
export const pausing = /^(?:because|when|while|if|given|since|considering|especially|but|so|after|before)$/;
export const ending = wholly(
  [
    'because|when|while|if|given|since|which|but|so|as|that|who|where|than|like|considering',
    'especially|you|they|he|she|it|i|we|is|are|was|were|will|would|can|could|has|have',
  ],
  'u',
);
export const trailing = matching([
  `( ${oneOf([
    'right now|at the moment|today|here|exactly|then|now|anyway|again|actually|really',
    'in your (mind|view|opinion)',
    'to you|for you|for us|in this country|these days|at this point|going forward|as well|too',
    'first|at all|so far|by now|yet|in the end|in general',
  ])})+$`,
]);
/** What says nothing before the thing that is asked about. */
export const faint = matching(
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
export const introducing = /^(?:is|was|ask|asking|wonder|wondering|about|question|curious)$/;
/** Subjects that are words of grammar. */
export const subject = /^(?:the|a|an|we|there|our|all|any|every|people|anyone|anybody|some|most)$/;
/** Verbs with which a question goes on without another. */
export const acting = /^(?:what's|who's|how's|where's|makes?|happens?|pays?|comes?|goes|wins?|needs?)$/;
