import { expect, it } from 'vitest';
import { anywhere, atBegin, matching, oneOf, throughout, wholly, word } from './phrase-forms.ts';

it('forms are found in whole words, whichever apostrophe is written', () => {
  const carried = anywhere(["(it|that)'s carried", 'agreed|settled']);
  for (const text of ["So it's carried.", 'That’s carried', 'all agreed?', 'SETTLED']) expect(text).toMatch(carried);
  for (const text of ['its carried', 'disagreed', 'agreedé', 'settle']) expect(text).not.toMatch(carried);
});

it('parentheses group without capturing, but where they are escaped or in a set of characters', () => {
  expect('she said so'.match(matching([`(he|she) ${oneOf(['said', 'told'])}( so)?`]))).toHaveLength(1);
  expect('f(x)').toMatch(wholly(['f\\(x\\)']));
  expect("it's (here)").toMatch(matching(["[(]here[')]"]));
  expect('it’s (here').not.toMatch(matching(["here[']"]));
});

it('a text begins with a form, after marks and openers', () => {
  const next = atBegin(['next item|moving on'], ['so|okay', 'well']);
  for (const text of ['Next item?', '– okay. So, moving on', 'well well next item']) expect(text).toMatch(next);
  for (const text of ['and next item', 'next items', 'so so']) expect(text).not.toMatch(next);
});

it('a text is a form, with nothing else but marks or nothing else at all', () => {
  expect('… will do!').toMatch(throughout([`will ${word}`]));
  expect('I will do').not.toMatch(throughout([`will ${word}`]));
  expect('it’ll').toMatch(wholly(["(it|that)'ll"]));
  expect("it'll.").not.toMatch(wholly(["(it|that)'ll"]));
});
