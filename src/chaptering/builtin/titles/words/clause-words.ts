import { oneOf } from '../../../../transcripts/reading/phrase-forms.ts';

/** Words that open a question. */
export const askers = new Set(
  `what why how who where when which does did is are can could should will wie warum wieso weshalb wer wo wann welche welcher welches was kann soll muss gibt`.split(
    ' ',
  ),
);

export const germanAskers = /^(?:wie|warum|wieso|weshalb|wer|wo|wann|welche[rs]?|was|ob)$/;

/** Words that open a sentence without saying anything. */
export const leads = new Set(
  'so and but okay ok all right alright well now um uh yeah then also und aber ja gut dann genau look listen because like just you know first next'.split(
    ' ',
  ),
);

/** Words that point to something said before, so that a clause does not stand alone. */
export const pointing = new Set(
  `it its their that this they them he she him her his those these there here i me my mine we us our so then too one ones such same
it's that's he's she's they're there's i'm we're we've i've it'd it'll i'll we'll he'd she'd they've
du dich dir dein deine deinen deinem bist das es er sie ihn dem den dies dieses da dort dann davon dafür wir uns ich mir mich ihr euch thing things stuff something anything else other another mean say said happened
talk tell guys know explain think um uh sort kind actually basically really just like going gonna want wanna got get gotten`.split(
    /\s+/,
  ),
);

/** Words with which nothing ends. */
export const danglers = new Set(
  'is are was were be been has have had do does did can could will would should a an the of to in on for with at by from and or but if that than as about into im the you your not no very more most'.split(
    ' ',
  ),
);

/** How speakers say what comes next; what comes next is caught. */
export const announcing = new RegExp(
  `^(?:.{0,40}?\\b)?${oneOf([
    `${oneOf([
      "let's|let us|i'll|we'll|i will|we will|going to|gonna|want to|wanted to|like to|love to|have to|need to",
      'got to|can we|could you|can you|would you',
    ])} ((just|now|also|first|quickly|briefly) )?${oneOf([
      'talk( to (me|us))?( a (little )?bit)?',
      'speak|chat|discuss|think|ask you|hear|learn|turn',
      'move( on)?',
      'start|begin|go back|come back|look|take a look',
    ])}( (about|at|to|into|on|on to|onto|with|through|off with))?`,
    `(let's|let us) ((just|now|also|first|quickly|briefly) )?${oneOf([
      'do',
      '(get|dive|jump|hop|switch|shift)( gears)?( right| straight| over| on| deep| deeper)*( in)? ?(to|into)',
    ])}`,
    '(moving|turning|coming|getting|going) (on |back )?(to|into)',
    '(what|how) about',
    'tell (me|us)( (a (little )?bit|more))? about',
    'what (do|did|would|are) you (think|feel|make|say|thinking)( about| of| to)',
    'how (do|did) you (feel|think) about',
    '(your|any) (thoughts?|views?|take|opinion|reaction|response) (on|about|of|to)',
    '(questions?|conversations?|curious|wondering|concerned|worried) (about|on)',
    'ask(ed)? you about|when it comes to',
    "we('ll)? ((always|usually|now) )?(finish|end|close|wrap up) with",
    '(happened|happening|going on) (to|with|in)',
    'wie ist (das|es) mit|was hältst du von|was haltet ihr von',
    '(the )?next (up|thing|topic|step|one|question|story|subject|is|chapter|part)( is| on)?',
    'that brings (us|me) to',
    "(it|this|that)( is|'s) called",
    '(they|we|people) call (it|this|that|them|these)',
    'known as|a word (about|on)|speaking of|story of',
    'the (subject|topic|question|matter|problem|trouble) (of|with|is)',
    'reden wir ((jetzt|noch|mal) )*(über|von)',
    'sprechen wir ((jetzt|noch|mal) )*über',
    'kommen wir ((jetzt|nun|noch|mal) )*(zu|zum|zur)',
    'fangen wir ((jetzt|mal) )*mit',
    '(jetzt|nun|dann) (kommt|zu|zum|zur)',
    '(es|heute) geht( es)? ((heute|jetzt) )*um',
    'zum thema|das thema',
  ])} (.+)$`,
  'u',
);

/** After these a verb stands in its bare form. */
export const bareForms = new Set("to you we let's i'll we'll you'll will can i".split(' '));

/** Verbs that are plain by themselves. */
export const finite =
  /^(?:is|are|was|were|has|have|had|can|could|will|would|should|must|does|did|ist|sind|war|hat|kann|wird|muss|soll|sollte|könnte|würde|bist|gibt)$/;

/** Openings that are no subject. */
export const prepositional =
  /^(?:in|on|at|by|for|with|from|to|after|before|during|about|of|if|when|while|as|im|am|bei|nach|vor|mit|wenn|als)$/;

/** Openings that deny the topic. */
export const negative = /^(?:nobody|no|not|don't|never)$/;

/** Words before which a clause ends. */
export const breaks = new Set(
  'and but because so or which when while if where that und aber weil dass wenn'.split(' '),
);

/** Words that go on with the same. */
export const joins = /^(?:and|or|und|oder)$/;

/** Verbs with which advice and instructions open. */
export const commanding = new Set(
  `add apply avoid begin bring build buy check choose clean click combine connect consider cook count cover create cut define design draw drop eat fill find fit fix
fold follow give grab hang heat hold insert install keep learn leave let lift lock make mark measure mix move open order paint pick place plan plant pour practice prepare
press print protect pull push put read reduce remove repeat replace rinse roll save select sell send separate set share show slide sort squeeze start stay stir stop store
take tell test tighten trim trust turn use wait warm wash watch weigh wipe work wrap write`.split(/\s+/),
);
