import { withCapital } from '../words/casing.ts';

/** Offices that have capitals directly before the name of who holds them, and storms before theirs. */
const offices = [
  'secretary of (?:state|defense)',
  '(?:(?:senior )?vice )?president',
  '(?:(?:prime|foreign|defen[cs]e|finance|interior) )?minister',
  '(?:secretary|attorney|surgeon|director) general',
  '(?:(?:defen[cs]e|treasury|foreign|home|education|energy|commerce) )?secretary',
  '(?:lieutenant )?governor|chief justice',
  'senator|congressman|congresswoman|ambassador|mayor|queen|prince|princess|pope|captain|colonel|admiral|sergeant|professor',
  'hurricane|tropical storm|typhoon',
].join('|');

/** What nearly every transcript and newspaper writes with capitals: parties, wars, cities, courts and other bodies. */
const bodies = [
  '(?:republican|democratic|democrat|labou?r|communist|nazi|libertarian) party',
  '(?:first|second|third) world war|world war (?:one|two|three|i{1,3})',
  '(?:cold|gulf|korean|vietnam) war',
  '(?:oklahoma|kansas|mexico|new york|salt lake|gaza|panama|vatican|kuwait|ho chi minh) city',
  'supreme court|security council|federal reserve|electoral college|house of representatives|oval office|national guard',
  '(?:justice|state|treasury|defense) department|homeland security|secret service',
  'wall street|silicon valley|middle east|west bank|gaza strip|capitol hill|persian gulf|red cross',
  'european union|soviet union|united nations|united states|roman empire|ottoman empire|palestinian authority',
  'super bowl|premier league|champions league|nobel (?:peace )?prize|pulitzer prize|new testament|catholic church',
].join('|');

const start = "(?<![\\p{L}\\p{N}'’-])";
const office = new RegExp(`${start}(?:${offices})(?= \\p{L})`, 'giu');
const body = new RegExp(`${start}(?:${bodies})(?![\\p{L}\\p{N}-])`, 'giu');

/** An English title with the capitals that its offices and fixed names have: "Vice President Lind", "the Soviet Union". */
export function withFixedCapitals(title: string): string {
  return title
    .replace(body, capitals)
    .replace(office, (held, at: number) => (isName.test(title.slice(at + held.length + 1)) ? capitals(held) : held));
}

const isName = /^\p{Lu}\p{Ll}/u;

function capitals(words: string): string {
  return words.replace(/(?<![\p{L}'’])\p{Ll}+/gu, (word) => {
    if (word === 'of') return word;
    return /^i{2,3}$/.test(word) ? word.toUpperCase() : withCapital(word);
  });
}
