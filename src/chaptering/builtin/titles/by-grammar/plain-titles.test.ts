import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../../../transcripts/reading/sentences.ts';
import { wordsOf } from '../../../../transcripts/reading/words.ts';
import { titlesOf } from '../titles.ts';

const seconds = 90;

/** The titles of chapters of a minute and a half; each is given as its sentences, a caption each. */
function titlesFor(language: string, chapters: readonly (readonly string[])[]): string[] {
  const segments = chapters.flatMap((sentences, chapter) =>
    sentences.map((text, index) => ({
      start: chapter * seconds + (index * (seconds - 2)) / sentences.length,
      end: chapter * seconds + ((index + 1) * (seconds - 2)) / sentences.length,
      text,
    })),
  );
  const durationSeconds = chapters.length * seconds;
  const words = wordsOf({ language, kind: 'file', segments }, durationSeconds);
  const sentences = sentencesOf(words, durationSeconds);
  const at = (time: number) => {
    const place = sentences.findIndex(({ start }) => start >= time);
    return place < 0 ? sentences.length : place;
  };
  const spans = chapters.map((_, chapter) => ({ from: at(chapter * seconds), to: at((chapter + 1) * seconds) }));
  return titlesOf({ words, sentences, spans, durationSeconds, language, videoTitle: null });
}

/** Two chapters of captions a sentence: the one that is looked at, and another. */
const inSpanish = [
  'pasamos ahora a las velas de cera',
  'una vela necesita sitio y las velas de cera derretida gotean mucho',
  'yo guardo la cera y las velas de cera en un cajón frío de la cocina',
];
const otherSpanish = ['el faro tiene una linterna', 'la linterna del faro se enciende de noche'];

