/** The languages that Whisper's models name in full, by ISO 639 (openai/whisper, tokenizer.py, has the same set). */
const codes =
  'af am ar as az ba be bg bn bo br bs ca cs cy da de el en es et eu fa fi fo fr gl gu ha haw he hi hr ht hu hy id is it ja jv ka kk km kn ko la lb ln lo lt lv mg mi mk ml mn mr ms mt my ne nl nn no oc pa pl ps pt ro ru sa sd si sk sl sn so sq sr su sv sw ta te tg th tk tl tr tt uk ur uz vi yi yo yue zh';

const names = new Intl.DisplayNames('en', { type: 'language' });
const codeByName = new Map(codes.split(' ').map((code) => [names.of(code)?.toLowerCase() ?? code, code] as const));

/** The language tag of what a server calls the language: `english`, `en`, `en-US`; null where it says nothing known. */
export function languageTag(named: string | undefined): string | null {
  const word = named?.trim().toLowerCase() ?? '';
  if (/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(word) && !codeByName.has(word)) return word;
  return codeByName.get(word) ?? null;
}
