/**
 * What the check of a language model's claims takes away, of true sentences and of false ones:
 * `node evals/answers-claims.ts [--authors abcd] [--show KIND]`. True are the sentences that a strong model answered about the invented
 * talks; false is what a rule makes of them: another number or name, a denial put in or dropped, a sentence about another talk beside
 * the same quote.
 */
import { parseArgs } from 'node:util';
import { claimChecker, type Verdict } from '../src/answering/language-model/check-claim.ts';
import { readTranscript } from '../src/transcripts/reading/reading.ts';
import { seeded } from './answers-material.ts';
import { transcriptOf } from './document.ts';
import { readInventedTalks, readModelAnswers } from './invented.ts';
import { bootstrap } from './measures.ts';

const { values: options } = parseArgs({
  options: { authors: { type: 'string', default: 'abcdefgh' }, show: { type: 'string' } },
});

interface Checked {
  talk: string;
  kind: string;
  text: string;
  verdict: Verdict;
}

const random = seeded(23);
const byTalk = Map.groupBy(readModelAnswers(), ({ talk }) => talk);
const talks = readInventedTalks().filter(({ document }) => options.authors.includes(document.id[0] ?? ''));
const textsOf = (talk: string | undefined) =>
  (byTalk.get(talk ?? '') ?? []).flatMap(({ claims }) => claims.map(({ text }) => text));
const checked: Checked[] = talks.flatMap(({ document }, at) => {
  const { id, title, duration_seconds: durationSeconds } = document;
  const reading = readTranscript(transcriptOf(document), durationSeconds);
  const chapters = document.chapters.map((one) => ({ startSeconds: one.start_seconds, title: one.title }));
  const strange = textsOf(talks[(at + 1 + Math.floor(random() * (talks.length - 1))) % talks.length]?.document.id);
  const names = [...textsOf(id), ...strange].flatMap(namesOf);
  return (byTalk.get(id) ?? []).flatMap(({ question, claims }) => {
    const check = claimChecker({ reading, chapters, title, question }, [...reading.sentences.keys()]);
    return claims.flatMap(({ text, passages, quote }) => {
      const made: [string, string | undefined][] = [
        ['true', text],
        ['number', withOtherNumber(text)],
        ['name', withOtherName(text, names)],
        ['denied', withNegation(text)],
        ['affirmed', withoutNegation(text)],
        ['another talk', anyOf(strange)],
      ];
      return made.flatMap(([kind, said]): Checked[] => {
        if (said === undefined || (kind !== 'true' && said === text)) return [];
        const verdict = check({ kind: 'claim', text: said, passages, quote, form: 'sentence' });
        return [{ talk: id, kind, text: said, verdict }];
      });
    });
  });
});

console.log(`${''.padEnd(16)}number  removed  95 %       quoted instead`);
const groups = Map.groupBy(checked, ({ kind }) => kind);
const falseOnes = checked.filter(({ kind }) => kind !== 'true');
for (const [kind, own] of [...groups, ['false, of all kinds', falseOnes] as const]) {
  const values = own.map(({ talk, verdict }) => ({ group: talk, value: verdict.kind === 'kept' ? 0 : 1 }));
  const share = (count: number) => (count / Math.max(1, own.length)).toFixed(3);
  const [low, high] = bootstrap(values);
  const removed = values.filter(({ value }) => value === 1).length;
  const quoted = own.filter(({ verdict }) => verdict.kind === 'quoted').length;
  console.log(
    `${kind.padEnd(20)}${String(own.length).padEnd(8)}${share(removed).padEnd(9)}${low.toFixed(2)}–${high.toFixed(2)}  ${share(quoted)}`,
  );
}
for (const { talk, kind, text, verdict } of checked) {
  if (kind !== options.show || (kind === 'true') === (verdict.kind === 'kept')) continue;
  console.log(
    `\n${talk}: ${text}\n    ${verdict.kind === 'kept' ? verdict.grounds.map((one) => one.text).join(' … ') : verdict.cause}`,
  );
}

function anyOf<T>(values: readonly T[]): T | undefined {
  return values[Math.floor(random() * values.length)];
}

function withOtherNumber(sentence: string): string | undefined {
  const figure = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)*(?![\p{L}\d])/u.exec(sentence)?.[0];
  if (figure) {
    const value = Number(figure.replaceAll(',', ''));
    const other = value + 1 + Math.floor(random() * Math.max(9, value));
    return sentence.replace(figure, String(Number.isInteger(value) ? other : other.toFixed(1)));
  }
  const counting = 'two three four five six seven eight nine ten twelve twenty thirty fifty'.split(' ');
  const pattern = new RegExp(`\\b(?:${counting.join('|')})\\b`, 'i');
  const word = pattern.exec(sentence)?.[0].toLowerCase();
  return word && sentence.replace(pattern, anyOf(counting.filter((one) => one !== word)) ?? 'nine');
}

/** Words with a capital that do not begin the sentence, several as one. */
function namesOf(sentence: string): string[] {
  return [...sentence.matchAll(/(?<=[\p{Ll}\d,;:] )\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}+)*/gu)].map(([name]) => name);
}

function withOtherName(sentence: string, names: readonly string[]): string | undefined {
  const [own] = namesOf(sentence);
  if (!own) return undefined;
  const other = anyOf(names.filter((name) => !sentence.includes(name) && !own.includes(name)));
  return other && sentence.replace(own, other);
}

/** The first auxiliary is denied, else the first verb in the past; undefined where the sentence denies something already. */
function withNegation(sentence: string): string | undefined {
  if (/\b(?:not|no|never|nothing|nobody|none|neither|without|cannot)\b|n['’]t\b/i.test(sentence)) return undefined;
  const auxiliary = /\b(is|are|was|were|would|could|should|had|has|have|can|will|might|may|must)\b/;
  if (auxiliary.test(sentence)) return sentence.replace(auxiliary, '$1 not');
  const past = /\b(\p{Ll}{3,})ed\b/u;
  return past.test(sentence) ? sentence.replace(past, 'did not $1') : undefined;
}

/** A sentence whose only denial is left out; undefined where it denies nothing, or in another way. */
function withoutNegation(sentence: string): string | undefined {
  const found = sentence.match(/\b(?:not|no|never|nothing|nobody|none|neither|without|cannot)\b|n['’]t\b/gi) ?? [];
  if (found.length !== 1) return undefined;
  return sentence
    .replace(/\b(can)not\b|\b(ca)n['’]t\b/i, 'can')
    .replace(/\bwon['’]t\b/i, 'will')
    .replace(/\b(\p{L}+)n['’]t\b/iu, '$1')
    .replace(/\b(is|are|was|were|would|could|should|had|has|have|can|will|might|may|must|do|does|did) not\b/i, '$1');
}
