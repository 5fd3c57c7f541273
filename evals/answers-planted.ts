import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { seeded } from './answers-material.ts';

/** A sentence beside passages, and whether they say it. */
export interface Planted {
  document: string;
  /** How the sentence was made: those of `True` are true, the others false. */
  made: True['made'] | 'number' | 'negation' | 'affirmed' | 'name' | 'elsewhere';
  sentence: string;
  passages: string[];
}

const documentShape = z.object({
  id: z.string(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string(), speaker: z.string().nullish() })),
  questions: z
    .array(
      z.object({
        answer: z.string().nullish(),
        spans: z.array(z.object({ start: z.number(), end: z.number() })).default([]),
      }),
    )
    .default([]),
});
type SpokenDocument = z.infer<typeof documentShape>;

/** A true sentence with its passages. */
interface True {
  /** `doubtful`: written by people, but another stretch of the meeting shares many more of its words than the one they name. */
  made: 'human' | 'doubtful' | 'quoted' | 'reworded';
  sentence: string;
  passages: string[];
}

/** Reads the documents of a set, those `wanted` by number. */
export function readSpokenDocuments(path: string, wanted: (at: number) => boolean): SpokenDocument[] {
  return gunzipSync(readFileSync(path))
    .toString()
    .trim()
    .split('\n')
    .filter((_, at) => wanted(at))
    .map((line) => documentShape.parse(JSON.parse(line)));
}

/**
 * Sentences of documents, true and false. True: what people wrote about a stretch of a meeting (with the names of its
 * speakers, as a transcript shows them), sentences as they were said, and those reworded by rule. False: the same with a
 * number changed, a negation put in, or a name swapped, and those of another document. The same sentence beside the same
 * passages counts once, however many questions it answers.
 */
export function plant(documents: readonly SpokenDocument[], seed: number, mostQuoted: number): Planted[] {
  const random = seeded(seed);
  const trues = documents.map((document) => [
    ...humanSentences(document),
    ...quotedSentences(document, mostQuoted, random),
  ]);
  const isName = properNames(
    documents.flatMap(({ segments }, at) => [
      ...segments.map(({ text }) => text),
      ...(trues[at] ?? []).map(({ sentence }) => sentence),
    ]),
  );
  const names = documents.map((_, at) => [
    ...new Set((trues[at] ?? []).flatMap(({ sentence }) => namesOf(sentence).filter(isName))),
  ]);
  const planted = documents.flatMap(({ id }, at) =>
    (trues[at] ?? []).flatMap((one): Planted[] => {
      const away = (at + 1 + Math.floor(random() * (documents.length - 1))) % documents.length;
      const others = (trues[away] ?? []).filter(({ made }) => made === one.made);
      const other = others[Math.floor(random() * others.length)];
      const strangers = [...(names[at] ?? []), ...(names[away] ?? [])];
      const make = (made: Planted['made'], sentence: string | undefined): Planted[] =>
        sentence === undefined || sentence === one.sentence
          ? []
          : [{ document: id, made, sentence, passages: one.passages }];
      return [
        { document: id, ...one },
        ...make('number', withOtherNumber(one.sentence, random)),
        ...make('negation', withNegation(one.sentence)),
        ...make('affirmed', withoutNegation(one.sentence)),
        ...make('name', withOtherName(one.sentence, strangers, random, isName)),
        ...make('elsewhere', other?.sentence),
      ];
    }),
  );
  const known = new Set<string>();
  return planted.filter(({ document, sentence, passages }) => {
    const name = [document, sentence, ...passages].join('\n');
    return !known.has(name) && known.add(name);
  });
}

