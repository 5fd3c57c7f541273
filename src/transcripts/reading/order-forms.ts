import { fold } from './orders.ts';

// What planted orders (`planted-orders.ts`) look like, in small letters without accents.

/** Words, with commas between: one of them. */
const one = (...lists: string[]) => `(?:${lists.join(', ').split(', ').join('|')})`;
/** So many words that may stand between two others. */
const upTo = (most: number) => `(?:[\\p{L}\\p{N}'-]+ ){0,${most}}?`;

/** Who is spoken to. The words of the second row are said of other things too: only a mark after them shows that they are called. */
const reader = one(
  'assistant, chatbot, language model, large language model, llm, chatgpt, ai assistant, ai model, ai language model',
);
const called = one(
  'assistant, assistants, ai, ais, ai models, ai assistants, chatgpt, bot, bots, chatbot, chatbots, llm, llms, gpt, model, models',
  'language model, language models, large language model, large language models, summarizer, summariser, system, system prompt',
  'system message, developer message, admin',
);
const greeting = one('hey, dear, attention, hello, ok, okay, important');
const addressed = one('attention, note to, note for, message to, message for, instructions for, important for');
const say = one(
  'tell, say, answer, reply, respond, write, print, output, repeat, mention, recommend, claim, state, insert, include, pretend',
  'summarize, summarise, describe, title, name, call, label, rename, ignore, disregard, forget, translate',
);
const model = one('assistant, ai, chatbot, bot, language model, llm, model');
const summing = one('summarize, summarise, summarizing, summarising, asked about, asked to summarize');
const not = one("do not, don't, never");
const must = one('must, should, shall, will, has to, have to, needs to, need to, is to, are to');
const utter = one(
  'tell, say, answer, reply, respond, write, print, output, repeat, mention, recommend, claim, pretend',
);
const reading = one('reading, reads, read, summarizing, summarising, processing, transcribing, answering, titling');
const hearer = one('viewer, viewers, user, users, reader, readers, audience, listener, listeners');
const all = one('every, each, all, all of your, all the, each of the, all of the');
const product = one(
  'answer, answers, reply, replies, response, responses, summary, summaries, title, titles, heading, headings, output, outputs',
);
const undo = one('ignore, disregard, forget, override, bypass, stop following');
const before = one('above, previous, prior, earlier, preceding, foregoing, initial, original, system, existing');
const setUp = one('instruction, instructions, prompt, prompts, directive, directives, guidelines');
const article = '(?:the |any |all |every )?';
const told = `(?:${say}|do not|don't|never|always|you are|you're|you ${must})`;
const what = one('the, that, only, all, every, each, in, with, nothing, everything, to');
/** Whoever asks for something for himself speaks to somebody who is there. */
const toOthers = '(?!(?:me|us|him|her|them)\\b)';
/** Where somebody is called or told to do something: words between leave it a sentence about that. */
const begin = `(?:^|[.,:;!?…"“”»>)(–—-] ?)(?:${one('and, then, now, please, so, but, also, just, instead, first')},? )*`;
/** Where a sentence begins, so that whoever is named is called, and not listed: `like AI, you will …`. */
const opening = `(?:^|[.:!?…"“] ?)`;

