import { wordsOfText } from '../../spoken/passages.ts';
import { fold } from '../../spoken/stem.ts';
import { membersOf } from '../../spoken/synonyms.ts';
import { focusOf } from './focus.ts';

/** `What was her dad's occupation?`, `What is the colour of the door?` */
const whatIs =
  /^\W*(?:(?:and|but|und|aber) )?(?:what|was)(?:['’]s| is| was| are| were| ist| war| sind| waren) (.{2,60}?)(?= (?:of|for|in|at|on|from|when|that|von|vom|für|in|bei|der|des)(?!\p{L})|\W*$)/iu;

/** The members of the sort of things that a question asks for (`Which animal …`); undefined where it asks for none that we know. */
export function askedSort(question: string): ReadonlySet<string> | undefined {
  const [, named = ''] = whatIs.exec(question) ?? [];
  const last = wordsOfText(named).at(-1)?.text ?? '';
  for (const word of [...focusOf(question), fold(last.replace(/[^\p{L}\p{M}-]/gu, ''))]) {
    const members = word === '' ? undefined : membersOf(word);
    if (members) return members;
  }
  return undefined;
}
