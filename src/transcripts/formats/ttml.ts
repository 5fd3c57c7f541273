import { requireFewer, requireShort } from '../unreadable-captions.ts';
import { linesOf, type Piece } from './caption-lines.ts';
import { type Cue, type CueList, cuesOfTurns } from './cue.ts';
import { cuePieces, nameIn, type Speaker } from './cue-text.ts';
import { decodeEntities } from './entities.ts';
import { type TtmlRates, ttmlRates, ttmlTime } from './ttml-time.ts';
import type { XmlToken } from './xml-tokens.ts';

/** Whose text nobody sees. */
const SILENT = new Set(['metadata', 'desc', 'title', 'copyright', 'agent', 'audio', 'image']);

interface Element {
  name: string;
  /** Seconds from the start of the video; where its children's times count from. */
  start: number;
  end: number;
  /** Whether it or an element around it says when it begins. */
  timed: boolean;
  silent: boolean;
  /** The id of the agent who speaks in it. */
  agent: string | null;
}

/** The cue being read. */
interface OpenCue {
  start: number;
  end: number;
  /** Size of the stack inside its element. */
  depth: number;
  /** What each speaker says in it, as far as it is read. */
  turns: { pieces: Piece[]; speaker: string | null }[];
}

/**
 * Cues of a TTML document (W3C TTML2, also its IMSC and DFXP forms): `p` elements, and the `span`s with times of their
 * own in a `p` without. Who speaks is the agent (`ttm:agent`) of an element, by its name. Times are relative to the element around (12.2); all elements run in parallel, sequences
 * (`timeContainer="seq"`) are not known here. `span`s that begin later inside a timed `p` give its words' times.
 */
export function readTtml(tokens: Iterable<XmlToken>): CueList {
  const cues: Cue[] = [];
  const speaker: Speaker = { name: null, heard: false };
  /** Names of agents by their ids. */
  const agents = new Map<string, string>();
  const stack: Element[] = [];
  const openCount = new Map<string, number>();
  let rates: TtmlRates = ttmlRates(new Map());
  let language: string | null = null;
  let fault: string | null = null;
  let cue: OpenCue | null = null;
  let paragraph: Element | null = null;

  const close = () => {
    const element = stack.pop();
    if (element === undefined) return;
    openCount.set(element.name, (openCount.get(element.name) ?? 1) - 1);
    if (element === paragraph) paragraph = null;
    if (cue === null || stack.length >= cue.depth) return;
    const { start, end, turns } = cue;
    const said = turns.map(({ pieces, speaker }) => ({ lines: linesOf(pieces, start), speaker: speaker ?? undefined }));
    cues.push(...cuesOfTurns({ start, end }, said));
    requireFewer(cues.length);
    cue = null;
  };

  for (const token of tokens) {
    const around = stack.at(-1);
    if (token.kind === 'text') {
      if (around?.name === 'name' && around.agent !== null && !agents.has(around.agent)) {
        agents.set(around.agent, nameIn(decodeEntities(token.text)));
      }
      if (around === undefined || around.silent || paragraph === null) continue;
      if (cue === null && token.text.trim() !== '') {
        cue = paragraph.timed
          ? cueOf(paragraph, stack)
          : { ...cueOf(paragraph, stack), start: Number.NaN, end: Number.NaN };
      }
      const own = cue !== null && around.start > cue.start ? around.start : null;
      const voice = agents.get(around.agent ?? '') || null;
      const last = cue?.turns.at(-1);
      const isOther = token.text.trim() !== '' && (last === undefined || (voice !== null && voice !== last.speaker));
      if (isOther) cue?.turns.push({ pieces: [], speaker: voice });
      const pieces = cue?.turns.at(-1)?.pieces ?? [];
      pieces.push(...cuePieces(token.text, { tags: 'known', speaker, at: own, voice }));
      requireShort(pieces.length);
    } else if (token.kind === 'close') {
      if ((openCount.get(token.name) ?? 0) === 0) continue;
      while (stack.at(-1)?.name !== token.name) close();
      close();
    } else if (token.name === 'br') cue?.turns.at(-1)?.pieces.push({ text: '\n', at: null });
    else {
      if (token.name === 'tt') {
        rates = ttmlRates(token.attributes);
        language = token.attributes.get('lang')?.trim() || null;
      }
      const element = elementOf(token, around, rates);
      if (Number.isNaN(element.start))
        fault ??= `A <${token.name}> has no readable time: “${token.attributes.get('begin')}”.`;
      stack.push(element);
      openCount.set(element.name, (openCount.get(element.name) ?? 0) + 1);
      if (element.name === 'p') paragraph = element;
      if (cue === null && paragraph !== null && token.attributes.has('begin')) cue = cueOf(element, stack);
    }
  }
  while (stack.length > 0) close();
  return { language, cues, fault };
}

function cueOf({ start, end }: Element, stack: readonly Element[]): OpenCue {
  return { start, end, depth: stack.length, turns: [] };
}

function elementOf(token: XmlToken & { kind: 'open' }, around: Element | undefined, rates: TtmlRates): Element {
  const base = around?.start ?? 0;
  const time = (name: string) => {
    const text = token.attributes.get(name);
    return text === undefined ? null : ttmlTime(text, rates);
  };
  const begin = time('begin');
  const until = time('end');
  const length = time('dur');
  const start = base + (begin ?? 0);
  const ends = until !== null ? base + until : length !== null ? start + length : (around?.end ?? Number.NaN);
  return {
    name: token.name,
    start,
    end: ends,
    timed: begin !== null || (around?.timed ?? false),
    silent: (around?.silent ?? false) || SILENT.has(token.name),
    agent: agentOf(token) ?? around?.agent ?? null,
  };
}

/** The agent that an element names, the first of several; of an agent itself its own id. */
function agentOf({ name, attributes }: XmlToken & { kind: 'open' }): string | undefined {
  return attributes
    .get(name === 'agent' ? 'id' : 'agent')
    ?.trim()
    .split(/\s+/)[0];
}
