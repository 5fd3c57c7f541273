import { asksLengthOfVideo } from '../kinds/duration.ts';
import type { Asked } from './asked.ts';
import { asksForFigure } from './question/measured.ts';
import { accountOfFound } from './telling/account-of-found.ts';
import type { Account } from './telling/compose.ts';
import { goOn } from './telling/go-on.ts';
import { asksWhoSpeaks, whoSpeaks } from './telling/introductions.ts';
import { judgementsOn, verdictOn } from './telling/judgements.ts';
import { noneOf } from './telling/none-of.ts';
import { overviewOf } from './telling/overview.ts';
import { reportedOf } from './telling/reported.ts';
import { figureOfSubject } from './telling/subject.ts';
import { toldWithin } from './telling/told-within.ts';
import { voteOn } from './telling/votes.ts';
import { decisionsOf, tasksOf, volunteersFor } from './telling/whole-meeting.ts';
import { silent, wordsOfSpeakers } from './telling/words-of-speakers.ts';

/** Answers one kind of question; undefined for any other, and where there is nothing of that kind to tell. */
type Teller = (asked: Asked) => Account | undefined;

/** Says what a question is answered with: of those who answer one kind, the first that has something to tell; else whoever looks for what is asked. */
export function tell(asked: Asked): Account {
  for (const teller of tellers) {
    const account = teller(asked);
    if (account) return account;
  }
  const account = accountOfFound(asked);
  const none = account.kind === 'not_said' ? noneOf(asked) : undefined;
  return none ? { ...account, pieces: [none] } : account;
}

const answered = (pieces: Account['pieces']): Account | undefined =>
  pieces.length > 0 ? { kind: 'answered', pieces } : undefined;

const tellers: readonly Teller[] = [
  function beyondTheEnd({
    within,
    input: {
      reading: { durationSeconds },
    },
    wording,
  }) {
    if (!within || within.from < durationSeconds) return undefined;
    return { kind: 'not_said', pieces: [{ heading: wording.ends(durationSeconds) }] };
  },
  function howLongItIs({
    input: {
      question,
      reading: { durationSeconds },
    },
    wording,
  }) {
    if (!asksLengthOfVideo.test(question)) return undefined;
    return { kind: 'not_said', pieces: [{ heading: wording.ends(durationSeconds) }] };
  },
  function atTheTime({ within, query, ground, model, wording }) {
    return within && answered(toldWithin(within, query, ground, model, wording));
  },
  function fromThereOn({ query: { kind }, following, ground: { spoken }, wording }) {
    if (following === undefined || (kind !== 'next' && kind !== 'more')) return undefined;
    return answered(goOn(kind, following, spoken, wording));
  },
  function whoIsThere(asked) {
    const { input, ground, wording } = asked;
    const none = asksWhoSpeaks(input.question) ? noneOf(asked) : undefined;
    return answered(whoSpeaks(input, ground.spoken, wording)) ?? (none && { kind: 'not_said', pieces: [none] });
  },
  function howGoodItIs({ query, ground: { spoken, titled }, wording }) {
    return answered([judgementsOn, verdictOn].flatMap((judge) => judge(query, spoken, titled, wording)));
  },
  function whatTheySettle({ query, ground: { spoken }, wording }) {
    return answered([decisionsOf, tasksOf, volunteersFor].flatMap((told) => told(query, spoken, wording)));
  },
  function whoVoted({ query, ground: { spoken }, wording }) {
    return answered(voteOn(query, spoken, wording));
  },
  function whatIsReported({ query, ground, wording }) {
    return answered(reportedOf(query, ground, wording));
  },
  function howMuchOfIt({ query, ground: { spoken, titled }, wording }) {
    const figure = figureOfSubject(query, spoken, titled, wording);
    return figure && answered([figure]);
  },
  function whatItIsAbout(asked) {
    const { query, input, ground, wording } = asked;
    if (query.sought.length > 0) return undefined;
    const none = noneOf(asked);
    if (none) return { kind: 'not_said', pieces: [none] };
    // Of whom or what it asks how much is not known: `How old is she?`
    if (!query.isWhole && asksForFigure(query.kind))
      return { kind: 'not_said', pieces: [{ heading: wording.notSaid([]) }] };
    const vague = query.isWhole ? [] : [{ heading: wording.vague }];
    return answered([...vague, ...overviewOf(input, ground.spoken, wording)]);
  },
  function whatTheySay({ query: { speakers, whole }, ground: { spoken }, wording }) {
    if (!whole) return undefined;
    const said = answered(wordsOfSpeakers(speakers, whole, spoken, wording));
    return said ?? { kind: 'not_said', pieces: [silent(speakers, wording)] };
  },
];
