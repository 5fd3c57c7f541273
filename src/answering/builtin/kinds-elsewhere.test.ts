import { expect, test } from 'vitest';
import type { Transcript } from '../../transcripts/transcript.ts';
import { citationFaults } from '../citations.ts';
import { wordingFor } from '../wording.ts';
import { builtinAnsweringEngine } from './builtin-engine.ts';
import { readQuery } from './question/query.ts';

const talks = {
  es: [
    'Hola a todos, bienvenidos al taller de relojes.',
    'Hoy desmontamos un despertador antiguo que encontré en una feria.',
    'El muelle se rompe con frecuencia, así que lo miramos primero.',
    'No usamos aceite de cocina. Se seca y lo bloquea todo.',
    'Las agujas son azules porque el acero se calienta en la llama.',
    'El acero viejo se oxida. Por eso guardo las piezas en arroz.',
    'La limpieza dura tres horas y media con el barniz incluido.',
    'Pasamos ahora a la esfera. La esfera lleva números romanos.',
    'Mucha gente pinta la esfera, y es un error.',
    'El cristal nuevo cuesta lo suyo, el cristal bueno llega en una caja.',
    'El cristal cuesta doce euros en la tienda de la esquina.',
  ],
  pl: [
    'Dzień dobry, dziś opowiem o starych mostach.',
    'Most drewniany spłonął, bo strażnik zostawił lampę.',
    'Nowy most zbudowano z kamienia w dolinie.',
    'Budowa trwała długo, a budowa w dolinie jest trudna.',
    'Budowa trwała dziewięć lat i kosztowała tysiąc dukatów.',
    'Na moście stoi strażnik figur, a figury na moście stoją w słońcu.',
    'Na moście stoi sześć figur z brązu.',
    'Za tydzień opowiem państwu o zamkach w tej dolinie.',
  ],
  ru: [
    'Здравствуйте, сегодня чиним старый велосипед.',
    'Снимаем заднее колесо и кладём его на стол.',
    'Спицы натягиваем ключом, по четверти оборота.',
    'Цепь моем в керосине, потому что масло смешалось с песком.',
    'Покрышка стоит дорого, если покрышка стоит у стены.',
    'Новая покрышка для него стоит девятьсот рублей.',
    'Тормозные колодки меняем каждую весну.',
  ],
  ko: [
    '안녕하세요, 오늘은 김치를 담급니다.',
    '배추는 소금물에 푹 잠깁니다. 소금물에 배추는 가라앉습니다.',
    '배추는 큰 그릇에서 소금물에 여덟 시간 절입니다.',
    '항아리는 금이 가기 쉽습니다. 그래서 항아리를 땅에 묻습니다.',
    '고춧가루는 만 오천 원입니다.',
  ],
  zh: [
    '大家好，今天我们修一把旧吉他。',
    '琴桥会翘起来，因为木头受潮了。',
    '换弦一般要二十分钟左右。',
    '新的琴弦是八十元一套。',
  ],
  tr: [
    'Merhaba, bugün eski bir halıyı yıkıyoruz.',
    'Halıyı güneşte kurutmuyoruz, çünkü renkleri soluyor.',
    'Kuruma bu havada tam iki gün sürüyor.',
    'Ustamızın adı Kim Yıldız.',
  ],
  sv: [
    'Hej allihopa, idag bakar vi ett rågbröd i köket.',
    'Ugnen är kall eftersom degen mår bäst av att börja svalt.',
    'Degen ska jäsa i två timmar under en ren duk i köket.',
    'Mjölet kostar trettio kronor påsen i butiken på hörnet.',
    'Nu går vi över till glasyren. Glasyren gör vi av smör och honung.',
  ],
  bg: [
    'Здравейте, днес печем ръжен хляб в малката кухня.',
    'Фурната е студена, защото тестото започва най-добре на хладно.',
    'Тестото втасва два часа под чиста кърпа на масата.',
    'Брашното струва три лева за пакет в магазина на ъгъла.',
  ],
  th: ['วันนี้ทำขนมปัง', 'เตาอบเย็นเพราะแป้งควรเริ่มในที่เย็น', 'แป้งพักสองชั่วโมง'],
} as const;

async function ask(language: keyof typeof talks, question: string) {
  const segments = talks[language].map((text, at) => ({ start: at * 10, end: at * 10 + 10, text }));
  const transcript: Transcript = { language, kind: 'manual', segments };
  const durationSeconds = segments.length * 10;
  const input = { transcript, chapters: [], durationSeconds, title: '', earlier: [], question };
  const answer = await builtinAnsweringEngine.answer(input);
  expect(citationFaults(answer, durationSeconds)).toEqual([]);
  return answer;
}

