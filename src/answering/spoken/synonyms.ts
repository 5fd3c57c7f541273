import { dictionaryForms, germanDictionaryForms } from './dictionary-forms.ts';
import { fold, stem } from './stem.ts';
import { actions } from './thesaurus/actions.ts';
import { asking } from './thesaurus/asking.ts';
import { crafts } from './thesaurus/crafts.ts';
import { everyday } from './thesaurus/everyday.ts';
import { general } from './thesaurus/general.ts';
import { german } from './thesaurus/german.ts';
import { home } from './thesaurus/home.ts';
import { kitchen } from './thesaurus/kitchen.ts';
import { life } from './thesaurus/life.ts';
import { machines } from './thesaurus/machines.ts';
import { qualities } from './thesaurus/qualities.ts';
import { science } from './thesaurus/science.ts';
import { society } from './thesaurus/society.ts';
import { software } from './thesaurus/software.ts';
import { sorts } from './thesaurus/sorts.ts';
import { things } from './thesaurus/things.ts';

/** An expression of several words: the words after its first, and how the thesaurus writes it. */
interface Expression {
  rest: readonly string[];
  entry: string;
}

interface Thesaurus {
  /** What may be said where an entry is asked for. */
  said: Map<string, (readonly string[])[]>;
  /** All entries, of which `give_up` is one; and those of German. */
  entries: Set<string>;
  german: Set<string>;
  /** Expressions by their first words. */
  expressions: Map<string, Expression[]>;
  /** The members of sorts, by the names of these. */
  sorts: Map<string, Set<string>>;
}

/** So many words may stand between two of an expression: `put the whole thing together`. */
const mostBetween = 3;
const none: ReadonlySet<string> = new Set();
let thesaurus: Thesaurus | undefined;
let stems: Map<string, Set<string>> | undefined;

/** What may be said where a folded word is asked for, or one of which it is a form: entries of the thesaurus. */
export function synonymsOf(folded: string): ReadonlySet<string> {
  const { said } = known();
  const forms = formsOf(folded);
  const lists = forms.flatMap((form) => said.get(form) ?? []);
  return lists.length === 0 ? none : new Set(lists.flat()).difference(new Set(forms));
}

/** The stems of words of every day that stand for one with this stem, and it for them. */
export function synonymousStems(key: string): ReadonlySet<string> {
  stems ??= readStems();
  return stems.get(key) ?? none;
}

/** The members of a sort of things that a folded word names; undefined where it names none. */
export function membersOf(folded: string): ReadonlySet<string> | undefined {
  const found = formsOf(folded).find((form) => known().sorts.has(form));
  return found === undefined ? undefined : known().sorts.get(found);
}

/** The entries that a folded word is a form of. */
export function entriesFor(folded: string): string[] {
  const { entries } = known();
  return formsOf(folded).filter((form) => entries.has(form));
}

/** The expressions that a folded word may begin. */
export function expressionsFrom(folded: string): Expression[] {
  const { expressions } = known();
  return formsOf(folded).flatMap((form) => expressions.get(form) ?? []);
}

/** Whether an expression that begins at a word (its number among folded words) goes on after it. */
export function goesOn({ rest }: Expression, at: number, folded: readonly string[]): boolean {
  let place = at;
  return rest.every((word) => {
    const next = folded.slice(place + 1, place + 2 + mostBetween).indexOf(word);
    place += next + 1;
    return next >= 0;
  });
}

function known(): Thesaurus {
  thesaurus ??= read();
  return thesaurus;
}

/** What a folded word is a form of: of German words only those that the thesaurus has, since English ones end so too. */
function formsOf(folded: string): string[] {
  const { german } = known();
  const forms = dictionaryForms(folded);
  for (const form of germanDictionaryForms(folded)) if (german.has(form)) forms.add(form);
  return [...forms];
}

const domains = [home, machines, kitchen, crafts, life, society, science, software, general];
const tables = [
  actions,
  things,
  qualities,
  asking,
  { english: everyday.english },
  ...domains.map(({ english }) => ({ english })),
];
const germanTables = [german, { german: everyday.german }];

function read(): Thesaurus {
  const found: Thesaurus = {
    said: new Map(),
    entries: new Set(),
    german: new Set(),
    expressions: new Map(),
    sorts: new Map(),
  };
  const addLine = (line: string, { isGerman = false, isSort = false }) => {
    const [left, right = left] = sidesOf(line);
    for (const one of left) {
      const lines = found.said.get(one);
      if (lines) lines.push(right);
      else found.said.set(one, [right]);
      if (isSort) found.sorts.set(one, found.sorts.get(one)?.union(new Set(right)) ?? new Set(right));
    }
    for (const entry of left.concat(right)) {
      found.entries.add(entry);
      if (isGerman) found.german.add(entry);
    }
  };
  for (const line of linesOf(tables)) addLine(line, {});
  for (const line of linesOf(germanTables)) addLine(line, { isGerman: true });
  for (const line of linesOf([{ english: sorts.english }, ...domains.map((domain) => ({ english: domain.sorts }))]))
    addLine(line, { isSort: true });
  for (const line of linesOf([{ german: sorts.german }])) addLine(line, { isGerman: true, isSort: true });
  for (const entry of found.entries) {
    const [first = '', ...rest] = entry.split('_');
    if (rest.length > 0) found.expressions.set(first, [...(found.expressions.get(first) ?? []), { rest, entry }]);
  }
  return found;
}

function readStems(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of linesOf([everyday])) {
    const group = sidesOf(line)[0].map(stem);
    for (const one of group) {
      const others = found.get(one) ?? new Set();
      found.set(one, others);
      for (const other of group) if (other !== one) others.add(other);
    }
  }
  return found;
}

function linesOf(some: readonly Record<string, string>[]): string[] {
  return some.flatMap((table) => Object.values(table)).flatMap((text) => text.trim().split('\n'));
}

/** A group, or what is asked and what is said for it. */
function sidesOf(line: string): [string[], string[]?] {
  const [left = [], right] = line.split(' > ').map((side) => side.trim().split(' ').map(folded));
  return right === undefined ? [left] : [left, right];
}

/** Most entries are folded as they stand. */
function folded(entry: string): string {
  return /^[a-z_]+$/.test(entry) ? entry : fold(entry);
}