/** What people answered, sentence by sentence, with what was said in the spans that it rests on. */
function humanSentences({ segments, questions }: SpokenDocument): True[] {
  return questions
    .filter(({ spans }) => spans.length > 0)
    .flatMap(({ answer, spans }) => {
      const passages = spans.map(({ start, end }) => {
        let speaker: string | null | undefined;
        const turns = segments.filter((one) => one.start < end && one.end > start);
        return turns
          .map((turn) => {
            const named = turn.speaker && turn.speaker !== speaker ? `${turn.speaker}: ${turn.text}` : turn.text;
            speaker = turn.speaker;
            return named;
          })
          .join(' ');
      });
      const made = isDoubtful(answer ?? '', passages, segments) ? 'doubtful' : 'human';
      return sentencesIn(answer ?? '').map((sentence) => ({ made, sentence, passages }));
    });
}

/** How much more of an answer's words another stretch of the same length may hold than the one it is said to rest on. */
const mostBetterElsewhere = 1.3;

function isDoubtful(answer: string, passages: readonly string[], segments: SpokenDocument['segments']): boolean {
  const words = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const sought = new Set(words(answer));
  const share = (said: readonly string[]) => new Set(said).intersection(sought).size;
  const own = words(passages.join(' '));
  const all = segments.flatMap(({ text }) => words(text));
  const step = Math.max(50, Math.floor(own.length / 2));
  const starts = Array.from({ length: Math.ceil(all.length / step) }, (_, at) => at * step);
  const best = Math.max(0, ...starts.map((from) => share(all.slice(from, from + own.length))));
  return best > mostBetterElsewhere * share(own);
}

/** Sentences as they were said, every second one reworded, with what stands around them. */
function quotedSentences({ segments }: SpokenDocument, most: number, random: () => number): True[] {
  const places = segments.map(({ text }) => sentencesIn(text));
  const found: True[] = [];
  for (let tries = 0; tries < most * 20 && found.length < most; tries += 1) {
    const at = Math.floor(random() * segments.length);
    const own = places[at] ?? [];
    const sentence = own[Math.floor(random() * own.length)];
    const length = sentence?.split(' ').length ?? 0;
    if (!sentence || length < 9 || length > 40 || sentence.endsWith('?')) continue;
    const passages = [
      segments
        .slice(Math.max(0, at - 1), at + 2)
        .map(({ text }) => text)
        .join(' '),
    ];
    const other = reword(sentence);
    found.push(
      other !== undefined && found.length % 2 === 1
        ? { made: 'reworded', sentence: other, passages }
        : { made: 'quoted', sentence, passages },
    );
  }
  return found;
}

function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((one) => one.trim())
    .filter((one) => one.split(' ').length >= 5);
}

