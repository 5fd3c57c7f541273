import { expect, test } from 'vitest';
import type { Transcript } from '../../transcripts/transcript.ts';
import { citationFaults } from '../citations.ts';
import { asksForWholeElsewhere } from '../kinds/whole-elsewhere.ts';
import { wordingFor } from '../wording.ts';
import { builtinAnsweringEngine } from './builtin-engine.ts';
import { introducesElsewhere } from './telling/introductions-elsewhere.ts';

const otherLanguage =
  /another language|anderen Sprache|autre langue|otro idioma|un’altra lingua|outra língua|другом языке/;

const talks = {
  fr: [
    'Bonjour à tous et bienvenue sur la chaîne.',
    "Je m'appelle Mathilde Garnier et je suis maraîchère en Bretagne.",
    "Aujourd'hui, on va voir ensemble comment faire un compost.",
    'Le bac en plastique garde mieux la chaleur en hiver que le bac en bois.',
    'Ne mettez jamais de viande ni de poisson, car cela attire les rats.',
    'Je retourne le tas toutes les trois semaines avec une fourche.',
  ],
  it: [
    'Ciao a tutti e bentornati in cucina.',
    'Oggi prepariamo la focaccia genovese con la salamoia.',
    'Cuocete la focaccia per quindici minuti sul ripiano più basso.',
    'Non aggiungete altra farina.',
    'La salamoia serve a tenere la focaccia morbida dentro.',
  ],
  hi: [
    'नमस्ते दोस्तों, चैनल में आपका स्वागत है।',
    'एक पैकेट बीज चालीस रुपये का आता है और उसमें सौ बीज होते हैं।',
    'मिट्टी को दो दिन धूप में सुखाएँ और फिर गमले में भरें।',
    'पत्तियों पर पानी न डालें, वरना फफूंद लग जाती है।',
  ],
  ru: [
    'Всем привет, меня зовут Олег Савельев.',
    'Сегодня расскажу, как построить теплицу из старых окон.',
    'Стойки ставим через каждые восемьдесят сантиметров.',
    'Готовая теплица стоит от тридцати тысяч рублей.',
    'Рамы крепим на петли.',
  ],
  en: ['Welcome to the lending shed.', 'The drill costs nine pounds a week.', 'Bring the ladder back on Friday.'],
};

async function ask(language: keyof typeof talks, question: string) {
  const segments = talks[language].map((text, at) => ({ start: at * 10, end: at * 10 + 10, text }));
  const transcript: Transcript = { language, kind: 'manual', segments };
  const durationSeconds = segments.length * 10;
  const input = { transcript, chapters: [], durationSeconds, title: '', earlier: [], question };
  const answer = await builtinAnsweringEngine.answer(input);
  expect(citationFaults(answer, durationSeconds)).toEqual([]);
  return answer.markdown;
}

test('a sentence that ends as its language ends them is no piece of one', async () => {
  expect(await ask('hi', 'एक पैकेट बीज कितने का है?')).not.toContain('…');
});

test.each([
  ['fr', 'Why is meat bad for the worms?'],
  ['ru', 'How much does the greenhouse cost?'],
  ['ru', 'Combien coûte la serre dans cette vidéo ?'],
  ['fr', 'Сколько стоит теплица?'],
  ['it', 'Wie heiß muss der Ofen sein?'],
  ['en', 'Combien coûte la perceuse pour une semaine ?'],
] as const)(
  'of a talk in %s is not said that it leaves out what another language asks: %s',
  async (language, question) => {
    expect(await ask(language, question)).toMatch(otherLanguage);
  },
);

test.each([
  ['fr', 'Combien coûte la serre ?'],
  ['it', 'Quanto costa la serra?'],
  ['ru', 'Сколько стоит трактор?'],
  ['en', 'How much does the van cost?'],
  ['en', 'Who is van de Beek?'],
  ['en', 'jalapeño heat'],
  ['en', 'müsli recipe'],
  ['en', 'No dogs as a rule?'],
  ['en', 'do vitamin e pills work'],
  ['en', 'Al Pacino or De Niro?'],
  ['en', 'Buy hoe or rake over winter?'],
] as const)('in the language of the talk it is: %s, %s', async (language, question) => {
  expect(await ask(language, question)).not.toMatch(otherLanguage);
});

test.each([
  ['it', 'Per quanti minuti si cuoce la focaccia?', /quanti/],
  ['it', 'Posso aggiungere altra farina?', /Posso/],
  ['fr', 'À quel moment parle-t-elle du bac en bois ?', /parle-t-elle|moment/],
  ['fr', 'Faut-il retourner le tas ?', /Faut-il/],
] as const)('what only asks is not missed: %s, %s', async (language, question, word) => {
  expect(await ask(language, question)).not.toMatch(word);
});

test.each([
  ['fr', 'De quoi parle cette vidéo ?', "Aujourd'hui, on va voir"],
  ['fr', 'Fais-moi un résumé de la vidéo', "Aujourd'hui, on va voir"],
  ['it', 'Di cosa parla il video?', 'Oggi prepariamo'],
  ['ru', 'О чём это видео?', 'Сегодня расскажу'],
] as const)('%s: %s is told by what the speaker announces', async (language, question, told) => {
  const markdown = await ask(language, question);
  const { overview, vague } = wordingFor(question, language);
  expect(markdown).toContain(`${overview} “${told}`);
  expect(markdown).not.toContain(vague);
});

