import { expect, test } from 'vitest';
import { wordsOf } from '../../transcripts/reading/words.ts';
import { languageOf } from './language-of.ts';

test.each([
  ['ja', '皆さんこんにちは。今日は自転車の話をします。チェーンを洗います。'],
  ['ko', '안녕하세요 여러분. 오늘은 자전거 이야기를 합니다.'],
  ['zh', '大家好，今天我们来看自行车。'],
  ['pt', 'Olá a todos. Hoje vamos falar das bicicletas e da corrente que é preciso limpar.'],
  [null, 'Hello everybody. Today we talk about bicycles and their chains.'],
  ['zh', '今天跟大家講自行車，鏈條要怎麼洗。'],
  ['th', 'วันนี้เราจะพูดเรื่องจักรยานและการล้างโซ่'],
  ['ru', 'Сегодня мы говорим о том, как мыть цепь велосипеда.'],
  ['ar', 'اليوم نتحدث عن الدراجة وعن السلسلة التي يجب أن تكون نظيفة.'],
  ['hi', 'आज हम साइकिल की बात करेंगे और चेन को साफ करेंगे।'],
  ['es', 'Hoy hablamos de las bicicletas y de cómo limpiar la cadena con un cepillo.'],
  ['it', 'Oggi parliamo di biciclette e di come pulire la catena con una spazzola.'],
  ['fr', "Aujourd'hui on parle de vélos et de la chaîne qu'il faut nettoyer avec une brosse."],
  ['nl', 'Vandaag gaan we het hebben over fietsen en over de ketting die je met een borstel schoonmaakt.'],
  ['sv', 'I dag ska vi prata om cyklar och om kedjan som man ska göra ren med en borste.'],
  ['pl', 'Dzisiaj porozmawiamy o rowerach i o tym, jak czyścić łańcuch, żeby nie był brudny.'],
  ['tr', 'Bugün bisiklet ve zincir için ne gerekir, bunu konuşalım, çünkü bu çok önemli.'],
  ['id', 'Hari ini kita akan bicara tentang sepeda dan rantai yang harus dibersihkan.'],
  ['de', 'Heute geht es um Fahrräder und um die Kette, die man mit einer Bürste sauber macht.'],
  [null, 'In the war of words about rates, a man said to me that no one was fit to die for the hat of an art dealer.'],
  [null, 'Dnes mluvíme.'],
  [null, ''],
])('the language is told by its words or its script: %s', (language, text) => {
  const segments = text === '' ? [] : [{ start: 0, end: 9, text }];
  expect(languageOf(wordsOf({ language: null, kind: 'file', segments }, 9))).toBe(language);
});
