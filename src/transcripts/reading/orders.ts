/**
 * Words that give orders to a model rather than speak to viewers. Speakers may say them for that purpose, and a model that
 * obeys writes them into titles.
 */
const orders = [
  /<\|\w+\|>|\[\/?inst\]|<<\/?sys>>|^#+ (?:system|instructions?)\b/,
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:above|previous|prior|earlier|preceding|instructions?|rules?|prompts?|everything|transcript)\b/,
  /\b(?:system|developer|hidden) (?:prompt|message)s?\b/,
  /\b(?:previous|above|prior|earlier|following|new|these|my|your) instructions?\b/,
  /\b(?:you are|act as|pretend to be|as) (?:now )?an? (?:ai|assistant|chatbot|(?:large )?language model)\b/,
  /\b(?:ai|language model|chatbot|assistant)s?\b.{0,40}\b(?:must|should|please|have to|answer|reply|respond|output|write|title|name)\b/,
  /\b(?:title|name|call|label|rename|entitle)d?\b.{0,30}\b(?:every|all|each|any|the|this|these|your)\b.{0,20}\bchapters?\b/,
  /\b(?:every|all|each) (?:the )?chapters?\b.{0,40}\b(?:titled?|named?|called?|labell?ed)\b/,
  /\bchapter (?:titles?|names?)\b.{0,30}\b(?:must|should|to|is|are|be)\b/,
  /\b(?:told|said|asked|given) (?:you )?(?:before|earlier|previously|above|until now)\b.{0,40}\b(?:no longer|not|void|forget|ignore|wrong|instead)\b/,
  /\b(?:respond|reply|answer|output|write|print) (?:only|exactly|nothing but|with)\b/,
  /\b(?:ignorier\w*|vergiss|vergesst|missacht\w*)\b.{0,40}\b(?:oben|obige\w*|vorherige\w*|bisherige\w*|anweisung\w*|regeln?|alles)\b/,
  /\b(?:ignore[zr]?|oublie[zr]?)\b.{0,40}\b(?:instructions?|precedente?s?|consignes?|tout)\b/,
  /\b(?:ignora|ignore|ignorad|olvida)\b.{0,40}\b(?:instrucciones|anterior(?:es)?|todo)\b/,
  /\b(?:ignora\w*|dimentica\w*)\b.{0,40}\b(?:istruzioni|precedent[ei]|tutto)\b/,
  /\b(?:ignore[m]?|esquec\w*)\b.{0,40}\b(?:instrucoes|anterior(?:es)?|tudo)\b/,
  /\b(?:negeer|vergeet)\b.{0,40}\b(?:instructies?|eerdere|vorige|alles)\b/,
  /(?:zignoruj|zapomnij|pomin).{0,40}(?:instrukcj|polece|poprzedni|wszystk)/,
  /(?:onceki|yukaridaki|tum) .{0,30}(?:talimat|yonerge|komut)\S*.{0,20}(?:yok say|unut|dikkate alma)/,
  /(?:игнориру|забудь|не обращай).{0,40}(?:инструкц|указани|предыдущ|все)/,
  /(?:ігнору|забудь).{0,40}(?:інструкці|вказівк|попередн|все)/,
  /(?:تجاهل|انس).{0,40}(?:التعليمات|السابق|كل)/,
  /(?:이전|위의|앞의|모든).{0,12}(?:지시|명령|지침)\S*.{0,10}(?:무시|잊)/,
  /(?:पिछल|ऊपर|सभी).{0,30}निर्देश.{0,20}(?:अनदेख|नज़रअंदाज|नजरअंदाज|भूल)/,
  /(?:เพิกเฉย|ละเว้น|ลืม).{0,20}(?:คำสั่ง|ข้างต้น|ก่อนหน้า)/,
  /(?:忽略|无视|忽視|無視|忘记|忘掉).{0,12}(?:以上|之前|前面|上述|所有|指令|指示|说明|提示)/,
  /(?:以上|前|上記|これまで).{0,10}(?:指示|命令).{0,6}(?:無視|忘れ)/,
];

/**
 * What speaks of a model or of what it makes, and what is to be done with it, a language a row; `*` stands for any ending. A
 * sentence that has both near each other may give orders; viewers are told such things too, so it is only doubtful.
 */
