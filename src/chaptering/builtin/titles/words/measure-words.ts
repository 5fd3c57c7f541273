/** Units and calendars: how much and when, not what. */
const measures = new Set(
  `fathom fathoms yards yard meter meters metre metres mile miles kilometers kilometres foot feet inch inches pounds dollars euros degrees percent seconds minutes hours days
  january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  gramm kilo grad euro prozent uhr zentimeter
  fathom kilometer kilometre kilometers centimeters hundred thousand million billion two three four five six seven eight nine ten`.split(
    /\s+/,
  ),
);

/** Whether a word (lower case) measures or dates. */
export function isMeasure(word: string): boolean {
  return measures.has(word);
}

const numeral =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|point|half|zero)(?![\\p{L}])';
const number = `(?:(?:[\\p{N}.,]{1,12}(?![\\p{N}.,])|${numeral})[- ]?){1,6}`;
const year = `(?:${numeral}[- ]?){1,2}(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ties)`;
/** Who is of an age: "over sixty-fives", "the under sixteens". */
const aged =
  '(?:the )?(?:(?:under|over)[- ])?(?:(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty[- ])?(?:ones|twos|threes|fours|fives|sixes|sevens|eights|nines)|(?:thir|four|fif|six|seven|eigh|nine)teens)';
const unit =
  '(?:hertz|k?hz|kilohertz|megahertz|db|decibels?|lufs|milliseconds?|kbps|megabits?|pixels?|volts?|watts?|amps?|ohms?|degrees?|percent|(?:kilo)?(?:grams?|met(?:re|er)s?)|inch(?:es)?|millimet(?:re|er)s?|centimet(?:re|er)s?|newton met(?:re|er)s?)';
const amount = new RegExp(
  `^(?:about |around |another )?(?:minus ${number}${unit}?|${number}${unit}|(?:${numeral}[- ]?){2,6}|${year}|${aged})(?: (?:for|to|per) the \\p{Ll}+)?$`,
  'iu',
);
/** What is weighed, gone, paid or waited for: of twelve titles of so much of it, readers left none. */
const measured =
  '(?:kilos?|tonn?es?|tons?|pounds?|ounces?|miles?|kilomet(?:re|er)s?|yards?|feet|foot|fathoms?|acres?|lit(?:re|er)s?|gallons?|pints?|cups?|(?:table|tea)?spoons?|euros?|dollars?|quid|pence|cents?|bucks|seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|(?:nano|micro|milli|centi)met(?:re|er)s?|newtons?|(?:hecto|kilo|mega)?pascals?|atmospheres?|watts?|kilowatts?|(?:milli)?amps?|gig(?:abyte)?s?|megabytes?|terabytes?|meg(?:s|apixels?)|frames?|calories|horsepower)';
const muchOf = new RegExp(
  `^(?:about |around |another )?${number}(?:(?:m|b)illion )?${measured}(?: (?:of|in|for|per|to|a) .+)?$`,
  'iu',
);

const isWholly = new RegExp(`^${numeral}$`, 'u');

/** Whether a word (lower case) tells a number, or a part of one: "eighteen", "hundred". */
export function isNumeral(word: string): boolean {
  return isWholly.test(word);
}

/** Whether a text only says how much: "fifty hertz", "minus sixteen", "eighteen forty-one", "nineteen sixties", "two volts for the lamp", "twenty-four kilos", "ten years in prison". */
export function isAmount(text: string): boolean {
  return amount.test(text) || muchOf.test(text);
}
