import type { Spoken } from '../../spoken/passages.ts';

/** Whether a question asks what was decided, or whether something was. */
const asking =
  /(?<!\p{L})(?:decid\p{L}*|decisions?|agree(?:d|ment)?|vot(?:e|ed) (?:on|about|for|to)|approv\p{L}*|outcome|resol(?:ve|ved|ution)|beschl(?:oss|ie)\p{L}*|beschluss|entschieden|entscheidung|einig\p{L}*|abgestimmt)(?!\p{L})/iu;
/** With which something is decided, and what is proposed for it. */
const settled =
  /(?<!\p{L})(?:motion (?:carries|carried|passes|passed|fails|failed|is)|(?:is |are |was |stand |stands )(?:carried|approved|adopted|rejected|settled|agreed|decided|postponed)|unanimous(?:ly)?|(?:we|they|the \p{L}+)(?:['’]ve| have|['’]re| are)? (?:all )?(?:decided|agreed|voted|settled|approved)|put (?:it|this|that|them) off|postponed? (?:it|this|until)|comes? back (?:in|to us)|turned? (?:it|this|that) down|(?:then|so|okay|alright|fine),? (?:let['’]s|we(?:['’]ll| will)|that(?:['’]s| is) (?:it|settled|agreed|decided))|let['’]s (?:say|go with|do|try|leave it|keep|settle)|(?:all )?in favou?r\?|angenommen|abgelehnt|beschlossen|einstimmig|vertagt|verschoben|einigen wir uns|dann machen wir)(?!\p{L})/iu;
const proposed =
  /(?<!\p{L})(?:(?:i|we) (?:move|propose|suggest|recommend|would suggest) (?:that|we|to)|i(?:['’]d| would) (?:suggest|propose)|we (?:should|could) (?:go with|take|use|do|try)|ich (?:schlage|beantrage)|wir sollten)(?!\p{L})/iu;
/** With which something else comes up. */
const nextItem =
  /^\W*(?:(?:okay|so|now|and|then|well)[, ]+)*(?:item|agenda|next (?:item|point|topic|on)|moving on|let['’]s move on|any questions from|(?:nächster )?punkt|tagesordnungspunkt)(?!\p{L})/iu;
/** It is decided within so many words of where it was named last. */
const mostAfter = 220;
const mostTold = 3;

export function asksDecision(question: string): boolean {
  return asking.test(question);
}

/**
 * The sentences about a place in which something is proposed and decided, up to where something else comes up: places in order,
 * the last ones; none where nothing is decided.
 *
 * @param to where what is asked for is named last; excluded
 */
export function decisionsAbout(place: number, to: number, { sentences }: Spoken): number[] {
  const limit = (sentences[Math.max(place, to - 1)]?.to ?? 0) + mostAfter;
  const places: number[] = [];
  let isSettled = false;
  for (let at = place; at < sentences.length; at += 1) {
    const { text = '', from = 0 } = sentences[at] ?? {};
    if (from > limit || (at > place && nextItem.test(text))) break;
    if (settled.test(text)) isSettled = true;
    if (settled.test(text) || proposed.test(text)) places.push(at);
  }
  return isSettled ? places.slice(-mostTold) : [];
}
