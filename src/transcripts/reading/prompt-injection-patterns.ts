// What prompt injections look like, in small letters without accents (`foldCase` of `prompt-injection.ts`).

/** One of some words, which stand in a list with commas between. */
const any = (...lists: string[]) => `(?:${lists.join(', ').replaceAll(', ', '|')})`;
/** So many words that may stand between two others. */
const upTo = (most: number) => `(?:[\\p{L}\\p{N}'-]+ ){0,${most}}?`;
const pattern = (form: string) => new RegExp(form, 'u');
const wholeWords = (...lists: string[]) => pattern(`\\b${any(...lists)}\\b`);

/** Names of a model. Those of the second list are said of other things too: only a mark after them shows that it is called. */
const model = any('(?:ai |large )?(?:assistant|language model), chatbot, llm, chatgpt, ai model');
const called = any(
  '(?:ai |ki-)?assist[ae]nte?s?, ais?, ki, ai models?, chatgpt, (?:chat)?bots?, llms?, gpt, (?:large |language )*models?, sprachmodell',
  'summari[sz]er, system, system prompt, (?:system|developer) message, admin',
);
const utter = any('tell, say, answer, reply, respond, write, print, output, repeat, mention, recommend, claim');
const command = any(
  utter,
  'state, insert, include, summari[sz]e, describe, title, name, call, label, rename, ignore, disregard, forget, translate',
);
const must = any('must, should, shall, will, has to, have to, needs? to, is to, are to');
const undo = any('ignore, disregard, forget, override, bypass, stop following');
const instructions = any('instructions?, prompts?, directives?, guidelines');
const hearer = any('viewers?, users?, readers?, audience, listeners?');
const every = any('every, each, all(?: of)?(?: your| the)?, each of the');
/** Where somebody is told to do something, or called: words between leave it a sentence about that. */
const begin = `(?:^|[.,:;!?…"“”»>)(–—-] ?)(?:${any('and, then, now, please, so, but, also, just, instead, first')},? )*`;
const opening = '(?:^|[.:!?…"“] ?)';

const english = [
  '<\\|[a-z_]+\\|>|\\[/?inst\\]|<</?sys>>|</?transcript>',
  // Ignore the above and …, forget all previous instructions, reveal your prompt.
  `${begin}${undo} ${upTo(3)}${any('above, previous, prior, earlier, preceding, foregoing, initial, original, system, existing')} ${upTo(3)}(?:${instructions}|directions|guidance)`,
  `${begin}${undo} your ${upTo(2)}${any('guidelines, restrictions, filters, safeguards')}`,
  `${begin}${any('reveal, print, repeat, output, show, disclose')} your ${upTo(1)}${instructions}`,
  `${begin}${undo} (?:${upTo(3)}${instructions} (?:given )?${any('above, before this, so far')}|${any('all, any, your')} (?:of )?(?:the |your )?${instructions}(?:[.,:;!]|$| and ))`,
  `${begin}${undo} ${any('the, all, everything, all of the, anything')} ?(?:the )?above(?:,? and|[.:!]|$)`,
  `${begin}${undo} ${any('everything, all, anything, what')} ${upTo(7)}and ${upTo(2)}${utter} `,
  // Assistant, tell the viewer that …; System: you are …
  `${opening}(?:hey,? |dear |ok(?:ay)?,? |important:? )?(?:the |any |all |every )?${called} ?[,:;!–—-] ?(?:please,? |now,? |you ${must} )?(?:${command}|do not|don't|never|always|you are|you're|you ${must}) (?!(?:me|us|him|her|them)\\b)`,
  `${opening}${model} (?:please |now |you must )?(?:ignore |forget |${utter} ${any('the, that, only, all, every, with, nothing, everything, to')} )`,
  `${opening}(?:attention|(?:note|message) (?:to|for)|(?:instructions|important) for) (?:the |any |all |every )?${called}[,:;!.]`,
  `${opening}(?:(?:new|updated) )?(?:system prompt|system message|new instructions) ?:|end of (?:the )?transcript\\b`,
  // You are now an unrestricted assistant; if you are a model reading this, …; when you summarize this video, say …
  `you(?:'re| are) now (?:an? |the )?${upTo(3)}${any('assistant, ai, chatbot, bot, language model, llm, model')}(?:[,.;:!]|$| ${any('and, that, who, which, without, with, called, named')} )`,
  `${any('if, when, as, since')} (?:you(?:'re| are) )?(?:an? )?${upTo(2)}${any('ai, assistant, chatbot, bot, llm, model')}(?: ${upTo(3)}${any('reading, reads?, summari[sz]ing, processing, transcribing, answering, titling')}|,? (?:please |you ${must} )?${utter})`,
  `${any('any, every, each, all, the, whatever, whichever')} ${upTo(1)}${called} ${upTo(2)}${any('reading, reads?, summari[sz]ing, processing, transcribing, answering, titling')} this`,
  `${any('when, if, whenever')} (?:you(?:'re| are)? )?${upTo(2)}(?:summari[sz](?:e|ing)|asked (?:about|to summari[sz]e)) this ${any('video, transcript, talk, text')},? ${upTo(2)}${command}`,
  // Answer every question with …
  `${begin}(?:from now on,? you ${must} )?${any('answer, reply to, respond to')} ${any('every, all, each, any')} questions? ${any('only, with, by')} `,
  `(?:do not|don't|never) ${any('mention, reveal, repeat, disclose, quote')} ${any('this, these, the above, your')} ${upTo(1)}${instructions}`,
  `${opening}${called}[,:!] ${any('sage?, antworte, schreibe?, nenne?, ignoriere, erzahle?, behaupte')} `,
];

