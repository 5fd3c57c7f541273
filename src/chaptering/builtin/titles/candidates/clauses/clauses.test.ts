import { expect, test } from 'vitest';
import { sentencesOf } from '../../../../../transcripts/reading/sentences.ts';
import { wordsOf } from '../../../../../transcripts/reading/words.ts';
import { learnedTitles } from '../../ranking/learned-titles.ts';
import { readChapters } from '../../ranking/rank-titles.ts';
import { clausesOf } from './clauses.ts';

/** The clauses of a text that might serve as titles, each with its kind. */
function clausesIn(text: string, language = 'en'): string[] {
  const seconds = 60;
  const said = wordsOf({ language, kind: 'file', segments: [{ start: 0, end: seconds, text }] }, seconds);
  const sentences = sentencesOf(said, seconds);
  const spans = [{ from: 0, to: sentences.length }];
  const input = { words: said, sentences, spans, durationSeconds: seconds, language, videoTitle: null };
  const { words, senses, casing } = readChapters(input, learnedTitles().background);
  return sentences.flatMap((sentence) =>
    clausesOf({ words, senses, sentence, casing }).map((clause) => `${clause.kind}: ${clause.text}`),
  );
}

test.each([
  ["Let's get into the ferry tariffs. The tariffs rose.", 'announced: ferry tariffs'],
  ["Let's dive right into grafting apple trees. You cut a scion.", 'announced: grafting apple trees'],
  ["Let's do the brakes next. The pads wear down.", 'announced: brakes'],
  ["Let's switch over to the harbor camera. It shows a seal.", 'announced: harbor camera'],
  ['Then you drill your geophone into the ice.', 'doing: drilling your geophone'],
  ['If you clean tanks, you hum. Squid live in tanks.', 'doing: cleaning tanks'],
  ['The studio released nine lanterns. Marlow sold them.', 'statement: the studio released nine lanterns'],
])('"%s" says "%s"', (text, clause) => {
  expect(clausesIn(text)).toContain(clause);
});

test.each([
  ["Let's get to know each other. I bake bread.", 'announced'],
  ["Let's do it. The pads wear down.", 'announced'],
  ["I'll get a coffee. I do the dishes later.", 'announced'],
  ['Then I drove a bus to Elmsworth. The bus was red.', 'doing'],
  ['For years, while I clean tanks, I hum. Squid live in tanks.', 'doing'],
  ['The studio gave out a statement Marlow Lanterns. Marlow sold them.', 'statement: the studio gave'],
])('"%s" has no clause of the kind "%s"', (text, kind) => {
  expect(clausesIn(text).filter((clause) => clause.startsWith(kind))).toEqual([]);
});

test('a clause of German is a question where it is asked, and not where its verb stands last', () => {
  expect(clausesIn('Sehen wir zuerst, wie die Laterne vorher leuchtete. Sie war alt.', 'de')).toContain(
    'question: wie die Laterne vorher leuchtete',
  );
  expect(clausesIn('Wie leuchtet die Laterne am Abend? Sie ist alt.', 'de')).toContain(
    'question: wie leuchtet die Laterne am Abend?',
  );
});
