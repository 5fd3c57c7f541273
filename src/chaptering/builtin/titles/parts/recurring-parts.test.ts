import { describe, expect, test } from 'vitest';
import type { Sentence } from '../../../../transcripts/reading/sentences.ts';
import { labelOf, namesIn, sponsorTitle } from './labels.ts';

const durationSeconds = 900;

/** A chapter of so many seconds in a talk of five; `index` is its place. */
function part(language: string, texts: readonly string[], index: number, length = 30) {
  const sentences = texts.map((text, at): Sentence => {
    const step = length / texts.length;
    return { from: 0, to: 0, start: at * step, end: (at + 1) * step, text, question: false };
  });
  return { sentences, words: [], index, count: 5, length, durationSeconds, language };
}

/** A greeting, an advertisement with who pays, and a farewell. */
const heard: [string, string, string, string, string][] = [
  [
    'es',
    'hola a todos',
    'este vídeo está patrocinado por sartenes olmo que',
    'Sartenes Olmo',
    'nos vemos, hasta pronto',
  ],
  ['es', 'muy buenas', 'gracias al patrocinador de este vídeo que es sartenes olmo y', 'Sartenes Olmo', 'un abrazo'],
  ['fr', 'salut et bienvenue', 'épisode sponsorisé par outils berger qui', 'Outils Berger', 'à bientôt tout le monde'],
  ['pt', 'oi pessoal', 'este vídeo é patrocinado pela facas moura que', 'Facas Moura', 'tchau, até a próxima'],
  ['it', 'buonasera a tutti', 'la puntata è offerta da coltelli riva che', 'Coltelli Riva', 'alla prossima, ciao'],
  ['nl', 'welkom allemaal', 'deze video is gesponsord door Pannen Visser.', 'Pannen Visser', 'bedankt voor het kijken'],
  ['sv', 'hej och välkomna', 'avsnittet sponsras av Knivar Ek.', 'Knivar Ek', 'vi ses nästa vecka'],
  ['pl', 'witam was', 'odcinek sponsorowany przez firmę ostre noże która', 'Ostre Noże', 'do zobaczenia wkrótce'],
  ['ru', 'всем привет', 'видео вышло при поддержке Мельница.', 'Мельница', 'до встречи, друзья'],
  ['tr', 'herkese merhaba', 'bu bölümün sponsoru Bıçak Evi.', 'Bıçak Evi', 'hoşça kalın'],
  ['ja', 'みなさんこんにちは', 'この番組は包丁堂の提供です。', '包丁堂', 'また来週お会いしましょう'],
  ['ja', 'こんばんは', 'この動画は包 丁堂さんの提供でお送りします', '包丁堂', 'ご視聴ありがとうございました'],
  ['zh', '大家好', '本节目由利刃坊赞助播出', '利刃坊', '我们下期再见'],
  ['ko', '안녕하세요', '이번 영상은 칼마루의 협찬을 받았습니다', '칼마루', '다음 영상에서 뵙겠습니다'],
  ['hi', 'नमस्ते साथियों', 'आज के प्रायोजक चाकू घर', 'चाकू घर', 'फिर मिलते हैं'],
  ['ar', 'السلام عليكم', 'هذه الحلقة برعاية سكاكين الوادي', 'سكاكين الوادي', 'إلى اللقاء'],
  ['ko', '반갑습니다', '이 영상은 칼마루 앱의 광고입니다', '칼마루', '또 만나요'],
  ['hi', 'नमस्कार', 'यह वीडियो चाकू घर द्वारा प्रायोजित है', 'चाकू घर', 'अगले वीडियो में मिलेंगे'],
  [
    'fr',
    'bonjour',
    'cette vidéo est sponsorisée par terrabio terrabio livre chez vous',
    'Terrabio',
    'au revoir à tous',
  ],
  ['th', 'สวัสดีค่ะ', 'คลิปนี้สนับสนุนโดยบ้านมีด', 'บ้านมีด', 'แล้วเจอกันคลิปหน้า'],
  ['id', 'selamat pagi', 'video ini disponsori oleh Pisau Maju.', 'Pisau Maju', 'sampai jumpa lagi'],
];

describe.each(heard)('in %s', (language, greeting, advertisement, payer, farewell) => {
  test('a greeting, an advertisement with its payer, and a farewell are told', () => {
    expect(labelOf(part(language, [greeting], 0))).toBe('intro');
    const sold = part(language, [advertisement], 2);
    expect(labelOf(sold)).toBe('sponsor');
    expect(sponsorTitle(sold, null)).toBe(`${namesIn(language).sponsor}: ${payer}`);
    expect(labelOf(part(language, [farewell], 4))).toBe('outro');
  });
});

test('a chapter that ends with a farewell, or with a code for a discount, is what it was about before', () => {
  const bread = Array.from({ length: 9 }, (_, at) => `la masa del pan número ${at} reposa en el horno de leña`);
  expect(labelOf(part('es', [...bread, 'gracias por ver el vídeo, nos vemos'], 4, 180))).toBe(null);
  expect(labelOf(part('es', [...bread, 'con el código PAN hay un descuento'], 2, 30))).toBe(null);
});

test('parts of a video in traditional Chinese are named in its characters', () => {
  expect(namesIn('zh-TW').intro).toBe('開場');
  expect(namesIn('zh-Hant-HK').intro).toBe('開場');
  expect(namesIn('zh-CN').intro).toBe('开场');
  expect(namesIn('zh').intro).toBe('开场');
});
