import type { Talk } from '../../src/chaptering/builtin/talk.ts';
import type { Background, Known } from '../../src/transcripts/reading/background.ts';
import { isFunctionWord } from '../../src/transcripts/reading/function-words.ts';
import { bareWord } from '../../src/transcripts/reading/terms.ts';
import type { Material } from './material.ts';

/** Words said in fewer channels than this are left out: they would be somebody's names and jingles. */
const fewestChannels = 4;
const fewestBlocks = 24;
const blockWords = 300;

/** Nouns stand after these, verbs and adjectives after those. */
const nounLeads = new Set(
  `the a an this that these those my your his her our their its of in on about with from for no some any more into by between against called whose every each
der die das den dem des ein eine einen einem einer im am zum zur vom beim für von mit über ohne gegen dein mein unser euer kein keine
de la el le les los las du un una une des au en al`.split(/\s+/),
);
const verbLeads = new Set(
  `i you we they he she it who to will would can could should shall may might must don't didn't doesn't can't won't couldn't shouldn't not never just i'll you'll we'll they'll he'll she'll let's gonna wanna
i'd you'd we'd they'd i've you've we've they've very so too really more most quite as how is are was were be been am i'm you're we're they're he's she's it's get got being been feel feels seem
ich du er sie es wir ihr zu nicht sehr so`.split(/\s+/),
);

/** English words that grammar owns in other languages only. */
const contentInEnglish = new Set('war hat die rat fort mal fin son sage mein beide liebe gut'.split(' '));

interface Counts {
  blocks: number;
  channels: Set<string>;
  noun: number;
  verb: number;
  ended: number;
  went: number;
  inside: number;
  capital: number;
  /** Chapters that say it, and those whose title bears it; channels with many chapters weigh less each. */
  said: number;
  titled: number;
}

/** Learns from many transcripts how rare each word is, how it stands, and how gladly titles take it up. */
export function learnBackground(material: readonly Material[]): Background {
  const counts = new Map<string, Counts>();
  const chaptersOf = new Map<string, number>();
  for (const one of material) chaptersOf.set(one.channel, (chaptersOf.get(one.channel) ?? 0) + one.reference.length);
  let blocks = 0;
  let said = 0;
  let titled = 0;
  for (const one of material) {
    const { words: all, sentences } = one.talk;
    const isGerman = one.talk.language === 'de';
    blocks += countStanding(one, isGerman);
    const weight = Math.min(1, 150 / (chaptersOf.get(one.channel) ?? 1));
    one.reference.forEach(({ title }, index) => {
      const span = one.spans[index];
      if (!title || !span) return;
      const inTitle = new Set(title.split(/\s+/).map(bareWord));
      const words = all.slice(sentences[span.from]?.from, sentences[span.to - 1]?.to ?? 0);
      for (const word of new Set(words.map(({ text }) => bareWord(text)))) {
        const entry = counts.get(word);
        if (!entry || (isGerman && isFunctionWord(word))) continue;
        entry.said += weight;
        said += weight;
        if (!inTitle.has(word)) continue;
        entry.titled += weight;
        titled += weight;
      }
    });
  }
  const usual = titled / said;
  const learned = new Map<string, Known>();
  for (const [word, entry] of counts) {
    if (entry.channels.size < fewestChannels || entry.blocks < fewestBlocks || isGrammar(word)) continue;
    const rate = (entry.titled + 20 * usual) / (entry.said + 20);
    learned.set(word, {
      rarity: Math.log(blocks / entry.blocks) / Math.log(blocks / fewestBlocks),
      noun: (entry.noun + 1) / (entry.noun + entry.verb + 2),
      head: (entry.ended + 1) / (entry.ended + entry.went + 2),
      telling: 0.5 + Math.log(rate / usual) / 8,
      name: entry.capital / Math.max(1, entry.inside),
    });
  }
  return learned;

  /** Counts where words stand; answers the number of blocks. */
  function countStanding({ talk: { words }, channel }: Material, isGerman: boolean): number {
    const last = new Map<string, number>();
    const isCased = !isGerman && capitalShare(words) > 0.03;
    words.forEach(({ text }, at) => {
      const bare = bareWord(text);
      // English "war" is a noun.
      if (!/^\p{L}[\p{L}'-]{1,20}$/u.test(bare) || (isGerman && isFunctionWord(bare))) return;
      let entry = counts.get(bare);
      if (!entry) {
        entry = {
          blocks: 0,
          channels: new Set(),
          noun: 0,
          verb: 0,
          ended: 0,
          went: 0,
          inside: 0,
          capital: 0,
          said: 0,
          titled: 0,
        };
        counts.set(bare, entry);
      }
      entry.channels.add(isGerman ? `${channel}${at % 4}` : channel);
      const block = Math.floor(at / blockWords);
      if (last.get(bare) !== block) entry.blocks++;
      last.set(bare, block);
      const before = words[at - 1]?.text.toLowerCase().replaceAll('’', "'") ?? '.';
      if (isCased && !/[.:?!"“„]$/.test(before)) {
        entry.inside++;
        if (/^\p{Lu}/u.test(text)) entry.capital++;
      }
      if (/[,.;:?!]$/.test(before)) return;
      if (verbLeads.has(before)) entry.verb++;
      if (!nounLeads.has(before)) return;
      entry.noun++;
      const after = bareWord(words[at + 1]?.text ?? '');
      if (/[,.;:?!]$/.test(text) || after === '' || isFunctionWord(after)) entry.ended++;
      else entry.went++;
    });
    return Math.ceil(words.length / blockWords);
  }
}

function isGrammar(word: string): boolean {
  return isFunctionWord(word) && !contentInEnglish.has(word);
}

/** The share of words with a capital that does not open a sentence; German and what is without capitals tell nothing of names. */
function capitalShare(words: Talk['words']): number {
  const inside = words.filter((_, at) => !/[.:?!"“„]$/.test(words[at - 1]?.text ?? '.'));
  return inside.filter(({ text }) => /^\p{Lu}\p{Ll}/u.test(text)).length / Math.max(1, inside.length);
}
