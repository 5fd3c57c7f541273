import type { Grammar } from '../../grammars/grammar.ts';
import type { Phrase } from './phrases.ts';
import type { Token } from './tokens.ts';

/** How a phrase is written as a title. */
export interface Form {
  text: string;
  /** Whether it is only heard in forms that need a word before them. */
  isOblique: boolean;
}

/** Each phrase (by its key) as it is said most, in a form that stands by itself where it is heard in one. */
export function formsOf(tokens: readonly Token[], phrases: readonly Phrase[], grammar: Grammar): Map<string, Form> {
  const byKey = new Map<string, Map<string, Form & { uses: number }>>();
  for (const { key, from, to } of phrases) {
    const form = formOf(tokens.slice(from, to), grammar);
    const forms = byKey.get(key) ?? new Map<string, Form & { uses: number }>();
    forms.set(form.text, { ...form, uses: (forms.get(form.text)?.uses ?? 0) + 1 });
    byKey.set(key, forms);
  }
  return new Map(
    [...byKey].map(([key, forms]) => {
      const [best] = [...forms.values()].sort((a, b) => Number(a.isOblique) - Number(b.isOblique) || b.uses - a.uses);
      return [key, best ?? { text: '', isOblique: true }];
    }),
  );
}

/** What stands before a joint bears the case of the sentence that it was said in; what stands after it bears the joint's. */
function formOf(own: readonly Token[], grammar: Grammar): Form {
  const joint = own.findIndex(({ kind }) => kind === 'grammar');
  const ahead = own.slice(0, joint < 0 ? own.length : joint);
  const belongs = (token: Token, at: number) => at > 0 && (grammar.genitive?.test(token.bare) ?? false);
  const isUpright = ahead.every((token, at) => belongs(token, at) || rises(token, grammar, own.length === 1));
  if (!isUpright) return { text: textOf(own), isOblique: true };
  const risen = ahead.map((token, at) => (belongs(token, at) ? token : upright(token, grammar)));
  return { text: textOf([...risen, ...own.slice(ahead.length)]), isOblique: false };
}

/** Whether a word stands in a form that needs none before it, or can be put into one. */
function rises(token: Token, grammar: Grammar, isAlone: boolean): boolean {
  if (upright(token, grammar) !== token) return true;
  return !grammar.oblique?.test(token.bare) && !(isAlone && grammar.obliqueAlone?.test(token.bare));
}

function upright(token: Token, { upright: forms = [] }: Grammar): Token {
  const found = forms.find(([ending]) => ending.test(token.text));
  return found ? { ...token, text: token.text.replace(...found) } : token;
}

/** Scripts between whose words no white space stands, though a caption may end there. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether a word is of a script that writes no white space. */
export function isUnspaced({ text }: Token): boolean {
  return unspaced.test(text);
}

function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token, at) => (at > 0 && token.spaced && !isUnspaced(token) ? ` ${token.text}` : token.text))
    .join('');
}
