import { expect, test } from 'vitest';
import { hesitationsAmong, isAssent } from './hesitations.ts';
import type { Tongue } from './tongue.ts';

const cleaned = (text: string, tongue: Tongue = 'en') => {
  const words = text.split(' ');
  const isDropped = hesitationsAmong(words, tongue);
  return words.filter((_, at) => !isDropped[at]).join(' ');
};

test.each([
  ['So um the the roof uh needs a slope', 'So the roof needs a slope'],
  ['I think I think we sh should d do it', 'I think we should do it'],
  ['to the to the uh left', 'to the left'],
  ['it is very very good, no no', 'it is very very good, no no'],
  ['on one side', 'on one side'],
  ['5 5 7', '5 5 7'],
  ['If there is air in it, it bursts, and it it sinks', 'If there is air in it, it bursts, and it sinks'],
  ['It was nine thousand. Nine thousand is a lot.', 'It was nine thousand. Nine thousand is a lot.'],
  ['The roof is, you know, leaky', 'The roof is, leaky'],
  ['Do you know, I like it', 'Do you know, I like it'],
  ['Well, you know what it costs', 'Well, you know what it costs'],
  ['I mean, the weir is old. I mean it.', 'the weir is old. I mean it.'],
  ['But I mean it is old', 'But it is old'],
  ["It's sort of green", "It's green"],
  ['That is kind of you', 'That is kind of you'],
  ['It is a sort of cheese', 'It is a sort of cheese'],
  ['It was, like, green', 'It was, green'],
  ['so y because I left', 'so because I left'],
  ['It has a an oak roof', 'It has an oak roof'],
  ['He lives in the A the whole year', 'He lives in the A the whole year'],
  ["It ju it's just a weir", "it's just a weir"],
  ['the f(x the f(x weir', 'the f(x weir'],
  ['I th I think it floats', 'I think it floats'],
  ['We keep the sh the sheet', 'We keep the sheet'],
  ['press b and drag', 'press b and drag'],
  ['We take model B. Bob pays.', 'We take model B. Bob pays.'],
  ['we could we can paint it', 'we can paint it'],
  ['If I can I will', 'If I can I will'],
  ["and the it's late", "and it's late"],
  ["We haven't been paintin we haven't been painting", "we haven't been painting"],
  ['A pi There is a box', 'There is a box'],
  ['as I told you, you can fold it', 'as I told you, you can fold it'],
  ['the size you want, you can cut it', 'the size you want, you can cut it'],
  ["if it means nothing to you, you'll ask", "if it means nothing to you, you'll ask"],
  ['and you, you can fold it', 'and you can fold it'],
  ['it will ask you: do you want it', 'it will ask you: do you want it'],
  ['When you cut it, it tears', 'When you cut it, it tears'],
  ['When you look at a loom, a loom is loud', 'When you look at a loom, a loom is loud'],
  ['Choose Frame, Frame Width, then File, Send, Send As', 'Choose Frame, Frame Width, then File, Send, Send As'],
  ['Press Next. Then Next. Then Next. Done', 'Press Next. Then Next. Then Next. Done'],
  ['as I said to you you can fold it', 'as I said to you you can fold it'],
  ['as I said to you you guys', 'as I said to you guys'],
  ['what it is is a lever', 'what it is is a lever'],
  ['the colour (b) blue', 'the colour (b) blue'],
  ["So why, why is it, and it's, it's green", "So why is it, and it's green"],
  ['It hung on the, the wall', 'It hung on the wall'],
  ['It was raised in May and sold', 'It was raised in May and sold'],
  ['It is 3 mm thick, mm, no, 4 mm', 'It is 3 mm thick, no, 4 mm'],
])('%s', (said, left) => {
  expect(cleaned(said)).toBe(left);
});

test.each([
  ['wir ähm wir gehen um acht', 'wir gehen um acht'],
  ['und er, äh, er hat es umm gekauft', 'und er hat es gekauft'],
  ['es geht hm um um den Teich', 'es geht um den Teich'],
  ['ob sie sie kennt', 'ob sie sie kennt'],
  ['wir mü müssen bis bislang warten', 'wir müssen bis bislang warten'],
  ['die Schraube ist 8 mm lang', 'die Schraube ist 8 mm lang'],
  ['das hier ist schön In der Stadt auch', 'das hier ist schön In der Stadt auch'],
])('in German: %s', (said, left) => {
  expect(cleaned(said, 'de')).toBe(left);
});

test.each([
  ['é um barco, uhm, com um mastro', 'é um barco, com um mastro'],
  ['vi er her og det er äh godt', 'vi er her og det er godt'],
  ['nous nous lavons la laine de demain', 'nous nous lavons la laine de demain'],
  ['que yo que yo vi el el elefante', 'que yo vi el elefante'],
  ['yavaş yavaş er geldi', 'yavaş yavaş er geldi'],
])('in another language: %s', (said, left) => {
  expect(cleaned(said, 'other')).toBe(left);
});

test('`Um` assents to nothing where it is a word', () => {
  expect(isAssent(['Um.', 'Ja.'], 'en')).toBe(true);
  expect(isAssent(['Er', 'ja.'], 'de')).toBe(false);
});