describe('in a language of which only the grammar is known a title', () => {
  test.each([
    ['ja', ['粉が二百グラム、牛乳が百グラムです。', '砂糖が二十グラム、塩が五グラム、牛乳は温めます。'], 'グラム'],
    ['zh', ['内屏是七英寸，外屏是六英寸。', '内屏很亮，对角线是七英寸。'], '英寸'],
    ['hi', ['गमला बारह इंच का हो और गमले में छेद हो।', 'पौधा चार इंच का हो तो गमले में लगाएँ।'], 'इंच'],
  ])('is no unit in which something is measured: %s', (language, chapter, unit) => {
    const other = { ja: ['窓を開けます。'], zh: ['今天下雨，我们看书。'], hi: ['खिड़की खोलें।'] }[language] ?? [];
    expect(titlesFor(language, [chapter, other])[0]).not.toContain(unit);
  });

  test('is a whole noun phrase, without the verb after it and without a preposition at its end', () => {
    expect(titlesFor('es', [inSpanish, otherSpanish])[0]).toBe('Velas de cera');
    const bell = ['agora vamos falar do sino', 'igreja antiga tem sino muito pesado', 'o sino toca e o padre sobe'];
    const sail = ['depois a vela rasga com vento forte', 'a vela do barco seca', 'a vela dobra bem'];
    expect(titlesFor('pt', [bell, sail])).toEqual(['Sino', 'Vela']);
  });

  test('leaves off what is written together with a word and is not part of it', () => {
    const french = ["l'horloge sonne à midi", "on remonte l'horloge avec une clé", "l'horloge vient d'un village"];
    const other = ['le canal gèle en hiver', 'les péniches du canal attendent'];
    expect(titlesFor('fr', [french, other])[0]).toMatch(/^Horloge/);
    const korean = ['먼저 등대를 보겠습니다', '등대는 바다 옆에 있습니다', '등대가 밤에 빛납니다'];
    const others = ['다음은 우표를 소개합니다', '우표를 모읍니다', '우표가 예쁩니다'];
    expect(titlesFor('ko', [korean, others])).toEqual(['등대', '우표']);
  });

  test('stands in a form that needs no word before it', () => {
    const russian = ['теперь о свечах', 'купите свечку в лавке', 'поставьте свечку на стол', 'зажгите свечку вечером'];
    const other = ['на горе стоит маяк', 'маяк светит ночью', 'старый маяк закрыт'];
    expect(titlesFor('ru', [russian, other])[0]).toMatch(/^Свечка/);
    const school = ['в школе холодно', 'школа стоит над рекой', 'после школы мы поём', 'детей в школе мало'];
    expect(titlesFor('ru', [school, other])[0]).toMatch(/^Школа/);
    const turkish = ['şimdi mum yapımına geçelim', 'mum yapımı kolaydır', 'balmumu erir'];
    const others = ['fener kulesi yüksektir', 'fener kulesi gece yanar'];
    expect(titlesFor('tr', [turkish, others])[0]).toBe('Mum yapımı');
  });

  test('has the capitals of its language', () => {
    const loom = ['ipek dokuma zordur', 'ipek dokuma sabır ister', 'ipek dokuma eski bir iştir'];
    const other = ['deniz feneri yüksektir', 'deniz feneri gece yanar'];
    expect(titlesFor('tr', [loom, other])[0]).toBe('İpek dokuma');
  });

  test('is made of words where a script writes none apart', () => {
    const thai = ['เรื่องแรกคือประภาคาร', 'ประภาคารอยู่ริมทะเล', 'ประภาคารเปิดไฟตอนกลางคืน'];
    const candle = ['ต่อไปเป็นเรื่องเทียนไข', 'เทียนไขทำจากขี้ผึ้ง', 'เทียนไขละลายเมื่อร้อน'];
    expect(titlesFor('th', [thai, candle])).toEqual(['ประภาคาร', 'เทียนไข']);
    const chinese = ['下面讲灯塔', '灯塔在海边', '灯塔晚上会亮', '就不能没有灯塔'];
    const stamps = ['然后说邮票', '邮票很小', '我收集邮票', '邮票要放在本子里'];
    expect(titlesFor('zh', [chinese, stamps])).toEqual(['灯塔', '邮票']);
  });

  test('names no verb after "and", and no two words of one family', () => {
    const spanish = ['el ministro llegó y dijeron adiós', 'el ministro miró y dijeron adiós', 'un ministro habla'];
    expect(titlesFor('es', [spanish, otherSpanish])[0]).toBe('Ministro');
    const carpets = ['ковёр ткут зимой', 'этот ковёр старый', 'ковры выцветают', 'ковры везут из города'];
    const lighthouse = ['на горе стоит маяк', 'маяк светит ночью', 'старый маяк закрыт'];
    expect(titlesFor('ru', [carpets, lighthouse])[0]).not.toMatch(/ков.* и ков/iu);
  });

  test('parts from "and" where it is written together with the next word', () => {
    const arabic = ['ننتقل الآن إلى الشموع', 'والشموع تذوب في الصيف', 'والشموع غالية'];
    const other = ['الطوابع صغيرة', 'والطوابع ملونة'];
    expect(titlesFor('ar', [arabic, other])[0]).toBe('الشموع');
  });

  test('is taken from the words that the other chapters do not share', () => {
    const candles = ['svíčka hoří jasně', 'svíčka kape na stůl', 'stará svíčka voní'];
    const lighthouse = ['maják svítí v noci', 'starý maják stojí na skále', 'maják hoří jasně'];
    const titles = titlesFor('cs', [candles, lighthouse]);
    expect(titles).toEqual(['Svíčka', 'Maják']);
  });

  test('is no torn half of words that are always said together', () => {
    const hindi = ['अब मोम दीप के बारे में जानते हैं', 'मोम दीप घर में जलता है', 'मोम दीप को मेज़ पर रखिए'];
    const other = ['डाक टिकट छोटा होता है', 'डाक टिकट को पानी से बचाइए'];
    expect(titlesFor('hi', [hindi, other])).toEqual(['मोम दीप', 'डाक टिकट']);
  });
});

test('a source that names another language than the one that is spoken gets titles all the same', () => {
  const thai = ['เรื่องแรกคือประภาคาร', 'ประภาคารอยู่ริมทะเล', 'ประภาคารเปิดไฟ'];
  const candle = ['ต่อไปเป็นเรื่องเทียนไข', 'เทียนไขทำจากขี้ผึ้ง', 'เทียนไขละลาย'];
  expect(titlesFor('tr', [inSpanish, otherSpanish])[0]).toMatch(/velas|cera/i);
  for (const title of titlesFor('vi', [thai, candle])) expect(title).not.toBe('');
});
