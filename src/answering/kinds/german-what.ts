import { atBegin, ending, oneOf } from '../../transcripts/reading/phrase-forms.ts';

/** What follows the German `was`, and never the English one. */
const german = oneOf([
  'ist|sind|war|waren|hat|haben|hatte',
  'kann|können|soll|sollen|sollte|muss|müssen|musste|mussten|darf|will|wollen|wollte',
  `möcht${ending}|wird|werden|wurde|wurden`,
  'macht|machen|mache|tut|tun|nimmt|nehme|bringt|braucht|brauche|brauchen|brauch|verlangt',
  'passiert|geschieht|gibt|geht|steht|kommt|folgt|findet|fehlt|gehört|enthält',
  'kostet|kosten|wiegt|bedeutet|hei(ß|ss)t|gilt|hilft',
  `sagt|sagte|meint|meinte|denkt|hält|empfiehlt|spricht|lern${ending}`,
  'für|der|die|das|er|sie|es|ich|man|wir',
]);
const germanWhat = atBegin([`(und )?was ${german}`]);

/** Whether a question begins with the German `was` (`Was kostet …`), and not with the English one (`Was it …`). */
export function asksGermanWhat(question: string): boolean {
  return germanWhat.test(question);
}
