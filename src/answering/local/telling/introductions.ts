import type { Spoken } from '../../spoken/passages.ts';
import { type Quote, quoteAt } from '../quoting/quote.ts';

const asking =
  /^\W*(?:who(?:['’]s| is| are| was)? (?:the |his |her |their |today['’]s )?(?:speakers?|hosts?|presenters?|guests?|narrators?|interviewer|lecturer|speaking|talking|presenting)|wer (?:ist|sind|war) (?:der|die|das) (?:sprecher(?:in)?|gast|gäste|moderator(?:in)?)|wer (?:spricht|redet))\W*(?:\p{L}+\W*){0,3}$/iu;
/** With which somebody is introduced, or says who they are; names have capitals where the transcript has. */
const introducing =
  /(?<!\p{L})(?:(?:[Mm]y name is|I['’]m|I am|(?:here )?with me (?:is|today)|I have with me|[Mm]y guests?(?: today)?(?: is| are)?|(?:we['’]re |I['’]m )?joined by|[Pp]lease welcome|[Ii]ch bin|[Mm]ein Name ist|[Hh]ier ist(?: die| der)?|[Mm]ein Gast|[Zz]u Gast ist)(?: heute)?(?: \p{Ll}+)?),? (?:\p{Lu}[\p{L}.'’-]+)|(?<!\p{L})(?:my name is|mein name ist) \p{L}+/u;
/** How much of the video an introduction takes: sentences. */
const opening = 14;
const mostTold = 2;

/** Whether a question asks for who speaks in the video: `Who is the guest?` */
export function asksWhoSpeaks(question: string): boolean {
  return asking.test(question);
}

/** How those who speak are introduced near the beginning, in order; none where nobody is. */
export function introductionsIn(spoken: Spoken): Quote[] {
  const places = [...spoken.sentences.keys()].slice(0, opening);
  return places
    .filter((place) => introducing.test(spoken.sentences[place]?.text ?? ''))
    .slice(0, mostTold)
    .map((place) => quoteAt(place, spoken))
    .filter((quote, at, all) => quote.from >= (all[at - 1]?.to ?? 0));
}
