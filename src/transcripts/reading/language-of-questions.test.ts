import { expect, test } from 'vitest';
import { languageOfText } from './language-of-text.ts';

/** Short questions by their languages. */
const asked = {
  sv: 'Varför är ugnen kall?|Vem pratar i videon?|Hur många ägg behövs?|Sammanfatta videon|Vem är Carmen?|Hur fungerar värmepumpen?',
  da: 'Hvad koster cyklen?|Hvornår nævner han prisen?|Hvordan skifter man dæk?|Giv mig et resumé af videoen|Hvad mener lægen med det?',
  no: 'Hva koster sykkelen?|Når nevner han prisen?|Hvor mange egg trenger jeg?|Gi meg et sammendrag av videoen|Hva mener legen med det?',
  fi: 'Miksi uuni on kylmä?|Kuka videolla puhuu?|Montako munaa tarvitaan?|Kuka on Carmen?|Voiko käyttää maitoa?|Mitä lääkäri tarkoittaa?',
  cs: 'Proč je trouba studená?|Kdo ve videu mluví?|Kolik stojí kolo?|O čem je to video?|Kde teď bydlí?|Co tím myslí lékař?',
  sk: 'Prečo je rúra studená?|Kto vo videu hovorí?|Koľko stojí bicykel?|O čom je toto video?|Kde teraz bývajú?|Čo tým myslí lekár?',
  hu: 'Miért hideg a sütő?|Ki beszél a videóban?|Mennyibe kerül a bicikli?|Miről szól a videó?|Ki az a Carmen?|Hogyan működik a hőszivattyú?',
  ro: 'De ce este cuptorul rece?|Cine vorbește în videoclip?|Cât costă bicicleta?|Cine este Carmen?|Ce crede invitatul despre școală?',
  hr: 'Zašto je pećnica hladna?|Tko govori u videu?|Koliko košta bicikl?|O čemu je ovaj video?|Gde sada žive?|Ko je Karmen?|Je li film dobar?',
  id: 'Kenapa ovennya dingin?|Siapa Carmen?|Berapa harga sepedanya?|Video ini tentang apa?|Mengapa ketuhar itu sejuk?|Apakah besok hujan?',
  vi: 'Tại sao lò bị nguội?|Ai nói trong video này?|Carmen là ai?|Dùng sữa được không?|Phim có hay không?',
  ca: 'Per què el forn és fred?|Qui parla al vídeo?|Quants ous calen?|De què va el vídeo?|Qui és la Carmen?|Quant pesa la barca?',
  uk: 'Чому піч холодна?|Хто така Кармен?|Скільки коштує велосипед?|Про що це відео?|Фільм хороший?',
  bg: 'Защо фурната е студена?|Коя е Кармен?|Колко струва колелото?|За какво е видеото?|Добър ли е филмът?',
  sr: 'Зашто је рерна хладна?|Ко говори у видеу?|Колико кошта бицикл?',
  ru: 'Почему печь холодная?|Кто это?|Сколько стоит велосипед?|О чём это видео?|Где продают семена?|Фильм хороший?|Завтра будет дождь?',
  fa: 'چرا فر سرد است؟|کارمن کیست؟|این ویدیو درباره چیست؟|آیا فردا باران می‌آید؟',
  ar: 'لماذا الفرن بارد؟|من هي كارمن؟|كم سعر الدراجة؟|ما الفرق بينهما؟',
  el: 'Γιατί είναι κρύος ο φούρνος;|Ποιος μιλάει;',
  th: 'ทำไมเตาอบถึงเย็น|ใครพูด',
  he: 'למה התנור קר?|מי מדבר בסרטון?',
  bn: 'চুলা ঠান্ডা কেন?|কে কথা বলছে?',
  ta: 'அடுப்பு ஏன் குளிர்ச்சியாக இருக்கிறது?|யார் பேசுகிறார்?',
  de: 'Warum ist der Ofen kalt?|Wer ist Carmen?|Wo wohnen sie jetzt?|Wie schwer ist das Boot?|schöne Grüße',
  nl: 'Waarom is de oven koud?|Wie praat er in de video?|Is er iets beters?|Hoe oud is de kerk?',
  fr: 'Pourquoi le four est-il froid ?|Combien coûte le vélo ?|Qui parle dans la vidéo ?|Quel âge a l’église ?',
  es: '¿Por qué está frío el horno?|Quién es Carmen|¿Hay algo mejor?|Es buena la película|Qué dice de los perros',
  it: 'Perché il forno è freddo?|Chi è Carmen?|Cosa dice dei cani?|Dove si trova la città?',
  pt: 'O que diz sobre os cães?|Quem é Carmen?|Onde fica a cidade?|O filme é bom?',
  pl: 'Dlaczego piec jest zimny?|Kto to jest Carmen?|Czy jest coś lepszego?|Ile lat ma kościół?',
  tr: 'Fırın neden soğuk?|Köprü hangi yıl yapıldı?|Isı pompası nasıl çalışır?',
};

test.each(
  Object.entries(asked).flatMap(([language, questions]) => questions.split('|').map((one) => [language, one] as const)),
)('%s: %s', (language, question) => {
  expect(languageOfText(question)).toBe(language);
});

test.each(
  `How do men cook for ten?|Do I need a van?|Is it on at six?|Did Bo say so?|Is Ana in Toronto?|Are hens kept at all?|Can he come home?|ladders|any tips|over or under|hat size|
no men at all|Quants at hedge funds|Den of thieves|Kan Academy lesson count|Ham or egg?|Do more, say no|pro tips|ten pro pod tips|tips for mange in dogs|Ai art prices|
Detta said what?|lamb curry kit|most care sense|Who is Siapa?|Van Gogh or Monet?|pump failure causes`
    .replaceAll('\n', '')
    .split('|'),
)('no other language than English is told of: %s', (question) => {
  expect(languageOfText(question) ?? 'en').toBe('en');
});

test.each([
  ['no', 'Hvem er Carmen?'],
  ['da', 'Hvem er Carmen?'],
  ['sv', 'Kan man frysa?'],
  ['sk', 'Kde je kostol?'],
  ['bg', 'Как работи това?'],
  ['uk', 'Фото?'],
  ['sr', 'Шта се то ради сада?'],
  ['fa', 'شهر کجاست؟'],
])(
  'what few words do not tell from its neighbours is in the language that is expected, %s: %s',
  (language, question) => {
    expect(languageOfText(question, language)).toBe(language);
  },
);

test('Urdu is neither Arabic nor Persian', () => {
  expect(languageOfText('تندور ٹھنڈا کیوں ہے؟')).toBeNull();
});
