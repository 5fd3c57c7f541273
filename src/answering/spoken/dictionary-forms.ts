import { irregularForms } from './irregular-forms.ts';

const shortest = 3;
const doubled = /(\p{L})\1$/u;
const germanEnds = /(?:tet|est|ten|te|st|et|t|e)$/u;
const participle =
  /^(ab|an|auf|aus|ein|her|heraus|hin|los|mit|nach|raus|um|vor|weg|zu|zuruck|zusammen)?(?:ge|zu)(\p{L}{3,}?)(?:t|en)$/u;

/**
 * What a folded word may be a form of, itself first: `carried` of `carry`, `mice` of `mouse`. Regular endings give more guesses than
 * are words, so these are for looking up, and tell `shower` from `show` where stems do not.
 */
export function dictionaryForms(folded: string): Set<string> {
  const { forms, add, cut } = formsFrom(folded);
  if (folded.endsWith('s')) {
    add(cut('s'));
    if (/(?:[sxzo]|[cs]h)es$/.test(folded)) add(cut('es'));
    if (folded.endsWith('ies')) add(`${cut('ies')}y`);
  }
  for (const ending of ['ed', 'ing', 'est']) {
    if (!folded.endsWith(ending)) continue;
    const left = cut(ending);
    add(left);
    add(`${left}e`);
    add(left.replace(doubled, '$1'));
    if (left.endsWith('i')) add(`${left.slice(0, -1)}y`);
  }
  if (folded.endsWith('ier')) add(`${cut('ier')}y`);
  if (folded.endsWith('ly')) add(cut('ly'));
  return forms;
}

/** The same by the endings of German: `gekauft` is of `kaufen`, `Töchtern` of `Tochter`. */
export function germanDictionaryForms(folded: string): Set<string> {
  const { forms, add, cut } = formsFrom(folded);
  for (const ending of ['e', 'en', 'er', 'es', 'em', 'n', 'ern', 's']) if (folded.endsWith(ending)) add(cut(ending));
  const verb = folded.replace(germanEnds, '');
  if (verb !== folded) {
    add(`${verb}en`);
    add(`${verb}n`);
  }
  const [found, prefix = '', core = ''] = participle.exec(folded) ?? [];
  if (found !== undefined) {
    add(`${prefix}${core}en`);
    add(`${prefix}${core}n`);
  }
  return forms;
}

function formsFrom(folded: string) {
  const forms = new Set([folded, irregularForms.get(folded) ?? folded]);
  const add = (form: string) => {
    if (form.length >= shortest) forms.add(form);
  };
  const cut = (ending: string) => folded.slice(0, folded.length - ending.length);
  return { forms, add, cut };
}
