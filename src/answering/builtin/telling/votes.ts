import { anywhere, atBegin, word, words } from '../../../transcripts/reading/phrase-forms.ts';
import type { Spoken } from '../../spoken/passages.ts';
import type { Wording } from '../../wording.ts';
import type { Query } from '../question/query.ts';
import { quoteAt } from '../quoting/quote.ts';
import { itemOf, leadOf } from './answer-pieces.ts';
import type { ToldQuote } from './compose.ts';
import { asksConsent } from './decision-forms.ts';
import { tellsResult } from './decisions.ts';

/** Who voted how, and how a vote came out: `Who was against the bridge?`, `How did the vote on the bridge go?` */
const asksVotes = atBegin([
  `who (${word} )?(voted|opposed|abstained|objected|dissented|was (opposed|against|in favou?r))`,
  `how did ${words(0, 2)}vote`,
  'how did the (votes?|voting)( .{1,60})? (go|end|come out)(?=\\W*$)',
  'what (was|were|is) the (results?|outcome) of the (votes?|voting)',
  `wer (hat )?${words(0, 4)}(gestimmt|enthielt|enthalten)`,
  'wer war (dagegen|dafür)',
]);
/** How a vote came out, or who stood where in it. */
const tells = anywhere([
  '(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zero|nothing|\\d+) to (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zero|nothing|\\d+)(?=[,.]| with| in favou?r| against)',
  '(opposed|dissenting|abstain(s|ed|ing))',
  'vot(es?|ed|ing) (no|nay|against|yes|aye)',
  'unanimous(ly)?',
  "(it|that|this|motion)('s| is| was)? (then )?carried|carried(?=,? (then|unanimously)\\W*$|\\W*$)",
  'all (ayes|in favou?r)[,.] no',
  'dagegen gestimmt|gegenstimmen?',
  'enthaltung(en)?',
  'einstimmig',
]);
/** Who it was is told beside it. */
const names = /(?<=\p{P}* )\p{Lu}\p{Ll}+/u;
const ofVoting =
  /^(?:vot|oppos|abstain|object|dissent|second|motion|favor|against|result|outcom|go$|end$|came$|com$|stim|enthal|dageg|dafur)/u;
/** `Opposed?` */
const asksAgainst =
  /(?<!\p{L})(?:opposed|against|nays?|no votes|objections?|abstain\p{L}*|abstentions?|gegenstimmen|enthaltungen)\?$/iu;
/** Who is against says so, and the result is told, within so many sentences. */
const mostToResult = 6;
/** What is voted on is spoken of within so many words before. */
const wordsBefore = 400;

/** The vote of which a question asks who voted how, with how it came out, in order; nothing where it asks for none, or none is heard. */
export function voteOn({ question, sought }: Query, spoken: Spoken, wording: Wording): ToldQuote[] {
  if (!asksVotes.test(question)) return [];
  const { sentences, stems } = spoken;
  const own = sought.filter(({ stem }) => !ofVoting.test(stem)).map(({ stem }) => stem);
  const worthOf = (place: number) => {
    const { text = '', from = 0, question: isAsking } = sentences[place] ?? {};
    if (isAsking || !tells.test(text)) return 0;
    const about = own.map((key) => {
      let words = 0;
      for (let at = place; at >= 0 && words <= wordsBefore; at -= 1) {
        if (stems[at]?.includes(key)) return 1 - words / (2 * wordsBefore);
        words = from - (sentences[at - 1]?.from ?? 0);
      }
      return 0;
    });
    if (own.length > 0 && !about.some((one) => one > 0)) return 0;
    return 1 + about.reduce((sum, one) => sum + one, 0) + (names.test(text) ? 0.2 : 0);
  };
  const worths = [...sentences.keys()].map(worthOf);
  const most = Math.max(0, ...worths);
  if (most === 0) return [];
  const best = worths.indexOf(most);
  const asked = askedBefore(best, spoken);
  const quote = quoteAt(asked ?? best, spoken, asked === undefined ? {} : { ...counted, until: best });
  const vote: ToldQuote = { lead: leadOf('what', spoken.by[best], wording), quote, form: 'sentence' };
  return [
    vote,
    ...resultAfter(vote.quote.to, spoken).map((place) => itemOf(quoteAt(place, spoken, alone), spoken, wording)),
  ];
}

const alone = { enough: 1, most: 30, decides: true };
/** Who is for it and who against is counted between the question and the result: `Those in favour? Three. Against? Ben. Carried.` */
const counted = { asking: true, enough: 1, most: 60, decides: true };

/** Where the same speaker asks for those in favour shortly before telling the result; undefined where nobody is asked. */
function askedBefore(place: number, { sentences, by }: Spoken): number | undefined {
  for (let at = place - 1; at >= Math.max(0, place - mostToResult) && by[at] === by[place]; at -= 1) {
    if (asksConsent.test(sentences[at]?.text ?? '')) return at;
  }
  return undefined;
}

/** Where others than who asks say that they are against, and where the result is told, from a place on. */
function resultAfter(from: number, { sentences, by }: Spoken): number[] {
  const places: number[] = [];
  for (let at = from; at < Math.min(from + mostToResult, sentences.length); at += 1) {
    const { text = '', question: isAsking } = sentences[at] ?? {};
    const isReply = asksAgainst.test(sentences[at - 1]?.text ?? '') && by[at] !== by[at - 1];
    if (isReply || (!isAsking && (tells.test(text) || tellsResult(text)))) places.push(at);
    if (tellsResult(text)) break;
  }
  return places;
}
