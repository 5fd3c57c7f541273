import { danglers, leads, pointing } from '../../words/clause-words.ts';
import { doingForm } from '../../words/doing-form.ts';
import type { Sense } from '../../words/senses.ts';
import { spellPhrase } from '../phrases/spell-phrase.ts';
import { lowerOf, type Said } from '../said.ts';
import {
  acting,
  auxiliary,
  doings,
  ending,
  faint,
  introducing,
  leading,
  modal,
  pausing,
  subject,
  thinking,
  trailing,
  viewing,
  wondering,
} from './asking-forms.ts';
import type { Clause } from './clause.ts';

/** A question says something of its own where one of its nouns is this rare. */
const leastRarity = 0.3;
const fewest = 2;
const most = 9;
const longest = 49;
/** Questions that begin later in a sentence than this many words are its afterthought. */
const farIn = 60;

/** Words of a question that are read. */
const reach = 26;

/** What an English question is about, as a title would say it: the question itself cut short, or the topic within it. */
export function askedTopics(said: Said): Clause[] {
  const { words, sentence } = said;
  if (!sentence.question || words[sentence.from + 1]?.spaced === false) return [];
  const found: Clause[] = [];
  const last = Math.min(sentence.to, sentence.from + farIn);
  for (let at = sentence.from; at < last - 2; at++) if (mayAsk(said, at)) found.push(...topicsFrom(said, at));
  return [...new Map(found.map((clause) => [clause.text.toLowerCase(), clause])).values()];
}

/** Whether a question may begin at a place: after punctuation, or after words that lead to one. */
function mayAsk(said: Said, at: number): boolean {
  const low = lowerOf(said);
  const isOpening = at === said.sentence.from || said.senses[at - 1]?.closes === true || leads.has(low(at - 1));
  if (auxiliary.test(low(at))) return isOpening;
  return (isOpening || introducing.test(low(at - 1))) && (wondering.test(low(at)) || low(at) === "what's");
}

/** What a question that begins at a place may be about. */
function topicsFrom(said: Said, from: number): Clause[] {
  const low = lowerOf(said);
  const limit = Math.min(said.sentence.to, from + reach);
  const text = `${Array.from({ length: limit - from }, (_, offset) => low(from + offset)).join(' ')} `;
  const after = (lead: RegExp) => {
    const match = lead.exec(text);
    return match && from + wordsIn(match[0]);
  };
  const topics = leading.flatMap((lead) => {
    const start = after(lead);
    return start === null ? [] : topicAt(said, start);
  });
  const doing = after(doings);
  const thought = after(thinking);
  return [
    ...topics,
    ...(doing === null ? [] : deedAt(said, doing)),
    ...(thought === null ? asAsked(said, from) : inverted(said, thought)),
  ];
}

/** "Challenges of hiring beekeepers", of "what are the main challenges of hiring beekeepers?". */
function topicAt(said: Said, from: number): Clause[] {
  const { senses, sentence } = said;
  const low = lowerOf(said);
  let start = from;
  while (start < sentence.to && faint.test(`${low(start)} `)) start++;
  if (/^(?:how|why|what|who|where|when|whether)$/.test(low(start))) {
    const to = endOf(said, start, 4, pausing);
    return to - start >= 4 ? kept(said, 'asked', start, to) : [];
  }
  return endsOf(said, start).flatMap((to) => {
    const [first, end] = [senses[start], senses[to - 1]];
    if (!first || !end || first.part === 'grammar' || first.part === 'verb') return [];
    return end.part === 'noun' || end.part === 'name' ? kept(said, 'asked', start, to) : [];
  });
}

/** "Leaving the company", of "what made you leave the company". */
function deedAt(said: Said, from: number): Clause[] {
  const verb = said.senses[from];
  if (viewing.test(verb?.bare ?? '')) return topicAt(said, from + 1);
  if (!verb || !/^[a-z]{3,}$/.test(verb.bare) || /(?:ed|ly|s|ing)$/.test(verb.bare) || verb.part === 'grammar')
    return /ing$/.test(verb?.bare ?? '') ? topicAt(said, from) : [];
  return endsOf(said, from).flatMap((to) => {
    const end = said.senses[to - 1];
    if (end?.part !== 'noun' && end?.part !== 'name') return [];
    return kept(said, 'asked', from, to, { before: `${doingForm(verb.bare)} `, shown: from + 1 });
  });
}