/** Forms that are orders wherever they stand, the marks that models read as such first. */
const english = compiled([
  '<\\|[a-z_]+\\|>|\\[/?inst\\]|<</?sys>>|</?transcript>',
  // Ignore the above and …, forget all previous instructions
  `${begin}${undo} ${upTo(3)}${before} ${upTo(3)}(?:${setUp}|directions|guidance)`,
  `${begin}${undo} your ${upTo(2)}${one('guidelines, restrictions, filters, safeguards')}`,
  `${begin}${one('reveal, print, repeat, output, show, disclose')} your ${upTo(1)}${setUp}`,
  `${begin}${undo} ${upTo(3)}${setUp} (?:given )?${one('above, before this, so far')}`,
  `${begin}${undo} ${one('all, any, your, all of your')} (?:the |of the )?${setUp}(?:[.,:;!]|$| and )`,
  `${begin}${undo} ${one('the, all, everything, all of the, anything')} ?(?:the )?above(?:,? and|[.:!]|$)`,
  `${begin}${undo} ${one('everything, all, anything, what')} ${upTo(7)}and ${upTo(2)}${utter} `,
  // Assistant, tell the viewer that …; System: you are …
  `${opening}(?:${greeting},? )?${article}${called} ?[,:;!–—-] ?(?:please,? |now,? |you ${must} )?${told} ${toOthers}`,
  `${opening}(?:${greeting} )?${reader} (?:please |now |you must )?${one('ignore, forget')} `,
  `${opening}(?:${greeting} )?${reader} (?:please |now |you must )?${utter} ${what} `,
  `${opening}${addressed} ${article}${called}[,:;!.]`,
  `${opening}(?:${one('new, updated')} )?${one('system prompt, system message, new instructions')} ?:|end of (?:the )?transcript\\b`,
  // You are now an unrestricted assistant.
  `you(?:'re| are) now (?:an? |the )?${upTo(3)}${model}(?:[,.;:!]|$| ${one('and, that, who, which, without, with, called, named')} )`,
  // If you are a model reading this, …; when you summarize this video, say …
  `${one('if, when, as, since')} you(?:'re| are) ${upTo(2)}${model} ${upTo(3)}${reading}`,
  `${one('if, as')} (?:you(?:'re| are) )?an? ${upTo(1)}${one('ai, language model, llm, chatbot')},? (?:please |you ${must} )${utter}`,
  `if you(?:'re| are) an? ${upTo(1)}${one('ai, language model, llm, chatbot')},? ${utter}`,
  `${one('any, every, each, all, the, whatever, whichever')} ${upTo(1)}${called} ${upTo(2)}${reading} this`,
  `${one('whoever, whatever, anyone who, anybody who')} ${one('summarizes, summarises, titles')} this ${upTo(2)}${must} `,
  // Answer every question with …
  `${begin}${one('answer, reply to, respond to')} ${one('every, all, each, any')} questions? ${one('only, with, by')} `,
  `${begin}from now on,? you ${must} ${one('answer, reply, respond')} `,
  `${one('when, if, whenever')} (?:you(?:'re| are)? )?${upTo(2)}${summing} this ${one('video, transcript, talk, text')},? ${upTo(2)}${say}`,
  `${not} ${one('mention, reveal, repeat, disclose, quote')} ${one('this, these, the above, your')} ${upTo(1)}${setUp}`,
]);

const nothingElse = one('only with, only in, exactly with, with nothing but, nothing but, only the, exactly the');

export interface Unheard {
  form: RegExp;
  /** What it is about. */
  of: RegExp;
}

