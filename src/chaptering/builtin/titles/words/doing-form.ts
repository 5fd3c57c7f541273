import { wholly } from '../../../../transcripts/reading/phrase-forms.ts';
/** An English verb's form in -ing: truing, swapping, unplugging, panicking. */
export function doingForm(verb: string): string {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/ic$/.test(verb)) return `${verb}king`;
  if (/[^eyo]e$/.test(verb) && !keepsE.test(verb)) return `${verb.slice(0, -1)}ing`;
  return doubles(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/** Whether the last letter is written twice: after one short vowel that is stressed. */
function doubles(verb: string): boolean {
  return isShort.test(verb) || stressedAtEnd.test(verb);
}

/** Verbs of one syllable; the "u" of "qu" is no vowel. */
const isShort = /^(?:[^aeiou]*|s?qu)[aeiou][bdgklmnprtz]$/;

/** Longer verbs whose last syllable is stressed, unlike that of "visit" and "offer". */
const stressedAtEnd = wholly(
  [
    '(un|re|out|over|under|de|pre|up|off|in|type|inter)(bid|bug|cap|clip|clog|cut|fit|lap|let|map|peg|pin|plan|plug|pot|put|rig|run|set|ship|sit|spin|strap|tap|trim|wet|wrap|zip)',
    'forget|begin',
    '(ad|com|e|o|per|re|sub|trans)mit',
    '(con|de|in|pre|re|trans)fer',
    'deter',
    '(con|in|oc|re)cur',
    '(com|dis|ex|im|pro|re)pel',
    'excel|rebel|control|patrol|enrol',
    '(re|de)?program',
    '(re)?format',
    'regret|acquit|equip|kidnap|handicap|eavesdrop|zigzag|babysit|embed|forbid|entrap|abet',
    'rebut|allot',
  ],
  'u',
);

/** "Singeing" is not "singing". */
const keepsE = /^(?:sing|ting|bing|swing)e$/;
