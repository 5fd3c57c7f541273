import { expect, test } from 'vitest';
import { parseCaptions } from './parse-captions.ts';

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
