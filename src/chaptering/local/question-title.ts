import { type Casing, withCapital } from './casing.ts';
import type { Contrast } from './contrast.ts';
import type { Sentence } from './sentences.ts';
import { bareWord, type Terms } from './terms.ts';
import { isWeak } from './weak-words.ts';
import { textOf, type Word } from './words.ts';

const askers = new Set(
  'what why how who where when which do does did is are can could should will would has have wie warum wieso wer wo wann welche welcher welches ist sind kann soll sollte muss gibt braucht'.split(
    ' ',
  ),
);
const lead = new Set(
  'so and but okay ok all right alright well now um uh yeah then also und aber ja okay gut dann genau'.split(' '),
);
/** Words that point to something said before, so that the question does not stand alone. */
const pointing = new Set(
  `it its their that this they them he she him her his those these there here i me my we us our so then too one ones it's that's he's she's they're das es er sie ihn dem den dies dieses da dort dann so davon dafür wir uns ich mir mich
thing things stuff something anything else other another mean say said happened talk tell guys know explain think`.split(
    /\s+/,
  ),
);

/** The host's question near the chapter's start as its title, where it is short and stands by itself; else null. */
export function questionTitle(
  sentences: readonly Sentence[],
  words: readonly Word[],
  terms: Terms,
  contrast: Contrast,
  casing: Casing,
): string | null {
  const strongest = Math.max(0, ...contrast.values());
  for (const sentence of sentences.slice(0, 5)) {
    if (!sentence.question) continue;
    let from = sentence.from;
    while (from < sentence.to && lead.has(bareWord(words[from]?.text ?? ''))) from++;
    const own = words.slice(from, sentence.to);
    if (own.length < 4 || own.length > 9 || !askers.has(bareWord(own[0]?.text ?? ''))) continue;
    if (own.some((word) => pointing.has(word.text.toLowerCase().replace(/[?,.!’]/g, '')))) continue;
    if (own.slice(0, -1).some((word) => /[,.!?;]$/.test(word.text))) continue;
    let best = 0;
    let telling = 0;
    for (let at = from; at < sentence.to; at++) {
      const id = terms.ids[at] ?? -1;
      if (id < 0 || isWeak(bareWord(words[at]?.text ?? ''))) continue;
      best = Math.max(best, contrast.get(id) ?? 0);
      telling++;
    }
    if (telling < 1 || best < strongest * 0.4) continue;
    const text = textOf([{ ...(own[0] as Word), text: casing.spell(own[0]?.text ?? '') }, ...own.slice(1)]);
    if ([...text].length <= 49) return withCapital(text);
  }
  return null;
}
