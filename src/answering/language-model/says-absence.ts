/** How a sentence begins that says that the answer is not there, in a few languages; folded, without marks. */
const told = '(?:said|mentioned|stated|specified|discussed|provided|given|covered|addressed)';
const tells =
  '(?:say|mention|state|tell|answer|contain|specify|discuss|include|provide|address|cover|give|explain|reveal|indicate)';
/** What a model calls what it has read. */
const material =
  '(?:the|this|these) (?:(?:provided|given) (?:video|transcript|talk|text|recording|excerpt|passage)s?|video|transcript|talk|text|excerpts?)';
/** What it may be of: of that a speaker may say what it has not. */
const occasion = '(?:the|this) (?:speakers|conversation|discussion|meeting)';
const openings = [
  new RegExp(`^not (?:${told}|available|known|in the (?:video|transcript))\\b`),
  /^n\/a$/,
  /^i (?:do not|don't) (?:know$|have (?:that|this|the|any|enough) information)/,
  /^i (?:can ?not|can't|am unable to) (?:answer|find|tell|say|determine)\b/,
  new RegExp(
    `^(?:${material}|(?:the|this) speaker)(?: itself)? (?:do(?:es)?(?: not|n't)|did(?: not|n't)|never) ${tells}s?\\b`,
  ),
  new RegExp(`^${occasion} (?:do(?:es)?(?: not|n't)|did(?: not|n't)|never) (?:say|mention|discuss)s?\\b`),
  new RegExp(`^${material} (?:(?:has|have|gives?|provides?|contains?) no\\b|says? nothing|(?:is|are) silent)`),
  new RegExp(`^(?:it|this|that|the answer) (?:is|was)(?: not|n't) ${told}\\b`),
  new RegExp(
    `^[\\p{L} ]{1,80} (?:is|are|was|were)(?: not|n't) ${told}(?: anywhere)? (?:in|by) (?:${material}|(?:the|this) recording)$`,
    'u',
  ),
  /^there is no (?:mention|information|answer|indication)\b/,
  /^(?:das weiß ich|ich weiß (?:es|das)) nicht$/,
  /^(?:das|dazu|darüber|im video|im transkript|das video|das transkript)\b.{0,60}\b(?:nichts|nicht|keine)\b.{0,30}(?:erwähnt|gesagt|genannt|bekannt|angegeben|angaben?|beantwortet)$/,
  /^(?:das video|das transkript) (?:sagt|erwähnt|nennt|enthält)\b.{0,60}\b(?:nichts|nicht|keine)\b/,
  /^no (?:lo )?sé$|^(?:el|la) (?:vídeo|video|transcripción) no (?:lo )?(?:dice|menciona|contiene|especifica)\b/,
  /^je ne sais pas|^(?:la vidéo|la transcription) (?:ne |n')(?:le |la |en |l')?(?:dit|mentionne|parle|précise|contient|indique) ?pas\b/,
  /^non lo so$|^(?:il video|la trascrizione) non (?:lo )?(?:dice|menziona|contiene|specifica)\b/,
  /^não sei$|^o vídeo não (?:o )?(?:diz|menciona)\b/,
  /^ik weet het niet$|^de video (?:zegt|vermeldt) (?:dat|dit|het) niet\b/,
  /(?:言及|述べ|説明)(?:され|られ)て(?:い)?ません$|^(?:视频|影片|文中|字幕)?中?(?:没有|未)(?:提到|提及|说明)/,
];
const apology = /^(?:(?:sorry|unfortunately|leider|(?:i'm|i am) sorry)(?: but)? )+/;
/** What it says instead is a claim. */
const instead =
  /(?<!\p{L})(?:but|however|only that|instead|although|aber|sondern|jedoch|pero|mais|però|mas|maar)(?!\p{L})/u;
const longest = 200;

/** Whether a sentence of a model says nothing but that the answer is not there. */
export function saysAbsence(sentence: string): boolean {
  if (sentence.length > longest) return false;
  const plain = sentence
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/["“”„«»*_`.!。！…]+/g, '')
    .replace(/[,;:，、\s]+/g, ' ')
    .trim()
    .replace(apology, '');
  return !instead.test(plain) && openings.some((one) => one.test(plain));
}
