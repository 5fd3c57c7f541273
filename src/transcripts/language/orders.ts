/**
 * Words that give orders to a model rather than speak to viewers. Speakers may say them for that purpose, and a model that
 * obeys writes them into titles.
 */
const orders = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:above|previous|prior|earlier|preceding|instructions?|rules?|prompts?|everything|transcript)\b/,
  /\b(?:system|developer|hidden) (?:prompt|message)s?\b/,
  /\b(?:previous|above|prior|earlier|following|new|these|my|your) instructions?\b/,
  /\b(?:you are|act as|pretend to be|as) (?:now )?an? (?:ai|assistant|chatbot|(?:large )?language model)\b/,
  /\b(?:ai|language model|chatbot|assistant)s?\b.{0,40}\b(?:must|should|please|have to|answer|reply|respond|output|write|title|name)\b/,
  /\b(?:title|name|call|label|rename|entitle)d?\b.{0,30}\b(?:every|all|each|any|the|this|these|your)\b.{0,20}\bchapters?\b/,
  /\b(?:every|all|each) (?:the )?chapters?\b.{0,40}\b(?:titled?|named?|called?|labell?ed)\b/,
  /\bchapter (?:titles?|names?)\b.{0,30}\b(?:must|should|to|is|are|be)\b/,
  /\b(?:respond|reply|answer|output|write|print) (?:only|exactly|nothing but|with)\b/,
  /\b(?:ignorier\w*|vergiss|vergesst|missacht\w*)\b.{0,40}\b(?:oben|obige\w*|vorherige\w*|bisherige\w*|anweisung\w*|regeln?|alles)\b/,
  /\b(?:ignore[zr]?|oublie[zr]?)\b.{0,40}\b(?:instructions?|precedente?s?|consignes?|tout)\b/,
  /\b(?:ignora|ignore|ignorad|olvida)\b.{0,40}\b(?:instrucciones|anterior(?:es)?|todo)\b/,
  /(?:忽略|无视|忘记|忘掉).{0,12}(?:以上|之前|前面|上述|所有|指令|指示|说明|提示)/,
  /(?:以上|前|上記|これまで).{0,10}(?:指示|命令).{0,6}(?:無視|忘れ)/,
];

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

/** Whether a title calls for something to be bought, visited or joined. */
export function callsForAction(title: string): boolean {
  const folded = fold(title);
  return calls.some((pattern) => pattern.test(folded));
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ');
}
