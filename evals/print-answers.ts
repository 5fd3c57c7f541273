import type { AnswerFigures, Share } from './answers-figures.ts';

/** A system's figures on one set. */
export interface Column {
  name: string;
  figures: AnswerFigures;
  /** Whether it tells how sure it is, so that a threshold can be moved. */
  isGraded: boolean;
}

const rows: [string, (of: AnswerFigures) => string][] = [
  ['first cited moment', ({ hit1 }) => share(hit1)],
  ['one of the first three', ({ hit3 }) => share(hit3)],
  ['… as moments alone, first', ({ moment1 }) => share(moment1)],
  ['… as moments alone, three', ({ moment3 }) => share(moment3)],
  ['declined, own video', ({ declinedTrue }) => share(declinedTrue)],
  ['declined, wrong video', ({ declinedWrong }) => share(declinedWrong)],
  ['… of the same channel', ({ declinedBeside }) => (declinedBeside ? share(declinedBeside) : '–')],
  ['declined, not answered', ({ declinedUnanswered }) => (declinedUnanswered ? share(declinedUnanswered) : '–')],
  ['seconds per question', ({ secondsPerQuestion }) => secondsPerQuestion.toFixed(4)],
];

/** Prints a table of a set: a row a measure, a column a system. */
export function printAnswers(set: string, columns: readonly Column[]): void {
  const first = columns[0]?.figures;
  console.log(`\n${set}: ${first?.documents} documents, ${first?.questions} questions`);
  const line = (name: string, cell: (column: Column) => string) =>
    console.log(`${name.padEnd(30)}${columns.map((column) => cell(column).padEnd(22)).join('')}`.trimEnd());
  line('', ({ name }) => name.slice(0, 20));
  for (const [name, of] of rows) line(name, ({ figures }) => of(figures));
  for (const [at, { declinedTrue }] of (first?.curve ?? []).entries()) {
    line(`wrong declined at own ${declinedTrue}`, ({ figures: { curve }, isGraded }) =>
      isGraded
        ? [curve[at]?.declinedWrong, curve[at]?.declinedBeside].flatMap((one) => one?.toFixed(3) ?? []).join(', ')
        : '–',
    );
  }
}

function share({ mean, interval: [low, high] }: Share): string {
  return `${part(mean)} (${part(low)}–${part(high)})`;
}

function part(value: number): string {
  return value.toFixed(3).replace(/^0/, '');
}
