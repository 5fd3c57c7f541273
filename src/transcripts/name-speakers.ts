import type { Cue } from './cue.ts';
import { isFunctionWord } from './language/function-words.ts';
import { countWords, type Line } from './words.ts';

/** A line that opens with what may be a name: `ANN:`, `>> Dr. Ann Lee:`, `- Speaker 2:`, `The Chair (Ms. Lee):`. */
const labelled =
  /^((?:(?:>>+|[-–—])\s*)?)(\p{Lu}[\p{L}\p{M}\p{N}.'’&-]*(?: \p{Lu}[\p{L}\p{M}.'’&-]*| \d{1,2}| (?:of|de|van|von|der|la|and|und|&)){0,5}(?: \([^():]{2,40}\))?):(?:\s+|$)/u;
/** What opens a line and names nobody, however often it does. */
const noName =
  /^(?:notes?|steps?|tips?|hints?|warnings?|cautions?|caveat|questions?|answers?|chapters?|parts?|sections?|examples?|numbers?|rules?|options?|reasons?|results?|facts?|problems?|solutions?|ingredients|tools|summary|updates?|days?|weeks?|rounds?|levels?|lessons?|remember|important|conclusion|title|subtitles?|captions?|translation|translator|music|lyrics|source|links?|website|http|https|pros?|cons?|todo|next|finally|first|second|third|spoiler|hinweis\p{L}*|schritte?|tipps?|achtung|warnung|fragen?|antwort(?:en)?|kapitel|teil|abschnitt|beispiele?|nummer|regeln?|grund|gründe|fazit|problem|lösung(?:en)?|zutaten|wichtig|übersetzung|quelle|untertitel|musik)(?!\p{L})/iu;
/** Whom a number tells apart. */
const numbered =
  /^(?:speaker|sprecher(?:in)?|voice|person|guest|interviewer|host|caller|student|man|woman|participant)\b/iu;
/** How often a name opens a line at least; and all names together. */
const fewestOfOne = 2;
const fewestOfAll = 3;

interface Label {
  name: string;
  /** The line without it. */
  rest: string;
}

/**
 * Takes names of speakers out of what is said and puts them beside it: lines that open with `Ann:` or `ANN:`, where two
 * such names recur (or one in capitals), so that these are plainly labels. Another name than before becomes the mark `>> `.
 * A cue after a labelled one goes on with its speaker, up to the next label or mark. Files without labels stay as they are.
 */
export function nameSpeakers(cues: readonly Cue[]): readonly Cue[] {
  const names = namesIn(cues);
  if (names.size === 0) return cues;
  let now: string | undefined;
  let wasSaid = false;
  return cues.flatMap((cue): Cue[] => {
    if (cue.speaker !== undefined) now = cue.speaker;
    let opening = now;
    const lines: Line[] = [];
    for (const line of cue.lines) {
      const label = labelOf(line.text);
      if (label && names.has(label.name)) {
        const isOther = label.name !== now;
        now = label.name;
        if (lines.length === 0) opening = now;
        // A label alone on its line belongs to what follows.
        if (label.rest !== '') lines.push(withoutLabel(line, label.rest, isOther && wasSaid));
        else if (isOther && wasSaid) lines.push({ text: '>>', wordStarts: null });
      } else {
        if (/^(?:>>|[-–—] )/u.test(line.text)) {
          now = undefined;
          if (lines.length === 0) opening = undefined;
        }
        lines.push(line);
      }
      wasSaid ||= lines.length > 0;
    }
    const { speaker: _, ...rest } = cue;
    return lines.length === 0 ? [] : [{ ...rest, lines, ...(opening === undefined ? {} : { speaker: opening }) }];
  });
}

/** The labels of a file that are plainly names. */
function namesIn(cues: readonly Cue[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { lines } of cues) {
    for (const { text } of lines) {
      const name = labelOf(text)?.name;
      if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const recurring = [...counts].filter(([, count]) => count >= fewestOfOne);
  const together = recurring.reduce((sum, [, count]) => sum + count, 0);
  const isOneInCapitals = recurring.length === 1 && isCapitals(recurring[0]?.[0] ?? '');
  if (together < fewestOfAll || (recurring.length < 2 && !isOneInCapitals)) return new Set();
  const areCapitals = recurring.every(([name]) => isCapitals(name));
  // Beside names that recur, one of the same form that is heard once is a name too.
  const once = areCapitals ? [...counts.keys()].filter(isCapitals) : [];
  return new Set([...recurring.map(([name]) => name), ...once]);
}

function labelOf(text: string): Label | null {
  const [whole, , name = ''] = labelled.exec(text) ?? [];
  if (whole === undefined || name.length > 60 || noName.test(name)) return null;
  if (/\d/.test(name) && !numbered.test(name)) return null;
  const words = name.split(' ');
  // `So:` and `And then:` name nobody.
  if (!numbered.test(name) && words.every((word) => word.length < 2 || isFunctionWord(word.toLowerCase()))) return null;
  return { name, rest: text.slice(whole.length) };
}

function isCapitals(name: string): boolean {
  return !/\p{Ll}/u.test(name) && /\p{Lu}{2}/u.test(name);
}

function withoutLabel({ text, wordStarts }: Line, rest: string, isOther: boolean): Line {
  const said = isOther ? `>> ${rest}` : rest;
  if (wordStarts === null) return { text: said, wordStarts };
  const own = wordStarts.slice(countWords(text) - countWords(rest));
  return { text: said, wordStarts: isOther ? [own[0] ?? 0, ...own] : own };
}