/** "Will Iran answer?", of "do you think Iran will answer?". */
function inverted(said: Said, from: number): Clause[] {
  const low = lowerOf(said);
  const to = endOf(said, from, 5, pausing);
  const auxiliaryAt = Array.from({ length: Math.min(7, to - from) }, (_, offset) => from + offset).find((at) =>
    modal.test(low(at)),
  );
  if (auxiliaryAt === undefined || auxiliaryAt === from || to - auxiliaryAt < 2 || !stands(said, from, to)) return [];
  const who = spellPhrase(said.words, from, auxiliaryAt, said.casing);
  const rest = spellPhrase(said.words, auxiliaryAt + 1, to, said.casing).replace(trailing, '');
  return fitting({ kind: 'question', from, to, text: `${low(auxiliaryAt)} ${who} ${rest}?` });
}

function asAsked(said: Said, from: number): Clause[] {
  const { senses } = said;
  const low = lowerOf(said);
  const to = endOf(said, from, 4, pausing);
  if (to - from < 4 || /^(?:much|many)$/.test(low(from + 1)) || low(from + 1) === 'you' || low(from + 2) === 'you')
    return [];
  // "What are the questions?" asks nothing of its own.
  const isTelling = ({ part, weak, known }: Sense) =>
    part === 'name' || (part === 'noun' && !weak && known.rarity >= leastRarity);
  if (!senses.slice(from + 1, to).some(isTelling)) return [];
  // "Can also look at …" and "do and what …" have lost who is asked about.
  const hasSubject = subject.test(low(from + 1)) || /^(?:noun|name|adjective)$/.test(senses[from + 1]?.part ?? '');
  if (auxiliary.test(low(from)) && !hasSubject) return [];
  const isAsked = [from, from + 1, from + 2, from + 3].some((at) => auxiliary.test(low(at)) || acting.test(low(at)));
  // "Where the old uranium …" has lost its verb.
  const isBroken = wondering.test(low(from)) && /^(?:and|or|the|a|an|what|how)$/.test(low(from + 1));
  return isAsked && !isBroken ? kept(said, 'question', from, to, { after: '?' }) : [];
}

/** Where what begins at a place ends, at the latest. */
function endOf(said: Said, from: number, atLeast: number, before = ending): number {
  const low = lowerOf(said);
  let to = from;
  while (to < said.sentence.to) {
    to++;
    if (said.senses[to - 1]?.closes) return to;
    if (to - from >= atLeast && before.test(low(to))) return to;
  }
  return to;
}

/** Where a phrase may end: at its clause's end, and before its last prepositions where that is long. */
function endsOf(said: Said, from: number): number[] {
  const { senses } = said;
  const to = endOf(said, from, 2);
  const shorter: number[] = [];
  for (let at = from + 2; at < to; at++) {
    const before = senses[at - 1]?.part;
    if (senses[at]?.part === 'grammar' && (before === 'noun' || before === 'name')) shorter.push(at);
  }
  return [to, ...shorter.slice(-2)];
}

function stands(said: Said, from: number, to: number): boolean {
  const low = lowerOf(said);
  for (let at = from; at < to; at++) {
    const isPointing = pointing.has(low(at)) && !/^(?:we|us|our)$/.test(low(at));
    if (isPointing || /^(?:um|uh|you|your)$/.test(low(at)) || low(at) === low(at + 1)) return false;
  }
  return !danglers.has(low(to - 1));
}

/** What is said from `shown` to `to`, without the words with which nothing ends; none where it does not stand by itself. */
function kept(
  said: Said,
  kind: Clause['kind'],
  from: number,
  to: number,
  { before = '', after = '', shown = from } = {},
): Clause[] {
  const low = lowerOf(said);
  let end = to;
  while (end > shown + 1 && danglers.has(low(end - 1))) end--;
  // "What it does" without its verb asks something else.
  if (kind === 'question' && end < to) return [];
  if (end - from < fewest || end - from > most + (kind === 'question' ? 2 : 0) || !stands(said, shown, end)) return [];
  const text = before + spellPhrase(said.words, shown, end, said.casing).replace(trailing, '') + after;
  return fitting({ kind, from, to: end, text });
}

function fitting(clause: Clause): Clause[] {
  return [...clause.text].length <= longest && clause.text.split(' ').length >= fewest ? [clause] : [];
}

function wordsIn(text: string): number {
  return text.trim().split(' ').length;
}