const doubtful = [
  [
    words(
      'title, titles, heading, headings, chapter, chapters, timestamp, timestamps, table of contents, summar*, transcript*, transcrib*',
      'prompt, prompts, ai, bot, bots, model reading, model that reads, assistant, assistants, llm, llms, gpt*, chatgpt, gemini, claude',
      'llama, copilot, user says, user asked, user wants, user’s request, user’s question, your output, this output, the output',
      'your response, this response, the response, your reply, the reply, these instructions, your instructions, the instructions',
      'your new task, your next task, your only task, your real task, your new job',
    ),
    words(
      'write, say, print, put, name, call, label, use, output, reply, respond, answer, entitle, rename, reads, must, should, has to',
      'have to, need to, from here on, instead, exactly, ignore, disregard, forget, stop, changed, as follows, set, change, replace',
    ),
  ],
  [
    words('titel*, überschrift*, kapitel*, zusammenfassung*, anweisung*, ki'),
    words('nenn*, benenn*, schreib*, verwende*, sollen, müssen'),
  ],
  [
    words('titre, titres, chapitre, chapitres, consigne, consignes, résumé, ia'),
    words('écris, écrivez, nomme*, appelle*, dites, utilise*, doit, doivent'),
  ],
  [
    words('título, títulos, capítulo, capítulos, instrucciones, resumen, ia'),
    words('escrib*, titul*, nombr*, llama*, debe, deben, usa'),
  ],
  [
    words('título, títulos, capítulo, capítulos, instruções, resumo, ia'),
    words('escrev*, nome, chame, intitule*, deve, devem, use'),
  ],
  [
    words('titolo, titoli, capitolo, capitoli, istruzioni, riassunto, ia'),
    words('scriv*, intitol*, chiam*, nomina, deve, devono, usa'),
  ],
  [
    words('titel*, hoofdstuk*, instructies, samenvatting, ai'),
    words('schrijf*, noem*, gebruik*, negeer, moet, moeten'),
  ],
  [
    words('tytuł*, rozdział*, polece*, instrukcj*, streszczeni*'),
    words('napisz*, nazwij*, nazywaj*, użyj*, musi, muszą'),
  ],
  [words('başlı*, bölüm*, talimat*, özet*'), words('yaz*, adlandır*, kullan*, söyle*')],
  [words('judul, bab, instruksi, ringkasan'), words('tulis*, namai, beri, gunakan, harus')],
  [words('titel*, rubrik*, kapitel*, kapitlen, instruktion*'), words('skriv*, kalla*, namnge*, använd*, måste')],
  [
    words('глав*, заголов*, назван*, инструкци*, указани*, модел*, ассистент*, резюме'),
    words('назови*, назыв*, напиш*, пиши*, игнорир*, забудь*, ответь*, отвечай*, используй*, должн*'),
  ],
  [
    parts('章, 标题, 標題, 指令, 指示, 模型, 助手, 摘要, 总结'),
    parts('命名, 写, 寫, 回答, 叫做, 改为, 改為, 使用, 输出, 輸出, 必须, 必須, 只'),
  ],
  [
    parts('章, タイトル, 見出し, 指示, モデル, アシスタント, 要約'),
    parts('してください, せよ, しろ, 書い, 書け, 無視, 出力, 答え, 付け, つけ, 必ず, だけ'),
  ],
  [
    parts('장, 제목, 챕터, 지시, 모델, 요약, 비서'),
    parts('쓰, 적어, 무시, 답하, 출력, 붙이, 붙여, 하세요, 해라, 하라, 반드시'),
  ],
  [parts('عنوان, عناوين, فصل, فصول, تعليمات, نموذج, مساعد, ملخص'), parts('اكتب, تجاهل, سم, قل, أجب, استخدم, يجب, فقط')],
  [parts('शीर्षक, अध्याय, निर्देश, मॉडल, सहायक, सारांश'), parts('लिख, अनदेख, नज़रअंदाज, कह, रख, जवाब, केवल, सिर्फ')],
  [parts('ชื่อ, บท, หัวข้อ, คำสั่ง, โมเดล, ผู้ช่วย, สรุป'), parts('เขียน, ตั้ง, เพิกเฉย, ตอบ, ต้อง, เท่านั้น, ใช้')],
];
/** Characters between the two. */
const near = 60;

/** Words that sell, or send somewhere, rather than say what a chapter is about. */
const calls = [
  /\b(?:buy|order|subscribe|donate)\b(?: \S+){0,3} (?:now|today)\b/,
  /\b(?:order|shop|call|sign up|register|download|subscribe|donate|act|join) (?:it |us |me )?(?:now|today|here)\b/,
  /\bbuy\b.*!|^buy (?:our|my|from|at)\b/,
  /\bclick\b.{0,12}\b(?:here|now|link|below)\b/,
  /\b(?:promo|discount|coupon|voucher|referral) code\b|\buse (?:the |my |our )?code\b/,
  /\bvisit (?:our|my|us|the site|the website|www)\b|\blink in (?:the )?(?:bio|description)\b/,
  /\b(?:whatsapp|telegram)\b|\bfree trial\b|\bdot (?:com|net|org|io)\b/,
  /\b(?:jetzt|hier) (?:kaufen|bestellen|klicken|anrufen)\b/,
];

/** Whether a text orders a model about. */
export function givesOrders(text: string): boolean {
  const folded = fold(text);
  return orders.some((pattern) => pattern.test(folded));
}

/** Whether a text may order a model about, as far as its words tell: true of much that is said to viewers, too. */
export function mayGiveOrders(text: string): boolean {
  const spaced = ` ${fold(text).replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')} `;
  return givesOrders(text) || doubtful.some(([what = [], todo = []]) => standNear(spaced, what, todo));
}

/** Whether a title calls for something to be bought, visited or joined. */
export function callsForAction(title: string): boolean {
  const folded = fold(title);
  return calls.some((pattern) => pattern.test(folded));
}

/** Whether one of each stands in the text near the other, and not as the same word: "title" may be either. */
function standNear(text: string, some: readonly string[], others: readonly string[]): boolean {
  const places = some.flatMap((one) => placesOf(one, text));
  if (places.length === 0) return false;
  const isNear = (at: number) => places.some((place) => place !== at && Math.abs(place - at) <= near);
  return others.some((other) => placesOf(other, text).some(isNear));
}

function placesOf(part: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at);
  return places;
}

/** Words and phrases as they stand between spaces. */
function words(...lists: string[]): string[] {
  return parts(...lists).map((entry) => (entry.endsWith('*') ? ` ${entry.slice(0, -1)}` : ` ${entry} `));
}

/** What stands anywhere in a text. */
function parts(...lists: string[]): string[] {
  return lists.flatMap((list) => list.split(', ')).map(fold);
}

/** A text as forms of orders are written: in small letters without accents, one space between words. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ');
}
