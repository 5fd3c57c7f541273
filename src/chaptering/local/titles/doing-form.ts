/** An English verb's form in -ing: truing, swapping, counting. */
export function doingForm(verb: string): string {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^eyo]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  if (/^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb) && !/[aeiou]{2}.$/.test(verb)) return `${verb}${verb.at(-1)}ing`;
  return `${verb}ing`;
}
