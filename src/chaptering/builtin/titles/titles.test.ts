import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../../transcripts/reading/sentences.ts';
import { wordsOf } from '../../../transcripts/reading/words.ts';
import { bread, chinese, talk } from '../invented-talk.ts';
import { titlesOf } from './titles.ts';

interface Heard {
  language?: string;
  videoTitle?: string | null;
  /** Who say the sentences, one after the other in turns. */
  speakers?: readonly string[];
}

/** The titles of chapters, each given as its text, a minute and a half long. */
function titlesFor(
  chapters: readonly string[],
  { language = 'en', videoTitle = null, speakers = [] }: Heard = {},
): string[] {
  const seconds = 90;
  const segments = chapters.flatMap((text, chapter) => {
    const parts = text.split(/(?<=[.?!。]) ?/).filter(Boolean);
    return parts.map((part, index) => ({
      start: chapter * seconds + (index * seconds) / parts.length,
      end: chapter * seconds + ((index + 1) * seconds) / parts.length,
      text: part,
      ...(speakers.length > 0 && { speaker: speakers[index % speakers.length] ?? '' }),
    }));
  });
  const durationSeconds = chapters.length * seconds;
  const words = wordsOf({ language, kind: 'file', segments }, durationSeconds);
  const sentences = sentencesOf(words, durationSeconds);
  const spans = chapters.map((_, chapter) => {
    const at = (time: number) => {
      const place = sentences.findIndex(({ start }) => start >= time - 0.01);
      return place < 0 ? sentences.length : place;
    };
    return { from: at(chapter * seconds), to: at((chapter + 1) * seconds) };
  });
  return titlesOf({ words, sentences, spans, durationSeconds, language, videoTitle });
}

const topics = [0, 1, 2, 3].map((topic) =>
  talk
    .slice(topic * 20, topic * 20 + 20)
    .map(({ text }) => text)
    .join(' '),
);

test('are what the speaker announces', () => {
  const apples = "Let's talk about grafting old apple trees. You cut a scion in winter. The scion needs a rootstock.";
  expect(titlesFor([bread, apples])[1]).toBe('Grafting old apple trees');
});

test('are the question that stands by itself, and "how do you" becomes "how to"', () => {
  const ladders =
    'So how do you catalog a ladder? A ladder has rungs. A catalog has cards. The ladder hangs on a hook.';
  const tolls = 'Who pays for the bridge? The bridge was built by the county. The toll on the bridge is small.';
  expect(titlesFor([bread, ladders, tolls]).slice(1)).toEqual(['How to catalog a ladder', 'Who pays for the bridge?']);
});

test('do not begin within a number', () => {
  const [houses, sheep] = titlesFor([
    'By dawn four hundred and thirty houses had gone. Nobody had counted them. Four hundred and thirty houses is a lot.',
    'They own two thousand eight hundred sheep. Not one of them was lost. Those two thousand eight hundred sheep are white.',
  ]);
  expect(houses).not.toMatch(/^(?:hundred|thirty)/i);
  expect(sheep).not.toMatch(/^(?:thousand|eight|hundred)/i);
});

test('name a sponsor in text without capitals', () => {
  const read =
    'this video is sponsored by glimmer and cog they make lamps. Use the promo code wheel at glimmer dot com slash wheel. You get ten percent off.';
  expect(titlesFor([bread, read, topics[1] ?? ''])[1]).toBe('Sponsor: Glimmer and Cog');
});

test('name a sponsor once whose name is said twice', () => {
  const read =
    'Now this video is sponsored by Glimmerfield Glimmerfield is the easiest way to light a shed. Go to glimmerfield dot com. You get ten percent off.';
  expect(titlesFor([bread, read, topics[1] ?? ''])[1]).toBe('Sponsor: Glimmerfield');
});

test('name no sponsor after a name that is said in passing', () => {
  const read =
    'Lamps burn oil. You get ten percent off at the door. Free shipping to Norwich. Use the code wheel. Terms apply. Sign up today.';
  expect(titlesFor([bread, read, topics[1] ?? ''])[1]).toBe('Sponsor');
});

test('are not taken from an advertisement that opens a chapter about something else', () => {
  const story =
    "Let's talk about the Mosswort Lantern. The Mosswort Lantern burns. Who needs a Mosswort Lantern? Go to mosswort lantern dot com.";
  expect(titlesFor([bread, story])[1]).toMatch(/Mosswort/);
  expect(titlesFor([bread, `${story} ${topics[1]}`])[1]).not.toMatch(/Mosswort/);
});

const parts: [string, string, RegExp, string, RegExp, string, RegExp][] = [
  [
    'es',
    'Hola a todos y bienvenidos. Hoy hablamos de hornos y de pan.',
    /^Introducción$/,
    'Este video está patrocinado por Sartenes Olmo. Usa el código PAN en la tienda.',
    /^Patrocinador: Sartenes Olmo$/,
    'Gracias por ver el video. Hasta la próxima semana.',
    /^Despedida$/,
  ],
  [
    'fr',
    'Bonjour à tous et bienvenue. Nous parlons de fours et de pain.',
    /^Introduction$/,
    'Cette vidéo est sponsorisée par Outils Berger. Le lien est dans la description.',
    /^Partenaire: Outils Berger$/,
    "Merci d'avoir regardé. À bientôt.",
    /^Conclusion$/,
  ],
  [
    'pt',
    'Olá a todos e bem-vindos. Falamos de fornos e de pão.',
    /^Introdução$/,
    'Este vídeo é patrocinado por Facas Moura. O link está na descrição.',
    /^Patrocinador: Facas Moura$/,
    'Obrigado por assistir. Até a próxima.',
    /^Despedida$/,
  ],
  [
    'it',
    'Ciao a tutti e benvenuti. Parliamo di forni e di pane.',
    /^Introduzione$/,
    'Questo video è sponsorizzato da Coltelli Riva. Il link è nella descrizione.',
    /^Sponsor: Coltelli Riva$/,
    'Grazie per la visione. Alla prossima.',
    /^Saluti$/,
  ],
];

