import { oneOf } from '../../transcripts/reading/phrase-forms.ts';
import { byLanguage } from '../spoken/by-language.ts';
import { isEnglish } from '../spoken/topicless.ts';
import { type AskedElsewhere, asked } from './asking-forms.ts';

const order: readonly AskedElsewhere[] = ['why', 'moment', 'duration', 'price', 'number', 'who', 'yesNo'];

/** What may stand before the words with which a question begins. */
const openers =
  'et|mais|alors|y|pero|entonces|e|ma|allora|mas|então|en|maar|dus|a|ale|więc|и|а|но|так|і|але|та|och|og|men|så|ja|mutta|tak|és|dar|iar|και|αλλά|ali|pa|però';
const beginning = `(?<=(?:^|[.!?,:;…])[^\\p{L}\\p{N}]*(?:(?:${openers}),? )?)`;

const formsFor = byLanguage(asked, ({ isAnywhere, apart, ...forms }, { before, after }) => {
  const kinds = order.flatMap((kind) => {
    const form = forms[kind];
    if (form === undefined) return [];
    // A form may end with the space before what comes.
    const words = `${oneOf([form])}(?:(?<=\\s)|${after})`;
    return [{ kind, words: new RegExp(`${isAnywhere ? before : beginning}${words}`, 'iu') }];
  });
  return {
    kinds,
    isAnywhere,
    apart: apart === undefined ? undefined : new RegExp(`${before}${oneOf([apart])}${after}`, 'iu'),
  };
});

/**
 * The kind of a question in another language than English and German, and its words that only ask for that; undefined where its words
 * do not tell.
 *
 * @param language the talk's, by its code
 */
export function askedElsewhere(
  question: string,
  language: string | null,
): { kind: AskedElsewhere; asking: string } | undefined {
  const { kinds = [], isAnywhere, apart } = formsFor(language) ?? {};
  // `What did Kim say?` is not asked in Turkish.
  if (isAnywhere && isEnglish(question)) return undefined;
  for (const { kind, words } of kinds) {
    const [found] = words.exec(question) ?? [];
    if (found !== undefined) return { kind, asking: `${found} ${apart?.exec(question)?.[0] ?? ''}` };
  }
  return undefined;
}
