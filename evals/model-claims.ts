import type { AnsweringInput } from '../src/answering/engine.ts';
import { claimJudge } from '../src/answering/language-model/judging/judge-claim.ts';
import { readSpoken } from '../src/answering/spoken/passages.ts';
import { type AskedDocument, seeded } from './answers-material.ts';
import { namesOf, withNegation, withOtherName, withOtherNumber, withoutNegation } from './answers-planted.ts';
import type { ClaimKind, JudgedClaim } from './claims.ts';
import type { ModelAnswer } from './invented.ts';

/**
 * What a language model claimed about the talks that we invented, asked as the engine asks, and what is made of it by rule: each
 * with the sentences that it cites and the words that it quotes, held against the talk by all that an answer goes through.
 */
export function modelClaims(documents: readonly AskedDocument[], answers: readonly ModelAnswer[]): JudgedClaim[] {
  const random = seeded(23);
  const byTalk = Map.groupBy(answers, ({ talk }) => talk);
  const namesIn = (talk: string) => [
    ...new Set(byTalk.get(talk)?.flatMap(({ claims }) => claims.flatMap(({ text }) => namesOf(text)))),
  ];
  return documents.flatMap(({ id, group, input }, at) => {
    const spoken = readSpoken(input.transcript, input.durationSeconds);
    const places = [...spoken.sentences.keys()];
    const away = documents[(at + 1 + Math.floor(random() * (documents.length - 1))) % documents.length]?.id ?? '';
    const strangers = (byTalk.get(away) ?? []).flatMap(({ claims }) => claims);
    const names = [...namesIn(id), ...namesIn(away)];
    return (byTalk.get(id) ?? []).flatMap(({ question, claims }) => {
      const judge = judgeOf({ ...input, question });
      return claims.flatMap(({ text, passages, quote }): JudgedClaim[] => {
        const claim = (kind: ClaimKind, said: string | undefined): JudgedClaim[] => {
          if (said === undefined || (said === text && kind !== 'model')) return [];
          const own = passages.flatMap((number) => spoken.sentences[number - 1]?.text ?? []);
          const faults: JudgedClaim['faults'] = (seemsFalse) => judge({ text: said, passages, quote }, seemsFalse);
          return [{ group, document: id, kind, isTrue: kind === 'model', text: said, own, faults }];
        };
        return [
          ...claim('model', text),
          ...claim('number', withOtherNumber(text, random)),
          ...claim('negation', withNegation(text)),
          ...claim('affirmed', withoutNegation(text)),
          ...claim('name', withOtherName(text, names, random)),
          ...claim('elsewhere', strangers[Math.floor(random() * strangers.length)]?.text),
        ];
      });
    });

    /** The judge of one question, made when it is first needed, with whatever tells false claims now. */
    function judgeOf(asked: AnsweringInput) {
      let seemsFalse: (signals: Float32Array) => boolean = () => false;
      let judge: ReturnType<typeof claimJudge> | undefined;
      return (
        claim: { text: string; passages: number[]; quote: string },
        now: (signals: Float32Array) => boolean,
      ): ReturnType<JudgedClaim['faults']> => {
        seemsFalse = now;
        judge ??= claimJudge(asked, spoken, places, (signals) => seemsFalse(signals));
        const verdict = judge({ kind: 'claim', ...claim, form: 'sentence' });
        return verdict.kind === 'kept' ? [] : [{ kind: 'content', text: verdict.cause }];
      };
    }
  });
}
