import { contentUnits } from '../../../transcripts/reading/content-units.ts';
import { languageOfText } from '../../../transcripts/reading/language-of-text.ts';
import { suspectSentences } from '../../../transcripts/reading/suspect-sentences.ts';
import { timestamp } from '../../../transcripts/timestamp.ts';
import { quoteAt } from '../../builtin/quoting/quote.ts';
import { tokensOf } from '../../claim-tokens.ts';
import type { AnsweringInput, Citation, Told } from '../../engine.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { type Wording, wordingIn } from '../../wording.ts';
import type { ProposedAbsence } from '../claim.ts';
import { topicsOf } from '../judging/claim-signals.ts';
import { saidWords } from '../judging/said-words.ts';

/**
 * Says in one sentence of ours, in the question's language, that the video does not say it, with what comes nearest: where the
 * model says so, if that has to do with the question, else what the built-in engine finds near.
 */
export function tellAbsence(
  absence: ProposedAbsence,
  input: AnsweringInput,
  found: { spoken: Spoken; wording: Wording; citations: readonly Citation[] },
): Told {
  const { spoken, citations } = found;
  const language = languageOfText(input.question, spoken.language);
  const wording = language === null ? found.wording : wordingIn(language);
  const said = wording.notSaid([]);
  const nearest = nearestOf(absence, input, spoken) ?? citations[0];
  if (!nearest) return { markdown: said, citations: [] };
  const told = wording.told(wording.nearest, wording.marked(nearest.quote), timestamp(nearest.startSeconds));
  return { markdown: `${said} ${told}.`, citations: [nearest] };
}

function nearestOf({ nearest }: ProposedAbsence, input: AnsweringInput, spoken: Spoken): Citation | undefined {
  const place = (nearest ?? 0) - 1;
  const sentence = spoken.sentences[place];
  if (!sentence || suspectSentences(spoken.sentences).has(place)) return undefined;
  const said = saidWords(sentence.text);
  const isShared = !contentUnits(sentence.text).isDisjointFrom(contentUnits(input.question));
  if (!isShared && !topicsOf(tokensOf(input.question)).some((token) => said.nearness(token) > 0)) return undefined;
  const { startSeconds, quote, from } = quoteAt(place, spoken);
  if (quote === '' || startSeconds >= Math.max(1, input.reading.durationSeconds)) return undefined;
  return { startSeconds, passage: from + 1, quote };
}
