import type { ProposedClaim } from '../claim.ts';
import { citedSentences } from './cited-sentences.ts';
import { type Note, notesBelow } from './notes-below.ts';
import { numbersOf } from './read-object.ts';
import { plainMarks, writtenMark } from './written-marks.ts';

/** Numbers in brackets after what they bear on, and the mark that ends the sentence behind them. */
const marker = new RegExp(`${writtenMark}([.!?。！？؟।]?)`, 'giu');

/** A line with a key of JSON. */
const jsonLike = /^.*[{,\s"'“”][\p{L}_]{2,20}["'“”]\s*:.*$/gmu;

/**
 * What a model says to itself about its task; where there is some, nothing before it and of it is the answer. The viewer's words
 * are `the user` to many, and a video about software speaks of users, and of what "we can write", too: with a sentence's number
 * that is a claim.
 */
const thoughts =
  /(?<=^|[.!?:]\s)(?:(?:okay|ok|so|now|well|first)[,.]? )?(?:the (?:user|viewer)(?:[’']s question| is asking| asks (?:how|what|why|when|where|who|which|whether|if|about))[^\n]*?|(?:the (?:user|viewer) wants to know|(?:I|we)(?:[’']ll| will| should| need to| must| have to| can)(?: now| just| then)? (?:answer|output|write|respond|cite|produce|quote|format)|let(?: me|[’']s) (?:write|answer|check|look|see|think|find|draft|format)|(?:okay|hmm|wait|alright),)[^\n[【]*?)(?:[.:!?](?=\s)|$)/gimu;

/** Reads prose in which numbers in brackets (`It rained [12, 13].`) say what each sentence rests on, or which note below says so. */
export function markedSentences(written: string): ProposedClaim[] {
  // Of JSON that nobody can make out nothing is prose.
  const { answer: prose, notes } = notesBelow(plainMarks(written.replace(jsonLike, ' ')));
  const thought = [...prose.matchAll(thoughts)].at(-1);
  const answer = thought ? prose.slice(thought.index + thought[0].length) : prose;
  const reader = citedSentences<number>((number) => [number]);
  const claims: ProposedClaim[] = [];
  let from = 0;
  for (const { 0: whole, 1: numbers = '', 2: mark = '', index } of answer.matchAll(marker)) {
    claims.push(...reader.read({ kind: 'text', text: answer.slice(from, index) + mark }));
    claims.push(...reader.read({ kind: 'end', cites: numbersOf(numbers) }));
    from = index + whole.length;
  }
  claims.push(...reader.read({ kind: 'text', text: answer.slice(from) }), ...reader.read({ kind: 'end', cites: [] }));
  return [...claims, ...reader.end()].map((claim) => resolved(claim, notes));
}

/** A claim with what its notes say that it rests on. */
function resolved(claim: ProposedClaim, notes: ReadonlyMap<number, Note>): ProposedClaim {
  const own = claim.passages.map((number) => ({ passages: [number], quote: null, ...notes.get(number) }));
  return {
    ...claim,
    passages: own.flatMap(({ passages }, at) => (passages.length > 0 ? passages : (claim.passages[at] ?? []))),
    quote: own.find(({ quote }) => quote !== null)?.quote ?? null,
    isMerelyNumbered: true,
  };
}