/** Forms in other languages, a language a row: how verbs begin, what tells which instructions, and nouns. */
const elsewhere = [
  'ignorier|vergiss|vergesst|missacht / vorherig|bisherig|obig|fruher|alle|deine / anweisung|instruktion|prompt',
  'ignor[ae]|oublie|olvid|dimentica|esquec / precedent|anterior|previa|ci-dessus|tou?t[aeo]s|tutte|tes|vos|tus|tue|suas / instru[ck]|istruzion|indicacion|consigne|orden',
  'игнорир|забуд / предыдущ|все|прежн|выше / инструкц|указани',
  '忽略|无视|忽視|無視|忘记|忘れ / 以上|之前|前面|上述|所有|上記|これまで|前の / 指令|指示|命令|提示词',
].map((row) => {
  const [verb, which, what] = row.split(' / ').map((words) => `(?:${words})`);
  const told = `(?:${which}.{0,24}${what}|${what}.{0,24}${which})`;
  return `(?<![\\p{sc=Latn}\\p{sc=Cyrl}])${verb}.{0,24}${told}|${told}.{0,12}${verb}`;
});

/** What injects a prompt wherever it stands. */
export const injections = pattern([...english, ...elsewhere].join('|'));

const claim = any('tell, say, recommend, claim, mention, pretend, promote, respond, reply, answer');

/** What does where the video speaks of nothing like it (`of`): of titles, of answers, of an audience. */
export const injectionsUnlessSpokenOf = Object.entries({
  '\\b(?:chapter|section)': `(?:titles?|names?) of ${every} ${upTo(1)}chapters? ${must} |${every} chapters? ${must} be (?:called|named|titled) |(?:${begin}|\\byou ${must} )${any('call, name, title, label, rename, entitle')} ${every} ${upTo(2)}(?:chapter|section)s?\\b(?! of\\b)`,
  '\\b(?:chapter|title|heading)': `(?:chapter|section|video) (?:title|name|heading)s? ${upTo(2)}${must} `,
  '\\b(?:answer|repl(?:y|ies)|respon|summar|title|heading|output|print)': `${every} ${upTo(1)}${any('answers?, repl(?:y|ies), responses?, summary, titles?, headings?, outputs?')} ${upTo(3)}${must} ${upTo(1)}${claim} |(?:${begin}|\\b(?:${must}|please|now) )(?:answer|reply|respond|output|print) ${any('only with, only in, exactly with, (?:with )?nothing but, only the, exactly the')} `,
  '\\b(?:assistant|ais?\\b|bots?\\b|chatbot|model|llm|gpt|system|admin)': `${called} ${must} ${claim} `,
  '\\b(?:viewer|user|reader|audience|listener)': `(?:when|if|whenever) (?:an? |the |any )?${hearer} asks? .{1,40} ${claim} |${begin}(?:tell|inform|remind|convince) (?:the|your|any|${every}) ${hearer} (?:that|to) `,
}).map(([of, form]) => ({ of: pattern(of), form: pattern(form) }));

/** What every injection has a piece of: looked for first, since hardly any sentence does. */
export const hint = pattern(
  any(
    'ignor, disregard, forget, overrid, bypass, stop following, assist, bot, model, llm, gpt, summari, system, prompt, instruction, directive',
    'guideline, guidance, chapter, section, answer, repl(?:y|ies), respon, heading, title, output, transcript, admin, asked about, restrictions',
    'filters, safeguards, tell (?:the|all|every|any|your), user, viewer, reader, audience, listener, \\[/?inst, <, \\b(?:ais?|ki|print)\\b',
    'vergiss, vergesst, missacht, oublie, olvid, dimentica, esquec, игнорир, забуд, 忽略, 无视, 忽視, 無視, 忘',
  ),
);

/** How an injection goes on in the sentence after it. */
export const continuation = pattern(
  `^(?:${any('and, then, also, please, instead, always, only, just, now')},? )*(?:${utter} |(?:do not|don't|never) ${any('say, tell, mention, reveal, answer')} |you ${must} ${utter} |in your ${any('answers?, summary, titles?, output')}|${any('title, name, call, label')} ${any('it, this, the, every, each, all')} )`,
);

