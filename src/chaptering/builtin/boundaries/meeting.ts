import { wholly } from '../../../transcripts/reading/phrase-forms.ts';
import { bareWord } from '../../../transcripts/reading/terms.ts';
import type { Talk } from '../talk.ts';

/** How many chapters a meeting has for each that a creator would make of a talk like it: it stays longer with each matter. */
export const ofUsualInMeetings = 0.63;

/** So many at least say so large a part of the words each. */
const fewestSpeakers = 3;
const leastShare = 0.04;
/** Those who meet name their meeting so often in so many seconds at its beginning and its end. */
const fewestNamings = 2;
const edgeSeconds = 300;

/** What those who meet call it, what lies before them, and who leads; English, German, French, Spanish, Portuguese, Italian, Dutch. */
const naming = wholly(
  [
    'meetings?|agenda|calls?|committees?|minutes',
    'chair(man|woman|person)?',
    'sitzung(en)?',
    'besprechung(en)?',
    'tagesordnung(spunkte?)?',
    'ausschuss(es)?',
    'réunions?|comité|reunión|reuniones|acta|reunião|reuniões|pauta|riunion[ei]|verbale',
    'vergadering(en)?',
    'notulen',
  ],
  'u',
);

/** Whether several people, whom the source names, meet to go through their matters. */
export function isMeeting({ words, durationSeconds }: Pick<Talk, 'words' | 'durationSeconds'>): boolean {
  const said = new Map<string, number>();
  for (const { by } of words) if (by !== null) said.set(by, (said.get(by) ?? 0) + 1);
  const speakers = [...said.values()].filter((count) => count >= leastShare * words.length);
  if (speakers.length < fewestSpeakers) return false;
  const atEdge = words.filter(({ start }) => start < edgeSeconds || start > durationSeconds - edgeSeconds);
  return atEdge.filter(({ text }) => naming.test(bareWord(text))).length >= fewestNamings;
}