test.each(
  `¿De qué trata el video?|¿De qué va?|Resume el episodio|Hazme un resumen del vídeo|Di cosa si parla nel video?|Fai un riassunto del video|
Sobre o que é o vídeo?|Faça um resumo do vídeo|De quoi s'agit-il ?|De quoi parle-t-on dans la vidéo ?|Waar gaat deze aflevering over?|Vat de video samen|
O czym jest ten film?|Podsumuj wykład|О чём говорится в этом видео?|Сделай краткое содержание|Bu video ne anlatıyor?|Videoyu özetle|
この動画は何についてですか？|この動画の内容は何ですか？|这个视频讲什么？|影片在講什麼|이 영상은 무슨 내용인가요?|عن ماذا يتحدث الفيديو؟|यह वीडियो किस बारे में है?|
Vad handlar videon om?|Sammanfatta det här avsnittet|Hvad handler videoen om?|Giv mig et resumé af videoen|Hva handler filmen om?|Gi meg et sammendrag av videoen|
Mistä videossa puhutaan?|Tee videosta tiivistelmä|O čem je to video?|Shrň mi to video|O čom je toto video?|Zhrň mi to video|Miről szól a videó?|Foglald össze a videót|
Despre ce este videoclipul?|Fă-mi un rezumat al videoclipului|Про що це відео?|Зроби короткий переказ відео|За какво е видеото?|Направи резюме на видеото|
O čemu je ovaj video?|Sažmi mi video|Για τι μιλάει το βίντεο;|Κάνε μου μια περίληψη|De què va el vídeo?|Fes-me un resum del vídeo|Video ini tentang apa?|Ringkas video ini|
Video này nói về gì?|Tóm tắt video này|วิดีโอนี้เกี่ยวกับอะไร|สรุปวิดีโอนี้|על מה הסרטון?|סכם את הסרטון|این ویدیو درباره چیست؟|ویدیو را خلاصه کن|এই ভিডিওটি কী নিয়ে?|இந்த வீடியோ எதைப் பற்றியது?`
    .replaceAll('\n', '')
    .split('|'),
)('%s asks for the whole', (question) => {
  expect(asksForWholeElsewhere(question)).toBe(true);
});

test.each(
  `¿De qué habla Tomás en la radio?|¿De qué trata la ley nueva?|Di cosa parla Mario con Adele?|Sobre o que é a lei?|De quoi parle Bernard ?|
Waar gaat de trein over?|Vat de brug samen|O czym marzy Bessel?|О чём он говорит с Виктором?|Video ne zaman çekildi?|この動画は何分ですか？|这个视频多长？|
영상은 어디서 찍었나요?|강의는 무슨 말로 시작하나요?|من يتحدث في الفيديو؟|वीडियो कब बना?|
Vad handlar boken om?|Hvad handler loven om?|Mistä äiti puhuu?|O čem mluví host?|O čom sníva Peter?|Miről szól a törvény?|Despre ce este legea?|Про що закон?|За какво е законът?|
O čemu priča gost?|Για τι μιλάει ο Γιώργος;|De què parla en Pere?|Buku itu tentang apa?|Luật nói về gì?|וידאו באיזה אורך?|ویدیو چند دقیقه است؟`
    .replaceAll('\n', '')
    .split('|'),
)('%s does not', (question) => {
  expect(asksForWholeElsewhere(question)).toBe(false);
});

test.each([
  ['fr', 'Qui parle dans la vidéo ?', 'Mathilde Garnier'],
  ['ru', 'Кто ведёт канал?', 'Олег Савельев'],
] as const)('%s: %s is told by who says their name', async (language, question, name) => {
  const { leads } = wordingFor(question, language);
  expect(await ask(language, question)).toMatch(new RegExp(`^${leads.who} “[^”]*${name}`));
});

test.each([
  'Ik ben Femke de Boer.',
  'Ben Elif Aydın.',
  '佐藤美咲と申します。',
  '大家好，我是周建国。',
  'मैं हूँ रमेश यादव।',
  'Hej, jag heter Karin Lund.',
  'Jeg hedder Karin Lund.',
  'Minun nimeni on Aino.',
  'Jmenuji se Jana.',
  'A nevem Nagy Anna.',
  'Мене звати Олена.',
  'Казвам се Елена.',
  'Με λένε Μαρία.',
  'Nama saya Sari.',
  'Tôi tên là Lan.',
  'ดิฉันชื่อสมใจ',
  'שמי נועה כהן.',
  'اسم من سارا است.',
])('%s introduces somebody', (text) => expect(introducesElsewhere(text)).toBe(true));

test.each([
  "Ben Ankara'ya gittim.",
  'Je suis contente.',
  'Sono tornato a casa.',
  '今日の動画です。',
  'أنا أحب القهوة كثيرا.',
])('%s does not', (text) => expect(introducesElsewhere(text)).toBe(false));

test.each([['ru', 'Чем крепить раму?', 'Рамы крепим', /раму|крепить/]] as const)(
  '%s: %s is told in another form of the word, which is not missed',
  async (language, question, told, word) => {
    const markdown = await ask(language, question);
    expect(markdown).toContain(`“${told}`);
    expect(markdown).not.toMatch(word);
  },
);
