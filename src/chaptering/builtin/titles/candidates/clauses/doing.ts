import { wholly } from '../../../../../transcripts/reading/phrase-forms.ts';
import { bareForms, commanding, finite, joins } from '../../words/clause-words.ts';
import { doingForm } from '../../words/doing-form.ts';
import { spellPhrase } from '../phrases/spell-phrase.ts';
import { lowerOf, type Said } from '../said.ts';
import { type Clause, clause, clauseEnd, openingOf, standsAlone } from './clause.ts';

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

/** "Pick one battery system": a sentence that opens with a verb in its bare form, up to its end. */
export function imperativeOf(said: Said): Clause[] {
  const { senses, sentence } = said;
  const low = lowerOf(said);
  const from = openingOf(said);
  const to = clauseEnd(said, from);
  const [first, last] = [senses[from], senses[to - 1]];
  if (first?.part !== 'verb' || first.known.noun > 0.3 || !/^\p{L}{3,}$/u.test(first.bare)) return [];
  if (/(?:ed|ly|s|ing)$/.test(first.bare) || to - from < 3 || to - from > 7) return [];
  // "Pick one battery system and turn down …" is whole; "boil eggs and rice" is not.
  const goesOn = to < sentence.to && joins.test(low(to)) && !commanding.has(low(to + 1));
  if (last?.part !== 'noun' || goesOn || !senses[sentence.to - 1]?.closes || sentence.question) return [];
  return commanding.has(first.bare) && standsAlone(said, from + 1, to) ? clause(said, 'doing', from, to) : [];
}

/** Every "you count urchins" of a sentence as "counting urchins", where a verb stands in its bare form and takes a noun. */
export function doingsIn(said: Said): Clause[] {
  const found: Clause[] = [];
  for (let at = said.sentence.from + 1; at < said.sentence.to - 1; at++) {
    if (!isDone(said, at)) continue;
    const to = objectEnd(said, at + 1);
    // What a verb of its own follows is no object: "you wear the rock is".
    const isSubject = to < said.sentence.to && !said.senses[to - 1]?.closes && finite.test(lowerOf(said)(to));
    if (isSubject || to <= at + 1) continue;
    const verb = doingForm(said.senses[at]?.bare ?? '');
    found.push({ kind: 'doing', from: at, to, text: `${verb} ${spellPhrase(said.words, at + 1, to, said.casing)}` });
  }
  return found;
}

/** Whether a verb in its bare form stands at a place, and somebody does it. */
function isDone(said: Said, at: number): boolean {
  const low = lowerOf(said);
  const [before, sense] = [said.senses[at - 1], said.senses[at]];
  if (!bareForms.has(low(at - 1)) || before?.closes || !sense || sense.closes || sense.weak) return false;
  // A verb that is well known as one: of a rare word nobody can tell.
  if (sense.part === 'name' || sense.part === 'grammar' || sense.known.rarity === 1 || sense.known.noun > 0.45)
    return false;
  if (!/^[a-z]{3,}$/.test(sense.bare) || /(?:ed|ly|s|ing|got|ught|ew|ose)$/.test(sense.bare)) return false;
  if (past.test(sense.bare) || /^(?:not|no|never)$/.test(low(at - 2))) return false;
  // "While I clean the tanks" tells of something else.
  return !(low(at - 1) === 'i' && /^(?:while|when|whenever|if|as|because|since)$/.test(low(at - 2)));
}

/** Where the noun phrase ends that begins at a place, its article included; the place itself where there is none. */
function objectEnd({ senses, sentence }: Said, from: number): number {
  let end = from;
  const limit = Math.min(sentence.to, from + 6);
  for (let to = from; to < limit; to++) {
    const sense = senses[to];
    if (!sense) break;
    const isArticle = to === from && /^(?:a|an|the|your)$/.test(sense.bare);
    if (sense.part === 'grammar' && !isArticle && sense.bare !== 'of') break;
    if (sense.part === 'verb' || sense.part === 'gerund') break;
    if (sense.part === 'noun' || sense.part === 'name') end = to + 1;
    if (sense.closes) break;
  }
  const [last, next] = [senses[end - 1], senses[end]];
  return end > from && (last?.weak || (next?.bare === 'of' && !last?.closes)) ? from : end;
}
