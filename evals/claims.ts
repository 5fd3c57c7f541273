import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { claimFaults } from '../src/answering/language-model/judging/claim-faults.ts';
import { hostNames } from '../src/answering/language-model/judging/host-names.ts';
import { type SaidWords, saidWords } from '../src/answering/language-model/judging/said-words.ts';
import { readSpoken } from '../src/answering/spoken/passages.ts';
import type { Fault } from '../src/answering/support.ts';
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
import { transcriptOf } from './document.ts';
import { type falseKinds, readInventedTalks } from './invented.ts';

/** What was done to a claim, or how it came to be: `true` and what people or a model wrote or said is true, all else false. */
export type ClaimKind = 'true' | 'model' | (typeof falseKinds)[number] | 'beside' | Planted['made'];

/** A sentence as a language model might answer with, what it cites, and whether that bears it out. */
export interface JudgedClaim {
  /** What is judged and drawn together: the author of a talk, or the document. */
  group: string;
  document: string;
  kind: ClaimKind;
  isTrue: boolean;
  text: string;
  /** What it cites. */
  own: string[];
  /** What is wrong with it, by rule and where its signals seem to be those of a false one. */
  faults: (seemsFalse: (signals: Float32Array) => boolean) => Fault[];
}

/** What the check knows of a claim that stands by itself. */
interface Cited {
  own: string[];
  /** The same with what is said beside it. */
  around: string[];
  title: string;
  hosts: ReadonlySet<string>;
  video: SaidWords;
}

/** What the check finds in a claim in English that stands by itself. */
function faultsBeside(text: string, { title, ...cited }: Cited): JudgedClaim['faults'] {
  const basis = { ...cited, titles: title, question: '', language: 'en', tongue: 'en', foreign: null } as const;
  return (seemsFalse) => claimFaults(text, { ...basis, seemsFalse });
}

const trueKinds: readonly ClaimKind[] = ['human', 'doubtful', 'quoted', 'reworded'];

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
      const own = { ...basis, ...(cited[at] ?? { own: [], around: [] }) };
      const claim = (kind: ClaimKind, said: string, on: Cited = own): JudgedClaim => ({
        ...{ group: document.channel ?? '', document: document.id, kind, isTrue: kind === 'true' },
        ...{ text: said, own: on.own, faults: faultsBeside(said, on) },
      });
      const made = (kind: ClaimKind, said: string | undefined) =>
        said === undefined || said === text ? [] : [claim(kind, said)];
      if (fault !== null) return [claim(fault, text)];
      const away = talks[(talk + 1 + Math.floor(random() * (talks.length - 1))) % talks.length];
      const strange = away?.cited[Math.floor(random() * away.cited.length)];
      const far = cited.filter((_, other) => (claims[other]?.span.start ?? 0) > span.end + 40);
      const beside = far[Math.floor(random() * far.length)];
      return [
        claim('true', text),
        ...made('number', withOtherNumber(text, random)),
        ...made('negation', withNegation(text)),
        ...made('affirmed', withoutNegation(text)),
        ...made('name', withOtherName(text, [...names, ...(away?.names ?? [])], random)),
        ...(strange && away ? [claim('elsewhere', text, { ...away.basis, ...strange })] : []),
        ...(beside ? [claim('beside', text, { ...basis, ...beside })] : []),
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
      if (!video) return [];
      const cited = { own: passages, around: passages, title: '', ...video };
      return [
        {
          ...{ group: document, document, kind: made, isTrue: trueKinds.includes(made) },
          ...{ text: sentence, own: passages, faults: faultsBeside(sentence, cited) },
        },
      ];
    });
  });
}
