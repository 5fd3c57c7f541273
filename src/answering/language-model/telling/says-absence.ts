import { matching, oneOf, wholly } from '../../../transcripts/reading/phrase-forms.ts';

/** That the video does not say it, in a sentence that says nothing else, in the languages whose sentences are known here. */
const absences = [
  /^not[ _](?:said|mentioned|stated|specified|discussed|provided|available|given|covered|found|known|in the (?:video|transcript))$/,
  /^(?:n\/a|none|unknown|no (?:answer|information|mention)(?: (?:is |was )?(?:given|found|available|provided))?)$/,
  matching(
    [
      "^(sorry |unfortunately |well )*(i (do not|don't|dont) (know|have (that|this|the|any|enough) information)|i (can ?not|can't|could not|couldn't|am unable to|am not able to) (answer|find|tell|say|determine)\\b.*)$",
    ],
    'u',
  ),
  matching(
    [
      `^(sorry |unfortunately |(i'm|i am) sorry (but )?)*(the|this) (video|transcript|talk|text|passages?|sentences?|captions?|provided \\w+|given \\w+)( (itself|provided|given))? ${oneOf(
        [
          'do(es)? not',
          "do(es)?n't",
          "did not|didn't|never|has no|have no|gives no|provides no|contains no|says nothing",
          'is silent',
        ],
      )}\\b( (say|mention|state|tell|answer|contain|specify|discuss|include|provide|address|cover|give|explain|reveal|indicate)\\b)?.*$`,
    ],
    'u',
  ),
  matching(
    [
      `^(it|this|that|the answer|this information|that information) (is|was) (not|never) ${oneOf([
        'said|mentioned|stated|specified|discussed|given|provided|covered|known',
        '(in|part of) the (video|transcript)',
      ])}( (in|by|anywhere in) .*)?$`,
    ],
    'u',
  ),
  /^there is no (?:mention|information|answer|indication)\b.*$/,
  matching(
    [
      `^(das |leider |dazu |darüber )*${oneOf([
        'weiß ich (leider )?nicht',
        'ich weiß (es|das) nicht',
        '(wird|ist) (im (video|transkript) )?nicht (erwähnt|gesagt|bekannt|angegeben)',
        '(keine|nicht) (angabe|angaben|bekannt|erwähnt)',
      ])}$`,
    ],
    'u',
  ),
  /^(?:leider )?(?:das video|das transkript|im video|im transkript|darüber|dazu)(?: wird| steht| sagt| enthält| erwähnt| macht| gibt)? (?:das |dazu |darüber |es )*(?:nichts|nicht|keine).*$/,
  wholly(
    [
      'no (lo )?sé',
      'no se (menciona|dice)( en (el|la) .*)?',
      '(el|la) (vídeo|video|transcripción) no (lo )?(dice|menciona|contiene|especifica).*',
    ],
    'u',
  ),
  /^(?:je ne sais pas ?)?(?:(?:la vidéo|la transcription) (?:ne |n')(?:le |la |en |l')?(?:dit|mentionne|parle|précise|contient|indique) ?pas.*|je ne sais pas|ce n'est pas (?:dit|mentionné).*)$/,
  /^(?:non lo so|(?:il video|la trascrizione) non (?:lo )?(?:dice|menziona|contiene|specifica).*|non (?:è|viene) (?:detto|menzionato).*)$/,
  wholly(
    [
      'não sei',
      'o vídeo não (o )?(diz|menciona).*',
      'não é (dito|mencionado).*',
      '(ik weet het niet|de video (zegt|vermeldt) (dat|dit|het) niet.*|dat wordt niet (gezegd|vermeld).*)',
    ],
    'u',
  ),
  /^(?:я не знаю|(?:в видео|в этом видео|видео) .*не (?:говорится|упоминается|сказано|говорит).*)$/,
  /^(?:分かりません|わかりません|不明です|.{0,12}(?:言及|述べ|説明)(?:され|られ)て(?:い)?ません|不知道|(?:视频|影片|文中|字幕)?(?:中)?(?:没有|未)(?:提到|提及|说明)(?:这一点|这个|此事)?)$/,
];
const longest = 200;

/** Whether a sentence of a model says nothing but that the answer is not there. */
export function saysAbsence(sentence: string): boolean {
  if (sentence.length > longest) return false;
  const plain = sentence
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/["“”„«»*_`.!。！…]+/g, '')
    .replace(/[,;:，、]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // What it says instead is a claim.
  if (
    /(?<!\p{L})(?:but|however|only that|instead|although|aber|sondern|jedoch|pero|mais|però|mas|maar)(?!\p{L})/u.test(
      plain.replace(/^(?:i'm |i am )?sorry but /, ''),
    )
  )
    return false;
  return absences.some((one) => one.test(plain.replace(/^(?:i'm |i am )?sorry (?:but )?/, '')));
}