test.each(parts)('name greetings, advertisements and farewells in the language: %s', (language, ...said) => {
  const [greeting, intro, advertisement, sponsor, farewell, outro] = said;
  const titles = titlesFor([greeting, advertisement, ...topics, ...topics, farewell], { language });
  expect(titles[0]).toMatch(intro);
  expect(titles[1]).toMatch(sponsor);
  expect(titles.at(-1)).toMatch(outro);
});

test('keep the signs of vowels where a script writes them after the letters', () => {
  const tea = 'चाय पहाड़ों में उगती है। चाय की पत्तियाँ सुबह तोड़ी जाती हैं। अदरक की चाय सर्दी में अच्छी लगती है।';
  const train = 'रेलगाड़ी पटरी पर चलती है। रेलगाड़ी का टिकट पहले से लेना चाहिए। स्टेशन पर भीड़ होती है।';
  for (const title of titlesFor([tea, train], { language: 'hi' })) {
    expect(title).not.toBe('');
    for (const word of title.split(' ')) expect(`${tea} ${train}`.split(/[ ।]+/)).toContain(word);
  }
});

describe('of four topics', () => {
  const heard: [string, string[], Heard][] = [
    ['as written', topics, {}],
    ['in lower case', topics.map((text) => text.toLowerCase()), {}],
    ['in a language without cues', topics, { language: 'tr' }],
  ];
  test.each(heard)('%s: no two alike, no grammar at their edges, none too long', (_, chapters, options) => {
    const titles = titlesFor(chapters, options);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) {
      expect(title).toMatch(/^[\p{Lu}\p{N}]/u);
      expect(title).not.toMatch(/\b(?:the|a|and|of|so|is|to|with)$/i);
      expect([...title].length).toBeLessThanOrEqual(49);
    }
  });

  test('mention them', () => {
    const titles = titlesFor(topics);
    [/bread|starter|flour|sourdough/i, /bicycle|chain|brake/i, /telescope|mirror|galax/i, /parliament|budget/i].forEach(
      (topic, index) => {
        expect(titles[index]).toMatch(topic);
      },
    );
  });
});

test('keep the capitals of German nouns, and no inflected adjective stands at their opening', () => {
  const teig = 'Reden wir über Mehl und Wasser. Das Mehl kommt aus der Mühle. Im kalten Wasser quillt das Mehl.';
  const ofen =
    'Der Ofen muss heiß sein. Im heißen Ofen steigt der Dampf. Der Dampf macht die Kruste. Die Kruste knackt.';
  const titles = titlesFor([teig, ofen], { language: 'de' });
  expect(titles[0]).toBe('Mehl und Wasser');
  expect(titles[1]).not.toMatch(/heißen/i);
});

test('are words of the chapter in Chinese', () => {
  const [river = '', music = ''] = [chinese.slice(0, 10), chinese.slice(10)].map((part) =>
    part.map(({ text }) => text).join(''),
  );
  const titles = titlesFor([river, music], { language: 'zh' });
  expect(titles[0]).toMatch(/河|沙|库/);
  expect(titles[1]).toMatch(/琴|音|奏/);
});

test('are empty where nothing is said that could name a chapter', () => {
  expect(titlesFor(['so so so.', 'and so on.'])).toEqual(['', '']);
});

test('are no given name of somebody who speaks', () => {
  const meeting = [
    'Joan, what about the roof? It leaks, Joan. Joan has the three bids. The bids are high. Thank you, Joan. Joan, is the roof old? It is, and Joan knows it.',
    'Item two is the harbor wall. The wall is cracked. Whose wall is it? The harbor wall is ours. Then we mend the harbor wall.',
  ];
  const speakers = ['JOAN PERRY', 'MAYOR TORRES'];
  expect(titlesFor(meeting)[0]).toBe('Joan');
  expect(titlesFor(meeting, { speakers })).not.toContain('Joan');
});

test('are not what something is likened to', () => {
  const shelf =
    'The back of the shelf is next. It wobbles like a drunk uncle at Christmas. We need quarter inch plywood. A sheet is enough.';
  expect(titlesFor([bread, shelf])[1]).not.toMatch(/uncle/);
});

test('are in the letters of the language, whatever a recogniser heard between', () => {
  const heard = `${'זה לא שאלה של אם זיקר. '.repeat(6)} Rye bread rises slowly. The rye dough rests.`;
  expect(titlesFor([heard])[0]).not.toMatch(/\p{Script=Hebrew}/u);
});

test('are never empty where only another tongue was heard, and have the Latin words where some stand by themselves', () => {
  expect(titlesFor(['Это вопрос о фонарях Glimmer. '.repeat(6)])[0]).not.toBe('');
  const heard = `${'Это вопрос о фонарях Glimmer. '.repeat(6)} Rye bread rises slowly. The rye dough rests.`;
  expect(titlesFor([heard])[0]).not.toMatch(/\p{Script=Cyrillic}/u);
});
