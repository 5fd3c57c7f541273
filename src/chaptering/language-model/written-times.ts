/** English words for numbers below a hundred, by their value. */
const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const number = `(?:\\d{1,3}|(?:${tens.join('|')})(?:[- ](?:${ones.slice(1, 10).join('|')}))?|${ones.join('|')})`;
const minutes = '(?:minutes?|mins?|minuten?|minutos?)';
const seconds = '(?:seconds?|secs?|sekunden?|segundos?|secondes?)';
const hours = '(?:hours?|hrs?|stunden?|horas?|heures?)';

/** A moment of a video, which only the code may write. */
const moments = {
  /** `3:45`, `1:02:03`. */
  clock: '\\d{1,2}:\\d{2}(?::\\d{2})?',
  /** `3m45s`, `3h02m`, `3h02`, `t=225`. */
  units:
    '(?:\\d{1,2} ?h ?\\d{1,2}(?: ?m(?:in)?)?(?: ?\\d{1,2} ?s(?:ec)?)?|\\d{1,3} ?m(?:in)? ?\\d{1,2} ?s(?:ec)?|t=\\d+s?)',
};
/** What may be one, or what the chapter speaks of: which of them its numbers tell. */
const likely = {
  /** `03’45”`; a height too. */
  marks: "\\d{1,2}[′’'´] ?\\d{2}(?:[″”\"]|[’']{2})?",
  /** `minute 12`; `the 12-minute mark`. */
  named: `(?:minut[eo] ${number}|(?:the )?${number}[- ](?:minute|second|hour) mark)`,
  /** `3 minutes 45 seconds in`. */
  passed: `${number} (?:${hours}|${minutes}|${seconds})(?:,? (?:and )?${number} (?:${minutes}|${seconds}))* (?:in|into the (?:video|talk|episode|recording))`,
};
/** The same where brackets stand around it: `3.45` may be a version. */
const inBrackets = `(?:\\d{1,3}[.]\\d{2}|${number} ?(?:${hours}|${minutes}|${seconds}|min|sec|[hms])(?:,? ${number} ?(?:${minutes}|${seconds}|min|sec|[ms]))?)`;

const certain = `(?:${moments.clock}|${moments.units})`;
const uncertain = `(?:${likely.marks}|${likely.named}|${likely.passed})`;
const any = `(?:${certain}|${uncertain})`;
const range = `${any}(?: ?[-–—] ?${any})?`;
const lead = '(?:(?:at|from|around|about|bei|ab|von|um|desde|à) )';

const begin = '(?<![\\p{L}\\p{N}:.,])';
const end = '(?![\\p{L}\\p{N}]|:\\d)';
const bracketed = new RegExp(` ?[(\\[] ?${lead}?(?:${range}|${inBrackets}) ?[)\\]] ?`, 'giu');
const leading = new RegExp(`^${lead}?${range}${end} ?(?:[-–—:|,] ?)?`, 'iu');
/** A mere `3:16` at the end is a verse, or a score: no title is left of it. */
const trailing = new RegExp(
  `(?: ?(?:[-–—|@,] ?${lead}?| ${lead})${range}| ${lead}?(?:${moments.units}|${uncertain}))$`,
  'iu',
);
const anywhere = new RegExp(`${begin}(?:(?<certain>${certain})|${uncertain})${end}`, 'giu');
/** Signs that look like the colon of a clock. */
const colons = /(?<=\d) ?[∶꞉：ː˸] ?(?=\d{2})/gu;

/** A title without the times before, behind and in brackets in it. `said`: what is said in the chapter, in lower case. */
export function withoutTimes(title: string, said: string): string {
  const cut = (text: string, times: RegExp, by = '') =>
    text.replace(times, (time) => (isCertain(time) || !isSaid(time, said) ? by : time));
  const plain = title.replace(colons, ':').replace(/\s+/g, ' ');
  const bare = cut(plain, bracketed, ' ').trim();
  return cut(cut(bare, leading), trailing).trim();
}

/** Whether a time stands in a title that the chapter does not speak of, or one that nobody speaks of so. */
export function hasTime(title: string, said: string): boolean {
  return Array.from(title.replace(colons, ':').matchAll(anywhere)).some(
    ({ 0: time, groups }) => groups?.certain !== undefined || !isSaid(time, said),
  );
}

function isCertain(time: string): boolean {
  return new RegExp(`${begin}${certain}${end}`, 'iu').test(time);
}

/** Whether all numbers of a time are said, in figures or in words. */
function isSaid(time: string, said: string): boolean {
  const numbers = time.toLowerCase().match(new RegExp(number, 'giu')) ?? [];
  return numbers.every((one) => {
    const forms = /^\d/.test(one) ? [String(Number(one)), spelled(Number(one))] : [one, one.replace(' ', '-')];
    return forms.some(
      (form) =>
        form !== '' &&
        new RegExp(`(?<![\\p{L}\\p{N}])${form.replace(/[- ]/, '[- ]')}(?![\\p{L}\\p{N}])`, 'u').test(said),
    );
  });
}

function spelled(value: number): string {
  const [ten, one] = [tens[Math.floor(value / 10) - 2], ones[value % 10]];
  return ones[value] ?? (ten && value % 10 > 0 ? `${ten} ${one}` : (ten ?? ''));
}
