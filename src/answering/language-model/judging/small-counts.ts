import { tokensOf } from '../../claim-tokens.ts';
import { numbersIn } from '../../numbers-in.ts';
import { quantitiesIn } from '../../quantities.ts';
import type { Fault } from '../../support.ts';

/** Words before a number that says where, when or which, and counts nothing. */
const placing = /^(?:at|page|step|chapter|version|number|part|till|until|by|past)$/i;

/** Small numbers that measure nothing, where no other number of the same things is said. */
export function countsAmong(numbers: readonly Fault[], text: string, said: string): Fault[] {
  const measures = new Set(quantitiesIn(text).map(({ number }) => String(number)));
  const told = new Set(countedIn(said).map(({ key }) => key));
  const counted = countedIn(text);
  return numbers.filter((fault) => {
    const own = counted.filter(({ number }) => String(number) === fault.text);
    return (
      /^[234]$/.test(fault.text) && !measures.has(fault.text) && own.length > 0 && !own.some(({ key }) => told.has(key))
    );
  });
}

/** Small numbers with the stem of what they count, which stands right behind them or after one word. */
function countedIn(text: string): { number: number; key: string }[] {
  const tokens = tokensOf(text);
  return tokens.flatMap(({ word }, at) => {
    const [number] = numbersIn([word.toLowerCase(), 'x']);
    const counted = tokens.slice(at + 1, at + 3).find(({ key, opensClause }) => key !== '' && !opensClause);
    const isPlace = placing.test(tokens[at - 1]?.word ?? '');
    return number !== undefined && counted && !isPlace ? [{ number, key: counted.key }] : [];
  });
}
