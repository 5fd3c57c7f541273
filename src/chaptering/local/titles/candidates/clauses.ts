import { wholly } from '../../../../transcripts/language/phrase-forms.ts';
import type { Sentence } from '../../../../transcripts/language/sentences.ts';
import type { Word } from '../../../../transcripts/language/words.ts';
import { type Casing, trimmed } from '../words/casing.ts';
import {
  announcing,
  askers,
  bareForms,
  breaks,
  commanding,
  danglers,
  finite,
  germanAskers,
  joins,
  leads,
  negative,
  pointing,
  prepositional,
} from '../words/clause-words.ts';
import { doingForm } from '../words/doing-form.ts';
import type { Sense } from '../words/senses.ts';
import { adverbs, spellPhrase } from './phrases.ts';

/** A topic that the speaker puts in so many words: a question, an announcement, "how …". */
export interface Clause {
  kind: 'question' | 'asked' | 'announced' | 'how' | 'statement' | 'doing';
  /** Places of the words it rests on, `to` excluded. */
  from: number;
  to: number;
  text: string;
}

/** Forms of verbs after "I" and "we" that are no bare ones. */
const past = wholly(
  [
    'ate|became|began|bit|broke|built|came|did|drove|dug|fell|felt|forgot|found|froze|gave',
    'had|heard|held|hid|kept|led|left|lost|made|meant|met|paid|ran|rang|rode|sang|sank|sat',
    'saw|sent|shook|shot|slept|slid|sold|spent|spoke|stole|stood|stuck|swam|swept|swung|took',
    'told|understood|went|wept|woke|won|wore|wound|wrote',
  ],
  'u',
);

