import { atBegin, ending, oneOf, wordEnd } from '../../transcripts/reading/phrase-forms.ts';
import { movedFirst } from '../asked-clause.ts';

const verbs = 'lohnt|funktioniert|geht|stimmt|hilft|reicht|macht|bleibt|passt|schmeckt|erwähnt|spricht|sagt';
const subjects = `sich|das|es|er|sie|man|der|die|ein${ending}`;

/** A German verb before its subject: `Lohnt sich …` */
export const beginsWithVerb = new RegExp(`^(?:${verbs}) (?:${subjects})${wordEnd}`, 'iu');

/** `Does it …`, `Kann man …` */
export const beginsWithAuxiliary = atBegin([movedFirst]);

const tag = oneOf([
  'right|correct',
  "(is|was|did|does|do|are|were|has|have|had|wo|would|ca|could|should)n['’]?t (it|s?he|they|you|there|that)",
  "oder|nicht wahr|stimmt['’]?s",
]);

/** What is said and only needs a yes: `…, right?` */
export const asksAssent = new RegExp(`,\\s*${tag}\\s*\\?\\W*$`, 'iu');
