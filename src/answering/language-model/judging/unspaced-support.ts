import { contentUnits, scriptOf } from '../../../transcripts/reading/content-units.ts';
import type { Fault } from '../../support.ts';

/** Share of a claim's pairs of characters that its passages hold. */
const enough = 0.25;

/** Whether most of a text is written without spaces between words. */
export function isUnspaced(text: string): boolean {
  const script = scriptOf(text);
  return script === 'east' || script === 'thai';
}

/** As `supportFaults`, for languages that write no spaces: numbers in digits, and pairs of characters. */
export function unspacedSupportFaults(claim: string, passages: readonly string[]): Fault[] {
  const said = passages.join(' ').normalize('NFKC');
  const numbers = claim.normalize('NFKC').match(/\d+(?:[.,]\d+)*/g) ?? [];
  const missing = numbers.filter((number) => !said.includes(number));
  const units = [...contentUnits(claim)];
  const known = contentUnits(said);
  const held = units.filter((unit) => known.has(unit)).length;
  return [
    ...missing.map((number): Fault => ({ kind: 'number', text: number })),
    ...(held < units.length * enough ? [{ kind: 'content' as const, text: claim }] : []),
  ];
}
