import {
  anywhere,
  atBegin,
  ending,
  matching,
  oneOf,
  word,
  wordEnd,
  words,
} from '../../transcripts/reading/phrase-forms.ts';
import type { Spoken } from './passages.ts';
import { fold } from './stem.ts';

/** `Can you ask her first?`, and not `Can you tell us why?` */
const requesting = matching([
  `^\\W*((and|so|but|okay|ok|then)[, ]+){0,3}((?-i:(?!How|Why|Where|What|When|Who|Which)\\p{Lu}\\p{Ll}+)[, ]+){0,2}(can|could|would|will) (you|somebody|someone|anybody|anyone|one of you) ((please|just|also|maybe|then) )*(?!${oneOf(
    [
      'tell|explain|say|describe|talk|speak|give|name|share|walk|elaborate|expand|comment',
      'clarify|remember|recall|imagine|think|guess|see|hear|feel|know|believe|like|recommend',
      'have|be|ever|still|really|actually|not|even',
    ],
  )}${wordEnd})${word}`,
  `^\\W*((und|also|dann)[, ]+){0,3}((?-i:(?!Wie|Warum|Wo|Was|Wann|Wer)\\p{Lu}\\p{Ll}+)[, ]+){0,2}(kannst du|könntest du|könnt ihr|würdest du|können sie) ((bitte|mal|das|es|ihn|sie|noch|den|die|der|dem) )*${words(0, 6)}(fragen|schreiben|schicken|machen|bestellen|anrufen|prüfen|kümmern)\\W*$`,
]);
/** `Sure, I'll write to her today.` */
const promising = matching([
  `^\\W*((yes|yeah|yep|sure|okay|ok|of course|no problem|absolutely|fine|right|well|um|uh|ja|klar|gut)[,. ]+)*${oneOf([
    "i can(?! (say|tell|explain|remember|see|give|only|hardly|never|not))(?!['’\\p{L}])",
    `i('ll| will)(?! (say|tell|explain|start|begin|answer|admit|give|never|not))${wordEnd}`,
    `will do${wordEnd}`,
    'consider it done',
    '(got it|go on then)(?=\\W*$)',
    `ich (mache|schreibe|frage|schicke|bestelle|kümmere|rufe|kann das machen)${wordEnd}`,
  ])}`,
]);
const mostToPromise = 2;

/** `Who is going to ring them?`, `Ann, you'll send it off?` */
const seeking = matching([
  `^\\W*((and|so|but|okay|ok|then)[, ]+){0,3}who(('s|'re| is| are) going to|'ll| will| can) ${word}`,
  `^\\W*((and|so|but|okay|ok|then)[, ]+){0,3}(?-i:\\p{Lu}\\p{Ll}+), you('ll| will) ${word}`,
  `^\\W*((und|also|dann)[, ]+){0,3}wer (macht|schreibt|ruft|bestellt|kümmert|fragt|übernimmt)${wordEnd}`,
]);
/** `I'll do the tables.`: what is promised by itself, where several talk to one another. */
const undertaking = atBegin([
  `i('ll| will) ${oneOf([
    '(do|bring|order|book|organi[sz]e|arrange|ring|write|send|clean|mend|fix|run) (the|that|it|this|him|her|them|our|some)',
    'look after',
    `ask (the|our|him|her|them|my) ${word}`,
    `get (the|that|it|them) ${words(0, 2)}(done|serviced|mended|fixed|repaired|printed|sorted|cleaned|checked|ready)`,
  ])}`,
  'ich (mache|bringe|bestelle|übernehme) (das|die|den|es)',
]);

/** Whether somebody is asked to do something, and only says that they will. */
export function isRequest(place: number, { sentences, by }: Spoken): boolean {
  const { question = false, text = '' } = sentences[place] ?? {};
  if (!question || !by[place] || by[place + 1] === by[place] || !requesting.test(text)) return false;
  const reply = sentences.slice(place + 1, place + 1 + mostToPromise);
  return reply.some((one, at) => by[place + 1 + at] === by[place + 1] && promising.test(one.text));
}

