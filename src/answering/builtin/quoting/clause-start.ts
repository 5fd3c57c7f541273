import { isFunctionWord } from '../../../transcripts/reading/function-words.ts';
import { wholly } from '../../../transcripts/reading/phrase-forms.ts';
import { bareWord } from '../../../transcripts/reading/terms.ts';
import type { Word } from '../../../transcripts/reading/words.ts';
import { fold } from '../../spoken/stem.ts';

/** With these something new begins. */
const opener = /^(?:so|and|but|okay|ok|now|well|yes|alright|anyway|then|also|und|aber|jetzt|dann|nun)$/iu;
/** With these a clause begins, whatever stands before them; what `when` and `because` begin belongs to what went before. */
const clause =
  /^(?:it['’]s|that['’]s|there['’]s|i['’]m|i['’]ve|i['’]ll|you['’]re|we['’]re|we['’]ve|they['’]re|he['’]s|she['’]s|let['’]s)$/iu;
/** And with these, after a word that says something. */
const subject = /^(?:i|you|we|they|he|she|it|there|this|these|ich|wir|ihr|er|es)$/iu;
/** After these a clause goes on: `i think it …`, `when you …` */
const leading = wholly([
  'think|know|say|says|said|mean|hope|see|tell|told|guess|believe|feel|show|let|make|makes',
  'made|want|like|ask|asked|if|when|because|that|than|where|what|why|how|glaube|denke|weiß',
  'sage',
]);
/** How far an end is moved to where a clause begins: words. */
const furthest = { on: 9, back: 5 };

/** Seconds of silence before what begins anew. */
const silence = 1.2;

/** How surely a clause begins with a word of an unpunctuated text: 2, 1, or 0 where none does. */
export function clauseStart(words: readonly Word[], at: number): 0 | 1 | 2 {
  const { text = '', pause = silence } = words[at] ?? {};
  if (pause >= silence) return 2;
  const before = fold(bareWord(words[at - 1]?.text ?? ''));
  if (leading.test(before) || opener.test(before)) return 0;
  if (opener.test(text)) return 2;
  if (clause.test(text)) return 1;
  return subject.test(text) && !isFunctionWord(before) ? 1 : 0;
}

/** Where an unpunctuated quote ends that would be cut before a word: at the nearest clause, if there is one. */
export function clauseEnd(words: readonly Word[], least: number, last: number, most: number): number {
  for (const sure of [2, 1] as const) {
    for (let step = 0; step <= furthest.on; step += 1) {
      const [on, back] = [last + step, last - step];
      if (on <= most && clauseStart(words, on) >= sure) return on;
      if (step <= furthest.back && back > least && clauseStart(words, back) >= sure) return back;
    }
  }
  return last;
}