const reports: [RegExp, string][] = [
  [/\bI am\b|\bI'm\b/g, 'the speaker is'],
  [/\bI've\b/g, 'the speaker has'],
  [/\bI'd\b/g, 'the speaker would'],
  [/\bI'll\b/g, 'the speaker will'],
  [/\bI\b/g, 'the speaker'],
  [/\bmy\b/gi, 'their'],
  [/\bwe're\b/gi, 'they are'],
  [/\bwe\b/gi, 'they'],
  [/\bour\b/gi, 'their'],
  [/\byou can\b/gi, 'it is possible to'],
  [/\ba lot of\b/gi, 'many'],
  [/\bbig\b/g, 'large'],
  [/\bget\b/g, 'obtain'],
  [/\bwant to\b/g, 'wish to'],
  [/\bneed to\b/g, 'have to'],
  [/\bbecause\b/g, 'since'],
  [/\bstart(?=s|ed|ing)?\b/g, 'begin'],
  [/\bhelp\b/g, 'assist'],
  [/\bshow\b/g, 'display'],
  [/\bbuy\b/g, 'purchase'],
  [/\b(?:um|uh|like|you know|I mean|kind of|sort of|basically|actually|really|just|very),?\s/gi, ''],
];

/**
 * The sentence as another would report it: other pronouns, a few other words, no fillers; undefined where nothing changes, and
 * where it quotes somebody, whose words are no longer theirs when they are changed.
 */
function reword(sentence: string): string | undefined {
  if (/[“”"]/.test(sentence)) return undefined;
  const other = reports.reduce((text, [pattern, instead]) => text.replace(pattern, instead), sentence);
  return other === sentence ? undefined : `${other.charAt(0).toUpperCase()}${other.slice(1)}`;
}

const counting = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'twelve',
  'twenty',
  'thirty',
  'fifty',
];

export function withOtherNumber(sentence: string, random: () => number): string | undefined {
  const figure = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)*(?![\p{L}\d])/u.exec(sentence)?.[0];
  if (figure) {
    const value = Number(figure.replaceAll(',', ''));
    const other = value + 1 + Math.floor(random() * Math.max(9, value));
    return sentence.replace(figure, String(Number.isInteger(value) ? other : other.toFixed(1)));
  }
  const pattern = new RegExp(`\\b(?:${counting.join('|')})\\b`, 'i');
  const word = pattern.exec(sentence)?.[0];
  if (!word) return undefined;
  const others = counting.filter((one) => one !== word.toLowerCase());
  return sentence.replace(pattern, others[Math.floor(random() * others.length)] ?? 'nine');
}

/** The first auxiliary is denied, else the first verb in the past; undefined where the sentence denies something already. */
export function withNegation(sentence: string): string | undefined {
  if (/\b(?:not|no|never|nothing|nobody|none|neither|without|cannot)\b|n['’]t\b/i.test(sentence)) return undefined;
  const auxiliary = /\b(is|are|was|were|would|could|should|had|has|have|can|will|might|may|must)\b/;
  if (auxiliary.test(sentence)) return sentence.replace(auxiliary, '$1 not');
  const past = /\b(\p{Ll}{3,})ed\b/u;
  return past.test(sentence) ? sentence.replace(past, 'did not $1') : undefined;
}

/** A sentence whose only negation is left out; undefined where it denies nothing, or in another way. */
export function withoutNegation(sentence: string): string | undefined {
  const found = sentence.match(/\b(?:not|no|never|nothing|nobody|none|neither|without|cannot)\b|n['’]t\b/gi) ?? [];
  if (found.length !== 1) return undefined;
  const other = sentence
    .replace(/\b(can)not\b|\b(ca)n['’]t\b/i, 'can')
    .replace(/\bwon['’]t\b/i, 'will')
    .replace(/\b(\p{L}+)n['’]t\b/iu, '$1')
    .replace(/\b(is|are|was|were|would|could|should|had|has|have|can|will|might|may|must|do|does|did) not\b/i, '$1');
  return other === sentence ? undefined : other;
}

/** Tells names whose words texts write with a capital more often than without from words that a recogniser begins anew with (`Yeah`). */
function properNames(texts: readonly string[]): (name: string) => boolean {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const { 0: word, index } of text.matchAll(/(?<=^|\s)\p{L}[\p{L}’'-]*/gu)) {
      const isCapital = /^\p{Lu}/u.test(word);
      // A capital tells nothing where a sentence may begin.
      if (isCapital && !/[\p{Ll}\d,]\s*$/u.test(text.slice(Math.max(0, index - 3), index))) continue;
      const key = word.toLowerCase();
      counts.set(key, (counts.get(key) ?? 0) + (isCapital ? 1 : -1));
    }
  return (name) => name.split(' ').every((word) => (counts.get(word.toLowerCase()) ?? 0) > 0);
}

/** Words with a capital that do not begin the sentence, roles of two words as one. */
export function namesOf(sentence: string): string[] {
  return [...sentence.matchAll(/(?<=[\p{Ll}\d,;:] )\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}+)*/gu)].map(([name]) => name);
}

export function withOtherName(
  sentence: string,
  names: readonly string[],
  random: () => number,
  isName: (word: string) => boolean = () => true,
): string | undefined {
  const own = namesOf(sentence).find(isName);
  if (!own) return undefined;
  const others = names.filter((name) => name !== own && !sentence.includes(name) && !own.includes(name));
  const other = others[Math.floor(random() * others.length)];
  return other && sentence.replace(own, other);
}
