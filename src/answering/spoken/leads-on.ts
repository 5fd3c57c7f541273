import { wholly } from '../../transcripts/reading/phrase-forms.ts';

/** What no sentence ends with. */
const loose = wholly([
  'and|but|so|or|the|a|an|to|of|with|from|than|i|you|we|my|your|our|their|because',
  "[^\\s]*'cause|that|if|which|whose|is|are|was|were|gonna",
  "(it|that|there|he|she|what)'s",
  "(i|you|we|they)'(m|re|ve|ll)",
  'und|aber|der|die|das|ein|eine|zu|mit|ich|weil|dass',
]);

/** Whether a word without a mark leads on to another one. */
export function leadsOn(word: string): boolean {
  return loose.test(word);
}
