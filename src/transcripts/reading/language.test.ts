import { describe, expect, test } from 'vitest';
import { languageOfText, languageOfTranscript, scriptOf } from './language.ts';
import { wordsOf } from './words.ts';

/** Short questions by their languages, a question a line. */
const asked = {
  en: `How long does the glue dry?
Who wrote the second book?
What is the bridge made of?
When do they feed the horses?
Which tool cuts the tiles?
Does she like the new office?
Why did the pump fail?
Where can I park there?
can you freeze it
what about the budget
Is there a cheaper option?
how many people came`,
  de: `Warum ist der Ofen kalt?
Wer ist Carmen?
Wo wohnen sie jetzt?
Wie schwer ist das Boot?
Was kostet die Reparatur?
Wann fährt der nächste Zug?
Gibt es eine billigere Lösung?
Wie viele Eier braucht man?`,
  nl: `Waarom is de oven koud?
Wie praat er in de video?
Is er iets beters?
Hoe oud is de kerk?
Wat kost de nieuwe fiets?
Wanneer begint de vergadering?`,
  fr: `Pourquoi le four est-il froid ?
Combien coûte le vélo ?
Qui parle dans la vidéo ?
Quel âge a l’église ?
Où peut-on garer la voiture ?
Que dit-elle du budget ?
Faut-il du beurre ?`,
  es: `¿Por qué está frío el horno?
Quién es Carmen
¿Hay algo mejor?
Es buena la película
Qué dice de los perros
¿Cuánto dura la clase?
Dónde se compra la madera`,
  it: `Perché il forno è freddo?
Chi è Carmen?
Cosa dice dei cani?
Dove si trova la città?
Quanto costa la bicicletta?
Quando comincia la lezione?`,
  pt: `O que diz sobre os cães?
Quem é Carmen?
Onde fica a cidade?
O filme é bom?
Quanto custa a bicicleta?
Por que o forno está frio?`,
  ca: `Per què el forn és fred?
Qui parla al vídeo?
Quants ous calen?
De què va el vídeo?
Qui és la Carmen?
Quant pesa la barca?`,
  sv: `Varför är ugnen kall?
Vem pratar i videon?
Hur många ägg behövs?
Sammanfatta videon
Vem är Carmen?
Hur fungerar värmepumpen?`,
  da: `Hvad koster cyklen?
Hvornår nævner han prisen?
Hvordan skifter man dæk?
Giv mig et resumé af videoen
Hvad mener lægen med det?
Hvor mange æg skal jeg bruge?`,
  no: `Hva koster sykkelen?
Når nevner han prisen?
Hvor mange egg trenger jeg?
Gi meg et sammendrag av videoen
Hva mener legen med det?
Hvorfor er ovnen kald?`,
  fi: `Miksi uuni on kylmä?
Kuka videolla puhuu?
Montako munaa tarvitaan?
Kuka on Carmen?
Voiko käyttää maitoa?
Mitä lääkäri tarkoittaa?`,
  pl: `Dlaczego piec jest zimny?
Kto to jest Carmen?
Czy jest coś lepszego?
Ile lat ma kościół?
Ile kosztuje nowy rower?
Gdzie teraz mieszkają?`,
  cs: `Proč je trouba studená?
Kdo ve videu mluví?
Kolik stojí kolo?
O čem je to video?
Kde teď bydlí?
Co tím myslí lékař?`,
  sk: `Prečo je rúra studená?
Kto vo videu hovorí?
Koľko stojí bicykel?
O čom je toto video?
Kde teraz bývajú?
Čo tým myslí lekár?`,
  hu: `Miért hideg a sütő?
Ki beszél a videóban?
Mennyibe kerül a bicikli?
Miről szól a videó?
Ki az a Carmen?
Hogyan működik a hőszivattyú?`,
  ro: `De ce este cuptorul rece?
Cine vorbește în videoclip?
Cât costă bicicleta?
Cine este Carmen?
Ce crede invitatul despre școală?
Unde locuiesc ei acum?`,
  hr: `Zašto je pećnica hladna?
Tko govori u videu?
Koliko košta bicikl?
O čemu je ovaj video?
Gde sada žive?
Je li film dobar?`,
  tr: `Fırın neden soğuk?
Köprü hangi yıl yapıldı?
Isı pompası nasıl çalışır?
Bisiklet ne kadar tutuyor?
Videoda kim konuşuyor?
Kaç yumurta gerekiyor?`,
  id: `Kenapa ovennya dingin?
Siapa Carmen?
Berapa harga sepedanya?
Video ini tentang apa?
Apakah besok hujan?
Di mana mereka tinggal sekarang?`,
  vi: `Tại sao lò bị nguội?
Ai nói trong video này?
Carmen là ai?
Dùng sữa được không?
Phim có hay không?
Chiếc xe đạp giá bao nhiêu?`,
  ru: `Почему печь холодная?
Кто это?
Сколько стоит велосипед?
О чём это видео?
Где продают семена?
Фильм хороший?
Завтра будет дождь?`,
  uk: `Чому піч холодна?
Хто така Кармен?
Скільки коштує велосипед?
Про що це відео?
Де вони тепер живуть?
Коли починається урок?`,
  bg: `Защо фурната е студена?
Коя е Кармен?
Колко струва колелото?
За какво е видеото?
Добър ли е филмът?
Къде живеят сега?`,
  sr: `Зашто је рерна хладна?
Ко говори у видеу?
Колико кошта бицикл?
Где сада живе?
О чему је овај снимак?`,
  el: `Γιατί είναι κρύος ο φούρνος;
Ποιος μιλάει;
Πόσο κοστίζει το ποδήλατο;`,
  ar: `لماذا الفرن بارد؟
من هي كارمن؟
كم سعر الدراجة؟
ما الفرق بينهما؟
أين يسكنون الآن؟`,
  fa: `چرا فر سرد است؟
کارمن کیست؟
این ویدیو درباره چیست؟
آیا فردا باران می‌آید؟`,
  he: `למה התנור קר?
מי מדבר בסרטון?
כמה עולים האופניים?`,
  hi: `ओवन ठंडा क्यों है?
वीडियो में कौन बोल रहा है?
साइकिल कितने की है?`,
  th: `ทำไมเตาอบถึงเย็น
ใครพูด
จักรยานราคาเท่าไหร่`,
  zh: `烤箱为什么是冷的？
视频里谁在说话？
自行车多少钱？
他们现在住在哪里？`,
  ja: `オーブンはなぜ冷たいのですか？
動画で話しているのは誰？
自転車はいくらですか？`,
  ko: `오븐이 왜 차가워요?
영상에서 누가 말해요?
자전거는 얼마예요?`,
};
const questions = Object.entries(asked).flatMap(([language, all]) =>
  all.split('\n').map((question) => ({ language, question })),
);

