import { languageOfText } from '../../../transcripts/reading/language-of-text.ts';
import type { Told } from '../../engine.ts';
import { wordingIn } from '../../wording.ts';

/** What is there of an answer that did not come to its end, and that it did not, in the question's language. */
export function brokenOff(told: Told, question: string): Told {
  return { ...told, markdown: `${told.markdown}\n\n*${wordingIn(languageOfText(question)).brokenOff}*` };
}
