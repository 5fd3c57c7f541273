import { matching, oneOf } from '../../../../../transcripts/reading/phrase-forms.ts';

export const prepositions = new Set(
  `of for in on with to from between at by about vs versus without against into over under through behind after before during beyond inside around across
  der des von für im in aus mit gegen ohne zur zum zwischen über unter nach vor bei am auf de del du des en para sin con sur pour avec contre`.split(
    /\s+/,
  ),
);

export const ands = new Set('and or und oder y et &'.split(' '));

export const articles = new Set(
  'the a an your der die das den dem des einer einem einen ein eine el la los las un una le les une'.split(' '),
);

/** Complements that say how or when, not what: "election systems for the record". */
export const adverbs = matching(
  [
    ` ${oneOf([
      `for ${oneOf([
        'the (record|time being|moment|most part|first time|sake)',
        '(a|the|another) (while|moment|second|minute|bit|long time|living)',
        'instance|example|decades|years|now|sure',
      ])}`,
      `on ${oneOf([
        'the (other|one) (hand|side)',
        'the (ground|table|way|line|fly)',
        'air|camera|board|top|average|stage|screen|monday|tuesday|wednesday|thursday|friday',
        'saturday|sunday',
      ])}`,
      `in ${oneOf([
        `(a|the) ${oneOf([
          'minute|moment|second|way|sense|few|couple|future|past|end|meantime|process|room|world',
          'country|morning|evening|afternoon|beginning|middle|first place|long run|short term',
          'long term|face',
        ])}`,
        'exchange|advance|person|general|particular|front|place|fact|detail|value|total|return',
        'turn|mind|question|part|order|january|february|march|april|may|june|july|august',
        'september|october|november|december',
      ])}`,
      `at ${oneOf([
        'the (moment|time|end|same time|very least|beginning|table|top|bottom)',
        'home|all|least|stake|night|work|once|large|times',
      ])}`,
      'to (the (point|extent|table)|date|mind|death)',
      'by (the way|the time|far|definition|default)',
      'from (the (start|beginning|outset)|scratch|time to time)',
      'with (respect|regard|regards)',
      'of (the (day|time|moment|box)|course|all)',
    ])}$`,
  ],
  'u',
);

/** Prepositions after which two seldom stand together. */
export const placing = new Set('in at on to into from about by'.split(' '));

/** Verbs whose subject is somebody. */
export const ofSomebody = /^(?:had|did|said|says|went|came|got|told|looked|asked|knew|took|thought)$/;

/** What stands within names of people. */
export const particles = new Set('de di da del della van von der den el al bin ibn la le'.split(' '));

/** Adjectives that place a thing among others rather than tell which it is. */
export const passing = new Set(
  'next last same other previous certain entire whole beispiel irgendwelche weitere verschiedene'.split(' '),
);

/** Nouns that only say that a name or word follows. */
export const naming = new Set('thema themen begriff begriffe stichwort wort frage namens'.split(' '));

/** Parts of things that are none: "likes of". */
export const partitive = new Set(
  'likes left rest most lots kinds sorts sake verge midst wake lack bulk majority none plenty hell'.split(' '),
);

/** With which reporters are named: "NPR's Deirdre Walsh reports". */
export const reporting = new Set('reports says writes explains joins argues notes'.split(' '));

/** Prepositions that mostly belong to the verb before: "return education to the states". */
export const verbal = new Set('to from by at into through over under on with during inside around across'.split(' '));

/** After these a bare noun is an adverb: "in effect for", "on top of". */
export const adverbial = new Set('in on at by under out up'.split(' '));

/** What follows a verb more often than a noun: "the wind shoves you", "a satellite transmits a …". */
export const objects = new Set(
  'a an the my your his its our their you me him us them it this that from into along on at to over under through up down out off back away around like as'.split(
    ' ',
  ),
);

/** Singular nouns in -s. */
export const singularForms = new Set(
  'series species means news headquarters crossroads works gallows barracks sports sales'.split(' '),
);

/** Forms in -ing that say no more than that somebody does something. */
export const idle = new Set(
  'talking saying thinking going looking getting trying doing having being coming asking speaking telling listening watching wondering hoping keeping putting starting happening round seeing taking giving making using calling'.split(
    ' ',
  ),
);

/** Nouns that are no topic by themselves. */
export const emptyHeads = new Set(
  `thing things lot lots kind sort bit stuff one ones way ways bunch couple ton tons guy guys folks sense course fact time times day days year years
  week weeks month months minute minutes second seconds hour hours part parts place point points case cases example examples number numbers side end top bottom
  half rest moment word words thousand hundred million billion percent dollars two three four five six seven eight nine ten today tonight sure
  first second third person somebody somehow anybody morning night evening afternoon ding dinge sache sachen mal stück teil ende anfang`.split(
    /\s+/,
  ),
);
