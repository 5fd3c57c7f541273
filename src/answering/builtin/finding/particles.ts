import { bareWord } from '../../../transcripts/reading/terms.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { fold, stem } from '../../spoken/stem.ts';

/** Words that turn a verb into another one, and those that turn it into the opposite. */
const opposites: Readonly<Record<string, string>> = {
  on: 'off',
  off: 'on',
  in: 'out',
  out: 'in',
  up: 'down',
  down: 'up',
};
/** A particle stands right after its verb, or after the thing: `turn the water off`. */
const mostBetween = 4;
/** With which a clause ends. */
const clauseEnd = /[.?!,;]$/;

/** A verb with its particle: `turn off`. */
interface PhrasalVerb {
  stem: string;
  particle: string;
}

/** The verb of a question that a particle goes with: `How do I turn the water off?`; undefined where none does. */
export function phrasalVerbOf(question: string): PhrasalVerb | undefined {
  const [, verb = '', direct = '', late = ''] =
    /(?<!\p{L})(?:i|you|we|one|she|he|they|to) (\p{L}+) (?:(on|off|in|out|up|down) (?:the|a|an|my|your|it|them|this|that)(?!\p{L})|(?:\p{L}+ ){1,3}(on|off|in|out|up|down)\W*$)/iu.exec(
      question,
    ) ?? [];
  const particle = (direct || late).toLowerCase();
  return particle === '' ? undefined : { stem: stem(fold(verb)), particle };
}

/** Whether a sentence tells the opposite: `turn the water back on`, and nothing of the verb itself. */
export function tellsOpposite({ stem: verb, particle }: PhrasalVerb, place: number, spoken: Spoken): boolean {
  const { from = 0, to = 0 } = spoken.sentences[place] ?? {};
  const words = spoken.words.slice(from, to).map(({ text }) => text);
  const after = words.flatMap((word, at) => {
    if (stem(fold(bareWord(word))) !== verb) return [];
    const near = words.slice(at + 1, at + 2 + mostBetween);
    const end = near.findIndex((one) => clauseEnd.test(one));
    return (end < 0 ? near : near.slice(0, end + 1)).map((one) => fold(bareWord(one)));
  });
  return after.includes(opposites[particle] ?? '') && !after.includes(particle);
}