describe('a short question', () => {
  test.each(questions)('in a talk in $language: $question', ({ language, question }) => {
    expect(languageOfText(question, language)).toBe(language);
  });

  test('is told from the language of the talk nine times in ten', () => {
    const foreign = questions.filter(({ language }) => language !== 'en');
    const told = foreign.filter(({ language, question }) => languageOfText(question, 'en') === language);
    expect(told.length / foreign.length).toBeGreaterThan(0.9);
    const others = foreign.filter(({ language }) => language !== 'de');
    const toldFromGerman = others.filter(({ language, question }) => languageOfText(question, 'de') === language);
    expect(toldFromGerman.length / others.length).toBeGreaterThan(0.9);
  });

  test.each([
    'How do men cook for ten?',
    'Do I need a van?',
    'Is it on at six?',
    'Did Bo say so?',
    'Is Ana in Toronto?',
    'Are hens kept at all?',
    'Can he come home?',
    'ladders',
    'any tips',
    'over or under',
    'no men at all',
    'Quants at hedge funds',
    'Kan Academy lesson count',
    'Ham or egg?',
    'Do more, say no',
    'tips for mange in dogs',
    'what is MIDI',
    'is vinegar ok as a substitute',
    'am I allowed to take painted ones',
    'The jalapeño is what they sell at the market.',
  ])('in English of an English talk, though it has words of others: %s', (question) => {
    expect(languageOfText(question, 'en-GB')).toBe('en');
  });
});

test.each([
  ['ladders', null, null],
  ['ladders', 'ru', 'ru'],
  ['42?', null, null],
  ['42?', 'de', 'de'],
  ['', 'fr-CA', 'fr'],
  ['schöne Grüße', 'en', 'de'],
  ['Hva koster sykkelen?', 'nb-NO', 'no'],
  ['Berapa harga sepedanya?', null, 'id'],
  ['Carmen', 'no language', null],
])('%s, expected in %s: %s', (text, expected, language) => {
  expect(languageOfText(text, expected)).toBe(language);
});

test.each([
  ['tr', 'Bu merdiven ne kadar eder ve nasıl taşınır, bir de kim için alındı. '],
  ['pl', 'To jest drabina i nie wiem, gdzie ona stoi, bo jak się ją pożycza, to na dwa tygodnie. '],
  ['de', 'Das ist die Leiter, und die wird für zwei Wochen verliehen. '],
  ['ja', 'これははしごで、二週間借りることができます。'],
])('a long text in %s may begin and end in English', (language, sentence) => {
  const english =
    'And this is what they say about it: you should not have it there, but then it has been from the library. ';
  expect(languageOfText(english.repeat(3) + sentence.repeat(40) + english)).toBe(language);
});

test('a transcript is in the language that its source names, else in that of its words', () => {
  const text = 'Das ist die Leiter, und die wird für zwei Wochen verliehen.';
  const words = wordsOf({ language: null, kind: 'file', segments: [{ start: 0, end: 4, text }] }, 4);
  expect(languageOfTranscript({ language: 'en-US' }, words)).toBe('en');
  expect(languageOfTranscript({ language: 'german' }, words)).toBe('de');
  expect(languageOfTranscript({ language: null }, words)).toBe('de');
  expect(languageOfTranscript({ language: null }, [])).toBeNull();
});

test.each([
  ['Where is the ladder?', 'latin'],
  ['はしごはどこ？', 'east'],
  ['Где лестница?', 'cyrillic'],
  ['42', null],
])('%s is written in %s letters', (text, script) => expect(scriptOf(text)).toBe(script));