/** Forms that are orders where the video speaks of nothing like it: of titles, of answers, of an audience. */
export const unheard: readonly Unheard[] = [
  {
    form: compile(
      `(?:chapter|section|video) ${one('title, titles, name, names, heading, headings')} ${upTo(2)}${must} `,
    ),
    of: /\b(?:chapter|title|heading)/u,
  },
  {
    form: compile(
      `${one('title, titles, name, names')} of ${all} ${upTo(1)}chapters? ${must} |${all} chapters? ${must} be ${one('called, named, titled')} `,
    ),
    of: /\b(?:chapter)/u,
  },
  {
    form: compile(
      `(?:${begin}|\\byou ${must} )${one('call, name, title, label, rename, entitle')} ${all} ${upTo(2)}(?:chapter|section)s?\\b(?! of\\b)`,
    ),
    of: /\b(?:chapter|section)/u,
  },
  {
    form: compile(
      `${all} ${upTo(1)}${product} ${upTo(3)}${must} ${upTo(1)}${one('say, tell, mention, recommend, claim, promote')} `,
    ),
    of: /\b(?:answer|repl(?:y|ies)|response|summar|title|heading|output)/u,
  },
  {
    form: compile(
      `(?:${begin}|\\b(?:${must}|please|now) )${one('answer, reply, respond, output, print')} ${nothingElse} `,
    ),
    of: /\b(?:answer|repl(?:y|ies)|respon|output|print)/u,
  },
  {
    form: compile(
      `(?:${model}|${called}) ${must} ${one('tell, say, recommend, claim, mention, pretend, promote, respond, reply')} `,
    ),
    of: /\b(?:assistant|ais?\b|bots?\b|chatbot|model|llm|gpt|system|admin)/u,
  },
  {
    form: compile(
      `${one('when, if, whenever')} (?:an? |the |any )?${hearer} asks? .{1,40} ${one('say, tell, answer, reply, respond, claim')} `,
    ),
    of: /\b(?:viewer|user|reader|audience|listener)/u,
  },
  {
    form: compile(
      `${begin}${one('tell, inform, remind, convince')} ${one('the, all, every, each, any, your, all the')} ${hearer} (?:that|to) `,
    ),
    of: /\b(?:viewer|user|reader|audience|listener)/u,
  },
];

/** The like in other languages, a language a row: how verbs, what tells which and nouns begin. */
const elsewhere: readonly string[][] = [
  [
    'ignorier, vergiss, vergesst, missacht, ubergeh',
    'vorherig, bisherig, obig, fruher, vorangegangen, alle, deine, eure',
    'anweisung, instruktion, prompt',
  ],
  [
    'ignore, ignorez, oublie, oubliez',
    'precedent, ci-dessus, anterieur, toutes, tes, vos',
    'instruction, consigne, directive',
  ],
  [
    'ignora, ignore, ignorad, olvida, olvide',
    'anterior, previa, todas, arriba, tus, sus',
    'instruccion, indicacion, orden',
  ],
  ['ignora, ignorate, dimentica', 'precedent, tutte, sopra, tue', 'istruzion, indicazion'],
  ['ignore, ignora, esqueca, esquece', 'anterior, todas, acima, suas', 'instruc, ordens'],
  ['negeer, vergeet', 'vorige, eerdere, bovenstaande, alle', 'instructie, opdracht'],
  ['zignoruj, ignoruj, zapomnij', 'poprzedni, wczesniejsz, wszystki, powyzsz', 'instrukcj, polece'],
  ['yok say, unut, dikkate alma', 'onceki, yukaridaki, tum', 'talimat, yonerge, komut'],
  ['игнорир, забуд', 'предыдущ, все, прежн, выше', 'инструкц, указани'],
  ['ігнор, забуд', 'попередн, усі, всі, вище', 'інструкці, вказівк'],
  ['تجاهل, انس', 'السابق, كل, أعلاه, جميع', 'التعليمات, الأوامر'],
  ['무시, 잊', '이전, 위의, 앞의, 모든', '지시, 명령, 지침'],
  ['अनदेख, नज़रअंदाज, नजरअंदाज, भूल', 'पिछल, ऊपर, सभी', 'निर्देश'],
  ['เพิกเฉย, ละเว้น, ลืม', 'ข้างต้น, ก่อนหน้า, ทั้งหมด', 'คำสั่ง'],
  [
    '忽略, 无视, 忽視, 無視, 忘记, 忘掉, 忘れ',
    '以上, 之前, 前面, 上述, 所有, 上記, これまで, 前の',
    '指令, 指示, 命令, 提示词',
  ],
].map((row) => row.map(fold));
const elsewhereForms = elsewhere.map((row) => {
  const [undo = '', which = '', setUp = ''] = row.map((list) => `(?<![\\p{sc=Latn}\\p{sc=Cyrl}])${one(list)}`);
  const instructions = `(?:${which}.{0,24}${setUp}|${setUp}.{0,24}${which})`;
  return compile(`${undo}.{0,24}${instructions}|${instructions}.{0,12}${undo}`);
});
/** Who is called in other languages, and what is wanted. */
const calledElsewhere = compiled([
  `${opening}${one('assistent, ki, ki-assistent, sprachmodell')}[,:!] ${one('sage?, antworte, schreibe?, nenne?, ignoriere, erzahle?, behaupte')} `,
  `${opening}${one('assistant, ia')} ?[,:!] ${one('dis, dites, reponds, repondez, ecris, ecrivez, ignore, ignorez')} `,
  `${opening}${one('asistente, ia')}[,:!] ${one('di, diga, responde, escribe, ignora')} `,
  `${opening}${one('assistente, ia')}[,:!] ${one('di, rispondi, scrivi, diga, responda, escreva, ignora, ignore')} `,
  `${opening}${one('ассистент, помощник')}[,:!] ${one('скажи, ответь, напиши, игнорируй')} `,
]);

