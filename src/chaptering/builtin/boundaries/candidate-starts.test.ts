import { describe, expect, test } from 'vitest';
import { candidatesOf } from './candidate-starts.ts';

/** Sentences six seconds apart from `from` on, none of which looks like a beginning. */
function candidates(texts: readonly string[], from = 0) {
  const sentences = texts.map((text, place) => ({ start: from + place * 6, text }));
  return candidatesOf(sentences, new Float64Array(texts.length).fill(-4), 600);
}

const talk = [
  'The ferry was late.',
  'It waits for the mail.',
  'The mail comes by train.',
  'Trains run on Sundays too.',
];
const likely = (found: ReturnType<typeof candidates>) =>
  found.filter(({ value }) => value > 0).map(({ start }) => start);

describe('where chapters may begin', () => {
  test('is at each sentence, the first of them at 0', () => {
    expect(candidates(talk, 3).map(({ start }) => start)).toEqual([0, 9, 15, 21]);
    expect(likely(candidates(talk, 3))).toEqual([]);
  });

  test('is likely the first word after ten seconds without speech, less so after minutes', () => {
    const firstWord = (silence: number) => candidates(talk, silence)[1] ?? { start: 0, value: 0 };
    expect(firstWord(12).start).toBe(12);
    expect(likely(candidates(talk, 12))).toEqual([12]);
    expect(firstWord(90).value).toBeLessThan(firstWord(12).value);
  });

  test.each([
    ['Before the questions, this video is sponsored by Fink Boots.', true],
    ['And now a quick word from our sponsor.', true],
    ['Diese Folge wird von Fink unterstützt.', true],
    ['Este episodio está patrocinado por Mareas.', true],
    ['Este vídeo é patrocinado pela TelaFácil.', true],
    ['Cette vidéo est sponsorisée par Terrabio.', true],
    ['Questo video è sponsorizzato da Frantoio Roi.', true],
    ['Deze video wordt mede mogelijk gemaakt door Zon.', true],
    ['Sponsorem tego odcinka jest sklep Igła.', true],
    ['Спонсор этого выпуска — магазин «Крепёж».', true],
    ['Bu videonun sponsoru Gezgin Sigorta.', true],
    ['本期视频由云盾安全赞助播出。', true],
    ['この動画は北海製粉さんの提供でお送りしています。', true],
    ['이 영상은 집안심 앱의 광고입니다.', true],
    ['هذه الحلقة برعاية مراتب الراحة.', true],
    ['यह वीडियो हरितवन द्वारा प्रायोजित है।', true],
    ['El festival está patrocinado por el ayuntamiento.', false],
    ['Le club est sponsorisé par la mairie.', false],
    ['Спонсор команды ушёл весной.', false],
    ['이 영상은 학교에서 지원 방법을 설명합니다.', false],
    ['水是由邻居提供的。', false],
    ['The ferry is paid for by the town.', false],
    ['We brought it to you by train.', false],
  ])('%s begins what is paid for: %s', (text, isPaid) => {
    const [first = '', second = '', ...others] = talk;
    expect(likely(candidates([first, second, text, ...others]))).toEqual(isPaid ? [12] : []);
  });

  test.each([
    ["Good morning, I am Ada Fink, and here are today's top stories.", true],
    ['Hier sind die Nachrichten.', true],
    ["And now, dear listeners, here's Ada Fink.", true],
    ['And now here is the second step.', false],
    ['Here is what the committee said about the ferry.', false],
  ])('%s: is likely what follows: %s', (text, isLikely) => {
    const [first = '', ...others] = talk;
    expect(likely(candidates([first, text, ...others]))).toEqual(isLikely ? [12] : []);
  });
});
