import { anywhere } from '../../../transcripts/reading/phrase-forms.ts';
import { leadsMeeting } from '../../spoken/leading.ts';
import { fluencyOf, type Spoken, type Stretch } from '../../spoken/passages.ts';

/** With which those who talk settle something. */
const settling = anywhere([
  "we('ll| will| shall| should| agreed| decided| won't| (can |could )?(just )?(go|stick|stay) (for|with|to))",
  "let('s| us)(?! (talk|look|move|see|start|begin|go (on|back|over|to)|turn|discuss|hear|come|say|assume|suppose))",
  '(going|sticking) (for|with)',
  "(it|that)('s| is) (decided|settled|agreed)",
  'i (agree|vote)',
  '(all|everybody|everyone) agree[sd]?',
  'decided|agreed',
  'the (decision|conclusion|motion) (is|was)',
  'carried',
  'wir (werden|sollten|machen|nehmen|bleiben)',
  'beschlossen|einigen uns|abgelehnt|angenommen',
]);
const finished = /[.!。！]["'”’»)\]]*$/u;
/** How many words after a sentence that names what is asked for it is still spoken of. */
const mostAfter = 30;
const fewestWords = 5;
/** What only goes on as before: `We will continue this approach.` */
const goingOn =
  /(?<!\p{L})(?:we|i)(?:['’]ll| will| shall) (?:always |also |just )*(?:continue|keep|carry on|go on|be (?:here|there)|have more to say)(?!\p{L})/iu;
const mostOfGoingOn = 16;
const mostWords = 40;
const readable = 0.7;

/**
 * What a stretch (`to` excluded) comes to: the last sentence of it that settles something and names what is asked for, or follows
 * at once on what does; none where nothing does.
 *
 * @param bears how much of what is asked for a sentence holds
 */
export function outcomeOf({ from, to }: Stretch, bears: (place: number) => number, spoken: Spoken): number[] {
  const { sentences, meant } = spoken;
  for (let at = to - 1; at > from; at -= 1) {
    const { text = '', question = true } = sentences[at] ?? {};
    const words = meant[at] ?? 0;
    if (
      question ||
      words < fewestWords ||
      words > mostWords ||
      !settling.test(text) ||
      !finished.test(text) ||
      leadsMeeting(text) ||
      (words <= mostOfGoingOn && goingOn.test(text)) ||
      fluencyOf(at, spoken) < readable
    )
      continue;
    const word = sentences[at]?.from ?? 0;
    for (let before = at; before >= from && word - (sentences[before]?.to ?? 0) <= mostAfter; before -= 1) {
      if (bears(before) > 0) return [at];
    }
  }
  return [];
}