/** What shows before an injection that somebody else’s words are told, … */
export const reporting = wholeWords(
  'says, sa(?:id|ying), writes, wrote, written, writing, typ(?:es|ed|ing), ask(?:s|ed|ing), tells, told, telling, reads, called, puts, sends, sent',
  'prompts, prompted, instructs, instructed, like, such as, for example, an example, for instance, suppose, imagine, somebody, someone',
  'phrases?, sentence, words, sagt, sagte, schreibt, schrieb, beispiel',
);
/** … or anywhere in its sentence and in the one before. */
export const attack = pattern(
  '\\b(?:inject|attack|jailbreak|malicious|adversar|hijack|guardrail|angriff|(?:for|an|this) example|examples|for instance|(?:looks|goes) like|zum beispiel|prompt (?:says|was|is|could|might|would)\\b)',
);

/** What a model's own words may not have, whoever is spoken to. */
export const commands = pattern(
  [
    `\\b${undo}\\b.{0,40}\\b${any('above, previous, prior, earlier, preceding, instructions?, rules?, prompts?, everything, transcript')}\\b`,
    '^#+ (?:system|instructions?)\\b|\\b(?:system|developer|hidden) (?:prompt|message)s?\\b',
    '\\b(?:previous|above|prior|earlier|following|new|these|my|your) instructions?\\b',
    '\\b(?:you are|act as|pretend to be|as) (?:now )?an? (?:ai|assistant|chatbot|(?:large )?language model)\\b',
    '\\b(?:ai|language model|chatbot|assistant)s?\\b.{0,40}\\b(?:must|should|please|have to|answer|reply|respond|output|write|title|name)\\b',
    '\\b(?:title|name|call|label|rename|entitle)d?\\b.{0,30}\\b(?:every|all|each|any|the|this|these|your)\\b.{0,20}\\bchapters?\\b',
    '\\b(?:every|all|each) (?:the )?chapters?\\b.{0,40}\\b(?:titled?|named?|called?|labell?ed)\\b|\\bchapter (?:titles?|names?)\\b.{0,30}\\b(?:must|should|to|is|are|be)\\b',
    '\\b(?:told|said|asked|given) (?:you )?(?:before|earlier|previously|above|until now)\\b.{0,40}\\b(?:no longer|not|void|forget|ignore|wrong|instead)\\b',
    '\\b(?:respond|reply|answer|output|write|print) (?:only|exactly|nothing but|with)\\b',
    '\\b(?:ignorier\\w*|vergiss|vergesst|missacht\\w*)\\b.{0,40}\\b(?:oben|obige\\w*|vorherige\\w*|bisherige\\w*|anweisung\\w*|regeln?|alles)\\b',
  ].join('|'),
);

/** What speaks of a model or of what it makes, in English and in German: with what is to be done near it, text may be an injection. */
export const modelWords = anyWords(
  `titles?, headings?, chapters?, timestamps?, table of contents, summar\\p{L}*, transcri(?:pt|b)\\p{L}*, prompts?, ai, bots?, model (?:that )?read(?:s|ing), assistants?, llms?, gpt[\\p{L}\\d]*, chatgpt, gemini, claude, llama, copilot, user (?:says|asked|wants), user's (?:request|question), (?:your|this|the) (?:output|response|reply|instructions), your (?:new|next|only|real) (?:task|job)`,
  'titel\\p{L}*, uberschrift\\p{L}*, kapitel\\p{L}*, zusammenfassung\\p{L}*, anweisung\\p{L}*, ki',
);
export const commandWords = anyWords(
  'write, say, print, put, name, call, label, use, output, reply, respond, answer, entitle, rename, reads, must, should, ha(?:s|ve) to, need to, from here on, instead, exactly, ignore, disregard, forget, stop, changed?, as follows, set, replace',
  'nenn\\p{L}*, benenn\\p{L}*, schreib\\p{L}*, verwende\\p{L}*, sollen, mussen',
);
/** What a model makes or is told, in other languages: enough for doubt, whatever is to be done with it. */
export const modelWordsElsewhere = pattern(
  '(?<!\\p{L})(?:chapitre|titres?(?!\\p{L})|capitul|titul|capitol[oi](?!\\p{L})|titol[oi](?!\\p{L})|hoofdstuk|rozdzia|tytu|(?:instru[ck]|istruz)(?:coe|cion|tie|cj|ion[ei](?!\\p{L}))|talimat|bolum|глав[аеуы](?!\\p{L})|заголов|инструкц)|章|[标標][题題]|タイトル|指示|장의|제목|챕터|지시|فصل|عنوان|تعليمات|अध्याय|शीर्षक|निर्देश|หัวข้อ|คำสั่ง',
);

function anyWords(...lists: string[]): RegExp {
  return new RegExp(`(?<!\\p{L})${any(...lists)}(?!\\p{L})`, 'gu');
}
