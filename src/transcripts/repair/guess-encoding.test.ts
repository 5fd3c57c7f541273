import { expect, test } from 'vitest';
import { parseCaptions } from '../parse-captions.ts';

/** A caption with a text, in bytes of an encoding of one byte a letter. */
function captionIn(encoding: string, text: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from(`1\n00:00:01,000 --> 00:00:09,000\n${text}\n`, (letter) => bytes.get(letter) ?? 0x3f);
}

test.each([
  ['windows-1250', 'Polish', 'To się już dzieje, więc jeśli można, są też śrubki, które pasują.'],
  ['iso-8859-2', 'Polish', 'To się już dzieje, więc jeśli można, są też śrubki, które pasują.'],
  ['windows-1250', 'Czech', 'Než začneme, ještě něco řekl: může to být těžké, když je před námi déšť.'],
  ['windows-1250', 'Slovak', 'Keď to vidím, veľmi sa teším, čo môže prísť ďalej.'],
  ['windows-1250', 'Hungarian', 'Először az időről beszélünk, később az erdőből jövő szélről, előtte sűrű ködről.'],
  ['windows-1250', 'Croatian', 'Već ću reći što će biti, ako možeš čekati još.'],
  ['windows-1250', 'Romanian', 'Ştim că vine, dacă vrea, şi după aceea pleacă fără noi.'],
  ['windows-1251', 'Russian', 'Это не так просто, как мы думали, но он знает, что делать.'],
  ['windows-1253', 'Greek', 'Αυτό είναι για το σπίτι και δεν θα το πουν με λόγια.'],
  ['windows-1254', 'Turkish', 'Şimdi aynı şey değil, nasıl olduğu artık açık.'],
  ['windows-1252', 'Italian', 'È già così, però è più bello: può darsi che sì, perché è lunedì.'],
  ['windows-1252', 'French', 'Où l’on range ça, c’est là où il faut être sûr, à Noël, dès l’été.'],
  ['windows-1252', 'Portuguese', 'Então não há só maçãs, são cinco irmãs, é você e os avôs.'],
  ['windows-1252', 'Danish', 'Så går vi på øen, før vi færdes på de små åer.'],
  ['windows-1252', 'Icelandic', 'Það er auðvelt, því að þú veist að ég á það.'],
  ['windows-1252', 'Estonian', 'Kõigepealt mõõdame seina, õigesti ja võimalikult täpselt.'],
])('in %s, %s is read as it was written', (encoding, _language, text) => {
  expect(parseCaptions(captionIn(encoding, text))).toMatchObject({ ok: true, segments: [{ text }] });
});

/** A caption with a text, in bytes of an encoding of one or two bytes a letter. */
function wideCaptionIn(encoding: string, text: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map<string, number[]>();
  for (let first = 0x81; first < 0xff; first += 1) {
    for (let second = 0x40; second < 0xff; second += 1) {
      const letter = decoder.decode(Uint8Array.of(first, second));
      if (letter.length === 1 && !bytes.has(letter)) bytes.set(letter, [first, second]);
    }
  }
  const lines = Array.from(
    { length: 12 },
    (_, at) => `${at + 1}\n00:00:${10 + at},000 --> 00:00:${11 + at},000\n${text}${at}\n\n`,
  );
  return Uint8Array.from([...lines.join('')].flatMap((letter) => bytes.get(letter) ?? [letter.charCodeAt(0)]));
}

test.each([
  ['shift_jis', 'Shift_JIS', 'こんにちは、今日は簡単な料理を作ります。まず野菜を切って、鍋に入れます'],
  ['euc-jp', 'EUC-JP', 'こんにちは、今日は簡単な料理を作ります。まず野菜を切って、鍋に入れます'],
  ['gb18030', 'GB18030', '大家好，今天我们来做一个简单的柜子，先把木板切好，然后再慢慢打磨'],
  ['big5', 'Big5', '大家好，今天我們來做一個簡單的櫃子，先把木板切好，然後再慢慢打磨'],
  ['euc-kr', 'EUC-KR', '안녕하세요 오늘은 간단한 요리를 만들어 보겠습니다 먼저 야채를 썰어 주세요'],
])('in %s a file is read, and its warning names the encoding', (encoding, name, text) => {
  const captions = parseCaptions(wideCaptionIn(encoding, text));
  expect(captions).toMatchObject({ ok: true, warnings: [`The file is not in UTF-8; it was read as ${name}.`] });
  expect(captions.ok && captions.segments[0]?.text).toBe(`${text}0`);
});
