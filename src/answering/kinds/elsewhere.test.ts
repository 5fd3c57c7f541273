import { expect, test } from 'vitest';
import { kindOf } from '../kinds.ts';
import { askedElsewhere } from './elsewhere.ts';

test.each([
  ['fr', 'Pourquoi le four est-il froid ?', 'why'],
  ['fr', 'Et pourquoi pas ?', 'why'],
  ['fr', 'À quel moment parle-t-elle du four ?', 'moment'],
  ['fr', 'Combien de temps dure la cuisson ?', 'duration'],
  ['fr', 'Combien coûte le four ?', 'price'],
  ['fr', "Est-ce qu'on peut le laver ?", 'yesNo'],
  ['es', '¿Por qué está frío?', 'why'],
  ['es', 'En el taller, ¿cuántas piezas hay?', 'number'],
  ['es', '¿Quién lo hizo?', 'who'],
  ['pt', 'Quando ela fala do forno?', 'moment'],
  ['it', 'Perché è freddo?', 'why'],
  ['it', 'Chi lo ha fatto?', 'who'],
  ['nl', 'Wie heeft de oven gemaakt?', 'who'],
  ['nl', 'Wanneer komt de oven aan bod?', 'moment'],
  ['nl', 'Waarom is hij koud?', 'why'],
  ['pl', 'Czy można go umyć?', 'yesNo'],
  ['ru', 'Почему он холодный?', 'why'],
  ['ru', 'Сколько времени это занимает?', 'duration'],
  ['tr', 'Fırın neden soğuk?', 'why'],
  ['tr', 'Kim yaptı?', 'who'],
  ['ja', 'なぜ冷たいのですか？', 'why'],
  ['ja', 'オーブンの説明はどこですか？', 'moment'],
  ['zh', '烤箱为什么是冷的？', 'why'],
  ['ko', '오븐은 왜 차갑나요?', 'why'],
  ['ar', 'لماذا الفرن بارد؟', 'why'],
  ['ar', 'هل الفرن بارد؟', 'yesNo'],
  ['hi', 'ओवन ठंडा क्यों है?', 'why'],
  ['sv', 'Varför är ugnen kall?', 'why'],
  ['uk', 'Чому піч холодна?', 'why'],
] as const)('%s: %s asks for: %s', (language, question, kind) => {
  expect(kindOf(question, language)).toBe(kind);
});

test.each([
  // Another language's word that is none that asks in the talk's, or stands within a question
  ['tr', 'What did Kim say about the oven?'],
  ['es', 'La razón por que lo hizo'],
  ['fr', 'Le four du pourquoi'],
  ['ru', 'Фраза о том, как и почемучка'],
  ['en', 'Pourquoi is a French word'],
  ['de', 'Kim und der Ofen'],
  ['xx', 'Pourquoi ?'],
  [null, 'Pourquoi ?'],
] as const)('%s: %s is not told by them', (language, question) => {
  expect(askedElsewhere(question, language)).toBeUndefined();
});