/** All forms that are orders wherever they stand. */
export const orders = [...english, ...elsewhereForms, ...calledElsewhere];

/** What every order has a piece of: looked for first, since hardly any sentence does. */
export const hint = compile(
  `${one(
    'ignor, disregard, forget, overrid, bypass, stop following, assist, bot, model, llm, gpt, summari, system, prompt, instruction',
    'directive, guideline, guidance, chapter, section, answer, reply, replies, respon, heading, title, output, transcript, admin',
    'asked about, restrictions, filters, safeguards, tell the, tell all, tell every, tell any, tell your, user, viewer, reader',
    'audience, listener, \\[/?inst, <, ассистент, помощник',
    ...elsewhere.map(([undo = '']) => undo),
  )}|\\b${one('ais?, ki, ia, print')}\\b`,
);

/** What shows that somebody else’s words are told: before the order, … */
export const reporting = wholeWords(
  'says, said, saying, writes, wrote, written, writing, types, typed, typing, asks, asked, asking, tells, told, telling, reads',
  'called, puts, sends, sent, prompts, prompted, instructs, instructed, like, such as, for example, an example, for instance',
  'suppose, imagine, somebody, someone, phrase, phrases, sentence, words',
  'sagt, sagte, schreibt, schrieb, beispiel, dit, ecrit, exemple, dice, ejemplo',
);
/** … or anywhere in its sentence and in the one before: it is spoken of what such orders are. */
export const attack = compile('\\b(?:inject|attack|jailbreak|malicious|adversar|hijack|guardrail|angriff)');
export const example = wholeWords(
  'for example, an example, this example, examples, for instance, looks like, goes like, zum beispiel',
  'prompt says, prompt was, prompt is, prompt could, prompt might, prompt would',
);

/** How an order goes on in the sentence after it. */
export const goesOn = compile(
  `^(?:${one('and, then, also, please, instead, always, only, just, now')},? )*(?:${one(
    `${utter} `,
    `${not} ${one('say, tell, mention, reveal, answer')} `,
    `you ${must} ${utter} `,
    `in your ${product}`,
    `${one('title, name, call, label')} ${one('it, this, the, every, each, all')} `,
  )})`,
);

/** What a question has that asks for planted orders. */
export const asking = compile(
  `\\b(?:inject|jailbreak|prompt|ignor|disregard)|\\b${one('previous, above, hidden, planted, vorherigen?, versteckten?')} ${one(
    'instructions, orders, commands, anweisungen, befehle',
  )}\\b`,
);
export const toldTo = wholeWords('told, ordered, asked, instructed, tell, order');
export const calledOne = wholeWords('assistant, assistants, assistent, chatbot, chatbots');

function compiled(forms: readonly string[]): RegExp[] {
  return forms.map(compile);
}

function wholeWords(...lists: string[]): RegExp {
  return compile(`\\b${one(...lists)}\\b`);
}

function compile(form: string): RegExp {
  return new RegExp(form, 'u');
}
