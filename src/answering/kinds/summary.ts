import { anywhere, ending, oneOf, upTo, word, words } from '../../transcripts/reading/phrase-forms.ts';

const is = "(['’]s| is| are| was| were)";
/** Who says it, in up to so many words. */
const whoever = "([\\p{L}.'’-]+ ){1,6}";
const thinks = oneOf([
  'think|believe|feel(?! like)',
  'say|elaborate|claim|argue|contribute|introduce',
  'agree|disagree|decide|plan|conclude',
  'suggest|recommend|propose',
]);
const view = '(views?|take|stance|thoughts|opinions?|position|attitude)';
const agreed = `(said|told|decided|agreed|covered|discuss${ending}|talk${ending} about)`;
/** How far apart the parts of a verb may stand. */
const apart = '.{0,500}';

/** An open end also takes what goes on from it: `outlined`, `overviews`. */
const english = [
  `summar${word}`,
  `(gist|overview|recap|outline)${ending}`,
  // What is said or thought of something
  `what ${word} (says?|said|thinks?|thought) (about|of|on)${ending}`,
  `what (do|does|did|was|is) ${whoever}(discuss(ed)?|say|talk) (about|on|regarding)${ending}`,
  `what (did|does|do) ${whoever}${thinks}`,
  `what${is} (${words(0, 2)}${word}['’]s|his|her|their|your) ${view} (on|about|towards?)${ending}`,
  // What was said or decided together
  `what(['’]s| was| is| were| did ${upTo(60)}) ${agreed} (about|of|on|regarding)${ending}`,
  `what${is} (the )?${words(0, 4)}(discussion|debate|controversy|questioning|conclusion|opinion|status|decision)s?`,
];

const german = [
  `(überblick|zusammenfass)${ending}`,
  `fass${ending} ${apart}zusammen${ending}`,
  `was (denkt|dachte|sagt|sagte|meint|meinte) ${apart} (über|zu|von)`,
  `was (wird|wurde) ${words(0, 60)}über${ending}`,
];

/** What is said of something as a whole, or what somebody thinks of it. */
export const asksSummary = anywhere([...english, ...german]);
