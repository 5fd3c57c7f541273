import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hostNames } from '../src/answering/language-model/host-names.ts';
import { type SaidWords, saidWords } from '../src/answering/language-model/said-words.ts';
import { readSpoken } from '../src/answering/spoken/passages.ts';
import { seeded } from './answers-material.ts';
import {
  namesOf,
  type Planted,
  plant,
  readSpokenDocuments,
  withNegation,
  withOtherName,
  withOtherNumber,
  withoutNegation,
} from './answers-planted.ts';
import { transcriptOf } from './documents.ts';
import { falseKinds, inventedSet, readInventedTalks } from './invented.ts';

/** What was done to a claim, or how it came to be: `true` and what people wrote or said is true, all else false. */
export type ClaimKind = 'true' | (typeof falseKinds)[number] | 'beside' | Planted['made'];

/** A sentence as a language model might answer with, what it cites, and whether that bears it out. */
export interface JudgedClaim {
  /** What is judged and drawn together: the author of a talk, or the document. */
  group: string;
  document: string;
  kind: ClaimKind;
  isTrue: boolean;
  text: string;
  own: string[];
  /** The same with what is said beside it. */
  around: string[];
  title: string;
  hosts: ReadonlySet<string>;
  video: SaidWords;
}

/** Whether people wrote a claim as it stands for a talk that we invented. */
export function toldByHand({ group, kind }: JudgedClaim): boolean {
  return group.startsWith(inventedSet) && (kind === 'true' || falseKinds.some((one) => one === kind));
}

const trueKinds: readonly ClaimKind[] = ['true', 'human', 'doubtful', 'quoted', 'reworded'];

/** What was written for the talks that we invented, and what is made of its true sentences by rule. */
export function inventedClaims(): JudgedClaim[] {
  const random = seeded(11);
  const talks = readInventedTalks().map(({ document, claims }) => {
    const { sentences } = readSpoken(transcriptOf(document), document.duration_seconds);
    const whole = sentences.map(({ text }) => text).join(' ');
    const cited = claims.map(({ span }) => {
      const own = sentences.flatMap(({ start }, at) => {
        const end = sentences[at + 1]?.start ?? document.duration_seconds;
        return start < span.end && end > span.start ? [at] : [];
      });
      const [from = 0, to = 0] = [own[0], own.at(-1)];
      const texts = (first: number, last: number) => sentences.slice(Math.max(0, first), last).map(({ text }) => text);
      return { own: texts(from, to + 1), around: texts(from - 2, to + 2) };
    });
    const names = [...new Set(claims.flatMap(({ text }) => namesOf(text)))];
    const basis = { title: document.title, hosts: hostNames(whole), video: saidWords(whole) };
    return { document, claims, cited, names, basis };
  });
  return talks.flatMap(({ document, claims, cited, names, basis }, talk) =>
    claims.flatMap(({ text, fault, span }, at): JudgedClaim[] => {
      const here = { group: document.channel ?? '', document: document.id, ...basis };
      const own = cited[at] ?? { own: [], around: [] };
      const of = (kind: ClaimKind, said: string | undefined, on = own): JudgedClaim[] =>
        said === undefined || said === text ? [] : [{ ...here, kind, isTrue: false, text: said, ...on }];
      if (fault !== null) return [{ ...here, kind: fault, isTrue: false, text, ...own }];
      const away = talks[(talk + 1 + Math.floor(random() * (talks.length - 1))) % talks.length];
      const strange = away?.cited[Math.floor(random() * away.cited.length)];
      const far = cited.filter((_, other) => (claims[other]?.span.start ?? 0) > span.end + 40);
      const beside = far[Math.floor(random() * far.length)];
      return [
        { ...here, kind: 'true', isTrue: true, text, ...own },
        ...of('number', withOtherNumber(text, random)),
        ...of('negation', withNegation(text)),
        ...of('affirmed', withoutNegation(text)),
        ...of('name', withOtherName(text, [...names, ...(away?.names ?? [])], random)),
        ...(strange && away
          ? [{ ...here, ...away.basis, kind: 'elsewhere' as const, isTrue: false, text, ...strange }]
          : []),
        ...(beside ? [{ ...here, kind: 'beside' as const, isTrue: false, text, ...beside }] : []),
      ];
    }),
  );
}

/** Sets of which people's answers and sentences as they were said are planted, and how much of each. */
const spokenSets = ['qmsum', 'tutorialvqa', 'datatalks', 'bitcoin', 'yt_creator_chapters'];
const mostDocuments = 60;
const quotedOfEach = 10;

/** What is planted in the sets of a folder, of documents of even numbers or of odd ones: these judge. Empty where the sets are not there. */
export function plantedClaims(data: string, part: 'build' | 'judge'): JudgedClaim[] {
  const parity = part === 'build' ? 0 : 1;
  return spokenSets.flatMap((set) => {
    const path = join(data, `${set}.jsonl.gz`);
    if (!existsSync(path)) return [];
    const documents = readSpokenDocuments(path, (at) => at % 2 === parity && at < mostDocuments);
    const videos = new Map(
      documents.map(({ id, segments }) => {
        const whole = segments.map(({ text }) => text).join(' ');
        return [id, { hosts: hostNames(whole), video: saidWords(whole) }];
      }),
    );
    return plant(documents, 3 + parity, quotedOfEach).flatMap(({ document, made, sentence, passages }) => {
      const video = videos.get(document);
      const own = { own: passages, around: passages, title: '' };
      return video
        ? [
            {
              group: document,
              document,
              kind: made,
              isTrue: trueKinds.includes(made),
              text: sentence,
              ...own,
              ...video,
            },
          ]
        : [];
    });
  });
}