/** Until when somebody will do something. */
const deadline = anywhere([
  `(by|before|until|till|on) ${oneOf([
    `the ((twenty|thirty)[ -])?${oneOf([
      'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth',
      `${word}teenth|twentieth|thirtieth`,
    ])}(?! (time|thing|one|place|day of school))`,
    'then|noon',
    '(the )?(end|\\d|next|weekend|holidays?|summer|christmas|easter|meeting|deadline)',
    '(mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight',
    'january|february|march|april|may|june|july|august|september|october|november|december',
    '((the|our) )?next',
  ])}`,
  '(tomorrow|tonight|later today|this (week|afternoon|evening|month)|next (week|month|time)|after (this|the) (meeting|call))',
  `bis (morgen|ende|zum|zur|nächste${ending}|(mon|diens|donners|frei|sams|sonn)tag|mittwoch)`,
  'morgen|nächste woche|diese woche',
]);
/** `I can do that`, and not `I can eat it every day`. */
const offering =
  /^(?:[^.!?]{0,30}[,. ])?i can (?:do|take|handle|manage|look (?:after|into)|send|call|ask|write|bring|book|get|check|try|arrange|organi[sz]e|prepare|fix|set)(?!\p{L})/iu;
const able = /(?<!\p{L})i can(?!\p{L})/iu;
/** What is no work for the others: `I'll see you tomorrow`. */
const idle = matching([
  `(?<!\\p{L})${oneOf([
    `(i|we)('ll| will) (${word}ly |also |just |all )?${oneOf([
      'see|be|have|show|upload|post|meet|talk|cover|explain|leave|link',
      'go (on|into|through|ahead|back|first|with)',
      'do (a|an|another)',
      'make (a|an|another)',
    ])}${wordEnd}`,
    'one day|someday|maybe|perhaps|nobody|no one|depends',
  ])}`,
]);
const please = /^\W*(?:(?:and|so|then|und|dann)[, ]+){0,2}\p{Lu}\p{Ll}+,? (?:please|bitte) \p{L}+/u;
/** `Glen, put a sign up, please.` */
const ordering =
  /(?:^|, |^(?:And|So|Then|Okay|Also),? )(?<name>\p{Lu}\p{Ll}+), \p{Ll}[^.?!]{4,80}, (?:please|bitte)(?!\p{L})/u;
const willDo = /^(?:['’]ll| will| wird| (?:is|are) going to) \p{L}+/u;

/** What somebody is to do: the last sentence that tells it, and who it is, where that is known. */
export interface Due {
  last: number;
  who: string | null;
}

/** What is asked for at a place and promised in reply, or is promised or given to one of those who speak by a time; undefined where nothing is. */
export function dueAt(place: number, spoken: Spoken): Due | undefined {
  const { sentences, by } = spoken;
  const { question = false, text = '' } = sentences[place] ?? {};
  if (!question) return dueIn(place, spoken);
  if (!requesting.test(text) && !seeking.test(text)) return undefined;
  for (let at = place + 1; at <= place + mostToPromise; at += 1) {
    const reply = sentences[at]?.text ?? '';
    const isAnother = by[at] === null || by[at] !== by[place];
    if (isAnother && promising.test(reply) && !idle.test(reply) && (!able.test(reply) || offering.test(reply)))
      return { last: at, who: by[at] ?? null };
  }
  return undefined;
}

/** Who does something, of those who speak, as one sentence tells: by when, mostly. */
function dueIn(place: number, { sentences, by, speakers }: Spoken): Due | undefined {
  const { text = '' } = sentences[place] ?? {};
  const ordered = ordering.exec(text)?.groups?.name;
  const told = ordered && speakers.find((name) => fold(name).split(' ').includes(fold(ordered)));
  if (told) return { last: place, who: told };
  if (idle.test(text)) return undefined;
  if (speakers.length > 1 && undertaking.test(text)) return { last: place, who: by[place] ?? null };
  if (!deadline.test(text)) return undefined;
  const begin = text.replace(/^\W+/u, '');
  const firstName = (name: string) => name.split(' ', 1)[0] ?? name;
  // Names of speakers may be written in capitals.
  const named = speakers.find((name) => fold(begin).startsWith(fold(firstName(name))));
  const isGiven = named !== undefined && willDo.test(begin.slice(firstName(named).length));
  if (isGiven || please.test(text)) return { last: place, who: named ?? null };
  return promising.test(text) && (!able.test(text) || offering.test(text))
    ? { last: place, who: by[place] ?? null }
    : undefined;
}