test.each([
  ['es', '¿Por qué las agujas son azules?', 'porque el acero'],
  ['pl', 'Dlaczego spłonął most?', 'bo strażnik'],
  ['ru', 'Почему цепь моют в керосине?', 'потому что масло'],
  ['zh', '为什么琴桥会翘起来？', '因为木头受潮'],
  ['tr', 'Halıyı neden güneşte kurutmuyoruz?', 'çünkü renkleri'],
  ['sv', 'Varför är ugnen kall?', 'eftersom degen'],
  ['bg', 'Защо фурната е студена?', 'защото тестото'],
  ['th', 'ทำไมเตาอบถึงเย็น', 'เพราะแป้ง'],
] as const)('%s: %s is answered with the reason', async (language, question, reason) => {
  const { markdown } = await ask(language, question);
  expect(markdown.startsWith(wordingFor(question, language).leads.reason)).toBe(true);
  expect(markdown).toContain(reason);
});

test.each([
  ['es', '¿Por qué guarda las piezas en arroz?', 'El acero viejo se oxida. Por eso'],
  ['ko', '왜 항아리를 땅에 묻나요?', '금이 가기 쉽습니다. 그래서'],
] as const)('%s: of %s the quote begins with the reason, which was told before', async (language, question, quoted) => {
  expect((await ask(language, question)).citations[0]?.quote).toContain(quoted);
});

test.each([
  ['es', '¿Cuánto tiempo dura la limpieza?', 'tres horas'],
  ['es', '¿Cuánto cuesta el cristal?', 'doce euros'],
  ['pl', 'Jak długo trwała budowa?', 'dziewięć lat'],
  ['pl', 'Ile figur stoi na moście?', 'sześć figur'],
  ['ru', 'Сколько стоит покрышка?', 'девятьсот рублей'],
  ['ko', '배추는 소금물에 얼마나 오래 있나요?', '여덟 시간'],
  ['tr', 'Kuruma ne kadar sürüyor?', 'iki gün'],
  ['sv', 'Hur länge ska degen jäsa?', 'två timmar'],
  ['sv', 'Vad kostar mjölet?', 'trettio kronor'],
  ['bg', 'Колко време втасва тестото?', 'два часа'],
  ['bg', 'Колко струва брашното?', 'три лева'],
] as const)('%s: %s is answered with the figure alone', async (language, question, figure) => {
  const { kind, markdown, citations } = await ask(language, question);
  expect(kind).toBe('answered');
  const quote = citations[0]?.quote ?? '';
  expect(quote).toContain(figure);
  // Nothing is quoted with it that says no more of it.
  expect(quote.match(/[.。]/g)).toHaveLength(1);
  // What only asks is not missed.
  expect(markdown.startsWith(wordingFor(question, language).leads.number)).toBe(true);
});

test('when something is spoken of is told with the first sentence on it', async () => {
  const { markdown } = await ask('es', '¿En qué momento habla de la esfera?');
  expect(markdown).toMatch(/^En 1:10 el vídeo dice: “Pasamos ahora a la esfera\./);
  expect(markdown).not.toContain('momento');
});

test('forms of a word that only its language knows are found, and not missed', async () => {
  for (const [question, quoted] of [
    ['Куда положить колёса?', 'колесо'],
    ['Чем натянуть спицу?', 'Спицы'],
    ['Когда менять тормозную колодку?', 'колодки'],
  ] as const) {
    const { markdown } = await ask('ru', question);
    expect(markdown).toContain(quoted);
    expect(markdown).not.toMatch(/“(?:колёса|спицу|колодку|тормозную)”/);
  }
});

test('the figure of another thing is told, as what comes closest', async () => {
  const { kind, markdown } = await ask('es', '¿Cuánto cuesta el barniz de la esfera?');
  expect(kind).toBe('answered');
  expect(markdown).toMatch(/^Lo más cercano está en \d/);
});

test('a question that names nothing but how it asks keeps its words', () => {
  const words = (question: string) => readQuery(question, [], [], 'es').sought.map(({ word }) => word);
  expect(words('¿Cuánto tiempo dura?')).toContain('tiempo');
  expect(words('¿Cuánto tiempo dura la limpieza?')).toEqual(['limpieza']);
});
