/** What is typed in haste, and how it is spelled. */
const shorthand: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(how) 2(?= (?!people|men|women|children|guys)\p{L}+(?<!s) )/giu, '$1 to'],
  [/(?<=(?<!\p{L})(?:do|can|did|if|would|should|will|could|are|r) )u(?= )/gu, 'you'],
  [/(?<=(?<!\p{L})(?:how|why|where|when|what) )r(?= (?:u|you|the|they|these|those) )/gu, 'are'],
  [/(?<!\S)pl[sz](?=[\s?.!]|$)/gu, 'please'],
  [/(?<!\S)(?:wat|wot|wut)(?=['’]?s?\s)/gu, 'what'],
  [/(?<!\S)abt(?=\s)/gu, 'about'],
  [/(?<!\S)cuz(?=\s)/gu, 'because'],
  [/(?<!\S)thx(?=[\s?.!]|$)/gu, 'thanks'],
  [
    /(?<!\S)temp(?=[\s?.!]|$)(?! (?:agency|agencies|variables?|files?|folder|directory|workers?|jobs?))/gu,
    'temperature',
  ],
];

/** Words of other languages in which a temp or a u is something else. */
const isForeign = /(?<!\p{L})(?:de|du|le|la|les|el|los|wie|was|der|die|das|het|een|hoeveel|combien|où|qué)(?!\p{L})/iu;

/** Apostrophes that are left out, by what stands around them. */
const apostrophes: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(what|where|how|who|when|why|there|that)s(?= (?!\W*$))/giu, "$1's"],
  [/(?<!\p{L})(is|are|was|were|do|does|did|has|have|had|ca|could|would|should|wo)nt(?!\p{L})/giu, "$1n't"],
  [/^(\W*i)(m|ve)(?= (?:a|an|the|new|not|just|trying|looking|using|having|got|been|never|only)(?!\p{L}))/iu, "$1'$2"],
];

/** `whats`, `isnt`, `dont` and what is typed in haste, as they are spelled. */
export function spelledOut(question: string): string {
  const forms = isForeign.test(question) ? apostrophes : [...shorthand, ...apostrophes];
  return forms.reduce((text, [hasty, whole]) => text.replace(hasty, whole), question);
}
