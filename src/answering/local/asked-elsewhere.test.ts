import { expect, test } from 'vitest';
import type { Transcript } from '../../transcripts/transcript.ts';
import { checkAnswer } from '../check-answer.ts';
import { localAnsweringEngine } from './local-engine.ts';

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
  ],
  en: ['Welcome to the lending shed.', 'The drill costs nine pounds a week.', 'Bring the ladder back on Friday.'],
};

async function ask(language: keyof typeof talks, question: string) {
  const segments = talks[language].map((text, at) => ({ start: at * 10, end: at * 10 + 10, text }));
  const transcript: Transcript = { language, kind: 'manual', segments };
  const durationSeconds = segments.length * 10;
  const input = { transcript, chapters: [], durationSeconds, title: '', earlier: [], question };
  const answer = await localAnsweringEngine.answer(input);
  expect(checkAnswer(answer, durationSeconds)).toEqual([]);
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
    expect(await ask(language, question)).toMatch(/in another language|in einer anderen Sprache/);
  },
);

test.each([
  ['fr', 'Combien coûte la serre ?'],
  ['it', 'Quanto costa la serra?'],
  ['ru', 'Сколько стоит трактор?'],
  ['en', 'How much does the van cost?'],
  ['en', 'Who is van de Beek?'],
] as const)('in the language of the talk it is: %s, %s', async (language, question) => {
  expect(await ask(language, question)).not.toContain('in another language');
});

test.each([
  ['it', 'Per quanti minuti si cuoce la focaccia?', /quanti/],
  ['it', 'Posso aggiungere altra farina?', /Posso/],
  ['fr', 'À quel moment parle-t-elle du bac en bois ?', /parle-t-elle/],
] as const)('what only asks is not missed: %s, %s', async (language, question, word) => {
  expect(await ask(language, question)).not.toMatch(word);
});