/** Clauses of a sentence that might serve as a title. */
export function clausesOf(
  words: readonly Word[],
  senses: readonly Sense[],
  sentence: Sentence,
  casing: Casing,
): Clause[] {
  const found: Clause[] = [];
  const low = (at: number) => trimmed(words[at]?.text ?? '').toLowerCase();
  if (words[sentence.from + 1]?.spaced === false) return found;
  question();
  announcement();
  statement();
  imperative();
  for (let at = sentence.from + 1; at < sentence.to - 1; at++) doing(at);
  for (let at = sentence.from; at < sentence.to - 2; at++) if (low(at) === 'how' || low(at) === 'why') how(at);
  return found;

  /** The first place at or after `from` after which the speaker pauses, at most the sentence's end. */
  function clauseEnd(from: number): number {
    let to = from;
    while (to < sentence.to) {
      if (senses[to]?.closes) return to + 1;
      to++;
      if (to > from && breaks.has(low(to))) return to;
    }
    return to;
  }

  function stands(from: number, to: number, mayPoint = false): boolean {
    for (let at = from; at < to; at++) {
      // "How cold is this water?" points to nothing that the title lacks.
      const isArticle = mayPoint && low(at) === 'this' && senses[at + 1]?.part === 'noun' && !senses[at + 1]?.weak;
      const counts = low(at) === 'one' && at + 1 < to && senses[at + 1]?.part === 'noun';
      if ((pointing.has(low(at)) && !isArticle && !counts) || low(at) === low(at + 1)) return false;
    }
    if (/['’]s$/.test(low(from)) || /['’]s$/.test(low(from + 1))) return false;
    return !danglers.has(low(to - 1));
  }

  function add(kind: Clause['kind'], from: number, to: number, before = '', after = '') {
    const text = before + spellPhrase(words, from, to, casing) + after;
    const spelled = kind === 'question' ? text.replace(/ this (?=\p{L})/u, ' the ') : text;
    if ([...text].length <= 52) found.push({ kind, from, to, text: spelled });
  }

  function question() {
    let from = sentence.from;
    while (from < sentence.to && leads.has(low(from))) from++;
    // "Bob, what is …": the question begins after the last comma.
    for (let at = sentence.to - 2; at > from; at--) {
      if (senses[at - 1]?.closes && askers.has(low(at))) {
        from = at;
        break;
      }
    }
    const to = clauseEnd(from);
    if (!askers.has(low(from)) || to - from < 3 || to - from > 10 || to < sentence.to) return;
    if (!sentence.question && !/^(?:how|why|wie|warum)$/.test(low(from))) return;
    if (low(from) === 'how' && /^(?:much|many)$/.test(low(from + 1))) return;
    // A clause of German whose verb stands last asks nothing: "Was Wikingerkegeln ist".
    if (germanAskers.test(low(from)) && finite.test(low(to - 1))) return;
    if (low(from) === 'how' && /^(?:do|does|did|can|would|should)$/.test(low(from + 1))) {
      const verb = afterAnybody(from + 2);
      if (verb > from + 2) {
        if (stands(verb, to)) add('question', verb, to, 'how to ');
        return;
      }
    }
    const living = from + 4;
    if (low(from) === 'what' && low(from + 2) === 'it' && low(from + 3) === 'like' && /ing$/.test(low(living))) {
      if (stands(living, to)) add('question', living, to);
      return;
    }
    // "Who pays for this?" stands by itself; "what is this?" does not.
    const last = low(to - 1) === 'this' && /^(?:who|why)$/.test(low(from)) && to - from > 3 ? to - 1 : to;
    // "How they can be safe" asks nothing, and neither does "wie das Haus aussah", whose verb stands last.
    const isAsked = germanAskers.test(low(from))
      ? sentence.question
      : !/^(?:how|why)$/.test(low(from)) ||
        [from + 1, from + 2].some((at) => finite.test(low(at)) || /^(?:did|do|am|may)$/.test(low(at)));
    if (stands(from, last, true)) add('question', from, to, '', isAsked ? '?' : '');
  }

  /** The place after "you", "people", "a person"; the place itself where somebody certain is meant. */
  function afterAnybody(at: number): number {
    if (/^(?:you|we|i|people|one|somebody|someone)$/.test(low(at))) return at + 1;
    return low(at) === 'a' && low(at + 1) === 'person' ? at + 2 : at;
  }

  function announcement() {
    for (let at = sentence.from; at < Math.min(sentence.to - 1, sentence.from + 12); at++) {
      if (at > sentence.from && !senses[at - 1]?.closes && at > sentence.from + 3) continue;
      const text = words
        .slice(at, Math.min(sentence.to, at + 24))
        .map((_, offset) => low(at + offset))
        .join(' ');
      const rest = announcing.exec(text)?.[1];
      if (!rest || /\b(?:don't|not|never|nicht)\b/.test(text.slice(0, -rest.length))) continue;
      const count = rest.split(' ').length;
      let from = Math.min(sentence.to, at + 24) - count;
      while (
        from < sentence.to &&
        /^(?:the|a|an|this|that|my|our|your|these|some|about|is|die|der|das|den|dem|ein|eine|einen)$/.test(low(from))
      )
        from++;
      announcedAt(from);
      return;
    }
  }

  /** "You count urchins" as "counting urchins", where a verb stands in its bare form and takes a noun. */
  function doing(at: number) {
    const sense = senses[at];
    if (!bareForms.has(low(at - 1)) || senses[at - 1]?.closes || sense?.closes || !sense || sense.weak) return;
    // A verb that is well known as one: of a rare word nobody can tell.
    if (sense.part === 'name' || sense.part === 'grammar' || sense.known.rarity === 1 || sense.known.noun > 0.45)
      return;
    if (!/^[a-z]{3,}$/.test(sense.bare) || /(?:ed|ly|s|ing|got|ught|ew|ose)$/.test(sense.bare)) return;
    if (past.test(sense.bare)) return;
    if (/^(?:not|no|never)$/.test(low(at - 2))) return;
    // "While I clean the tanks" tells of something else.
    if (low(at - 1) === 'i' && /^(?:while|when|whenever|if|as|because|since)$/.test(low(at - 2))) return;
    const phrase = phraseAfter(at + 1);
    // What a verb of its own follows is no object: "you wear the rock is".
    if (phrase < sentence.to && !senses[phrase - 1]?.closes && finite.test(low(phrase))) return;
    if (phrase > at + 1) {
      const text = `${doingForm(sense.bare)} ${spellPhrase(words, at + 1, phrase, casing)}`;
      found.push({ kind: 'doing', from: at, to: phrase, text });
    }
  }

  /** "Pick one battery system": a sentence that opens with a verb in its bare form, up to its end. */
  function imperative() {
    let from = sentence.from;
    while (from < sentence.to && leads.has(low(from))) from++;
    const to = clauseEnd(from);
    const [first, last] = [senses[from], senses[to - 1]];
    if (first?.part !== 'verb' || first.known.noun > 0.3 || !/^\p{L}{3,}$/u.test(first.bare)) return;
    if (/(?:ed|ly|s|ing)$/.test(first.bare) || to - from < 3 || to - from > 7 || !senses[sentence.to - 1]?.closes)
      return;
    // "Pick one battery system and turn down …" is whole; "boil eggs and rice" is not.
    const goesOn = to < sentence.to && joins.test(low(to)) && !commanding.has(low(to + 1));
    if (last?.part !== 'noun' || goesOn) return;
    if (!sentence.question && commanding.has(first.bare) && stands(from + 1, to)) add('doing', from, to);
  }

  /** Where the noun phrase ends that begins at a place, its article included; the place itself where there is none. */
  function phraseAfter(from: number): number {
    let end = from;
    const limit = Math.min(sentence.to, from + 6);
    for (let to = from; to < limit; to++) {
      const sense = senses[to];
      if (!sense) break;
      if (sense.part === 'grammar' && !(to === from && /^(?:a|an|the|your)$/.test(sense.bare)) && sense.bare !== 'of')
        break;
      if (sense.part === 'verb' || sense.part === 'gerund') break;
      if (sense.part === 'noun' || sense.part === 'name') end = to + 1;
      if (sense.closes) break;
    }
    const next = senses[end];
    if (end > from && (senses[end - 1]?.weak || (next && !senses[end - 1]?.closes && next.bare === 'of'))) return from;
    return end;
  }

  /** A short clause that opens a sentence and stands by itself: "Sea otters have no blubber". */
  function statement() {
    let from = sentence.from;
    while (from < sentence.to && leads.has(low(from))) from++;
    const to = clauseEnd(from);
    if (to < sentence.to && joins.test(low(to))) return;
    // Where nothing is punctuated, sentences are cut by length and may end anywhere.
    if (sentence.question || !senses[sentence.to - 1]?.closes) return;
    if (to - from < 4 || to - from > 9 || askers.has(low(from)) || prepositional.test(low(from))) return;
    const parts = senses.slice(from, to).map(({ part }) => part);
    const verb = parts.findIndex((part, at) => part === 'verb' || finite.test(low(from + at)));
    const lead = parts.slice(0, verb);
    if (verb < 1 || !lead.some((part) => part === 'noun' || part === 'name') || verb === parts.length - 1) return;
    if (/['’]s$/.test(words[from]?.text ?? '') || senses[from]?.weak) return;
    const last = senses[to - 1];
    if (last?.part !== 'noun' && last?.part !== 'name' && last?.part !== 'number') return;
    if (!stands(low(from) === 'our' ? from + 1 : from, to) || negative.test(low(from))) return;
    if (!runsOn(from + verb, to)) add('statement', from, to);
  }

  /** "The studio put out a statement | Pale Lantern": whether a name follows "a" thing, where another sentence begins that nothing marks. */
  function runsOn(from: number, to: number): boolean {
    for (let at = from + 2; at + 1 < to; at++) {
      const isThing = senses[at]?.part === 'noun' && senses[at]?.closes === false;
      if (isThing && /^an?$/.test(low(at - 1)) && senses[at + 1]?.part === 'name') return true;
    }
    return false;
  }

  /** Takes the noun phrase, "doing something" or "how …" that was announced. */
  function announcedAt(from: number) {
    if (/^(?:how|why|what|who)$/.test(low(from))) return how(from, 'announced');
    let to = from;
    let end = from;
    const limit = Math.min(sentence.to, from + 8);
    while (to < limit) {
      const sense = senses[to];
      if (breaks.has(low(to)) && !joins.test(low(to))) break;
      if (!sense || pointing.has(low(to)) || (sense.part === 'verb' && to > from)) break;
      if (sense.part === 'grammar' && to === from) break;
      to++;
      if (sense.part === 'noun' || sense.part === 'name' || (sense.part === 'gerund' && to > from + 1)) end = to;
      if (sense.closes) break;
    }
    const own = senses.slice(from, end).map(({ bare }) => bare);
    if (end > from && !adverbs.test(own.join(' '))) add('announced', from, end);
  }

  /** "How to …", "how a projection works", "why pilots swear". */
  function how(from: number, kind: Clause['kind'] = 'how') {
    const to = clauseEnd(from);
    if (to - from < 3 || to - from > 8 || (low(from) === 'why' && finite.test(low(from + 1)))) return;
    if (/^(?:do|does|did|is|are|was|many|much|long|about|come|the hell)$/.test(low(from + 1))) return;
    if (low(from + 1) === 'you' || low(from + 1) === 'to' || low(from + 1) === 'we') {
      const verb = from + 2;
      if (stands(verb, to) && to - verb > 1 && low(from) === 'how') add(kind, verb, to, 'how to ');
      return;
    }
    if (stands(from, to)) add(kind, from, to);
  }
}
