import { anywhere, atBegin } from '../../../transcripts/reading/phrase-forms.ts';

/** Before a noun these point nowhere: `das Brot`. */
const germanArticle = /(?<!\p{L})[dD](?:as|ies|iese[rsnm]?)(?= \p{Lu})/gu;
const pointing = anywhere([
  'it|its|that|this|they|them|their|he|him|his|she|her|those|these|there',
  'more|else|instead|too',
  'er|sie|es|das|dies|diese[rsnm]?|ihn|ihm|ihr|ihre|deren|dessen|dort|dazu|davon',
  'mehr|noch',
]);
const joining = atBegin(['and|und', '(what|how) about', 'was ist mit']);

/** Whether a question points back to something that was named before: `And how heavy is it?` */
export function pointsBack(question: string): boolean {
  const pronouns = question.replace(germanArticle, ' ');
  return pointing.test(pronouns) || joining.test(pronouns);
}

const ofThat = anywhere([
  '(about|of|on|to|with|summari[sz]e|explain) (it|that|them|those|these|him|her)(?! (video|talk|clip))',
  '(what|anything|something) else',
  'do you mean',
  'an example',
  'das genau|davon|darüber|dazu',
]);

/** Whether something is to be told of what was named before: `What does she say about it?` */
export function asksOfThat(question: string): boolean {
  return ofThat.test(question);
}

const somebody = anywhere(['s?he|his|him|her', 'er|ihn|ihm|sein|seine|ihre?']);

/** Whether it speaks of somebody without a name. */
export function pointsToSomebody(question: string): boolean {
  return somebody.test(question);
}
