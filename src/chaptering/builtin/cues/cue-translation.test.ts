import { describe, expect, test } from 'vitest';
import { readTranscript } from '../../../transcripts/reading/reading.ts';
import { sentencesOf } from '../../../transcripts/reading/sentences.ts';
import { wordsOf } from '../../../transcripts/reading/words.ts';
import { listedCueFeatures } from '../boundaries/cue-features.ts';
import { talkOf } from '../talk.ts';
import { cueGlossaries } from './cue-glossaries.ts';
import { spelledWords } from './cue-grams.ts';
import { cueWords, hasGlossary } from './cue-translation.ts';
import { moreCueGlossaries } from './more-cue-glossaries.ts';

function talkIn(language: string | null, text: string) {
  const transcript = { language, kind: 'file' as const, segments: [{ start: 0, end: 60, text }] };
  return talkOf({ reading: readTranscript(transcript, 60), title: '' });
}

function heard(text: string, language: string | null): string {
  return spelledWords(talkIn(language, text))
    .map((words) => words.join(' '))
    .join(' / ');
}

describe('what leads to something new', () => {
  test('is heard in German as an English speaker would say it, and what it is about stays unheard', () => {
    expect(heard('Kommen wir zum nächsten Thema. Was ist denn ein Vulkan?', 'de-AT')).toBe(
      "let's get to the next topic / what is a ·",
    );
  });

  test('is heard in Chinese, where no white space parts the words', () => {
    expect(heard('好了，接下来我们来看第二个问题。', 'zh-Hans')).toBe(
      "all right next let's look at the second question",
    );
  });

  test('is heard in Spanish and French', () => {
    expect(heard('Pasemos a la siguiente pregunta.', 'es')).toBe("let's move on to the next question");
    expect(heard('Passons à la prochaine question.', 'fr')).toBe("let's move on to the next question");
  });

  test('counts as a listed cue where its English is listed', () => {
    const talk = talkIn('fr', 'Il est né à Lyon. Passons à la prochaine question.');
    const turn = listedCueFeatures(talk).find(({ name }) => name === 'turn');
    expect([...(turn?.values ?? [])]).toEqual([0, 1]);
  });

  test('is heard where the source does not name its language', () => {
    expect(heard('Und jetzt kommen wir zu der letzten Frage, die ihr uns gestellt habt.', null)).toBe(
      "and now let's get to the last question the you us · ·",
    );
    expect(heard('And now we come to the last question that you sent.', null)).toBe(
      'and now we come to the last question that you sent',
    );
  });

  test('may mean something else at the opening of a sentence than further in', () => {
    expect(cueWords(['wie', 'lange', 'dauert', 'das'], 'de')).toEqual(['how', '·', '·', 'that']);
    expect(cueWords(['und', 'das', 'war', 'so', 'wie', 'heute'], 'de')).toEqual(
      'and that was so like today'.split(' '),
    );
  });

  test('stays as it is said in English and in languages without a glossary', () => {
    for (const language of ['en', 'fi', null]) {
      expect(cueWords(['no', 'so', 'nyt'], language)).toEqual(['no', 'so', 'nyt']);
      expect(hasGlossary(language)).toBe(false);
    }
  });
});

test.each([
  ['nl', 'dan gaan we verder met riemen', "next let's move on with ·"],
  ['sv', 'nu går vi över till årorna', "now let's go on to ·"],
  ['pl', 'przejdźmy teraz do wioseł', "now let's move on to ·"],
  ['ru', 'теперь перейдём к вёслам', "now let's move on to ·"],
  ['tr', 'şimdi küreklere geçelim', "now let's · let's move on"],
  ['ar', 'ننتقل الآن إلى المجاديف', "now let's move on to ·"],
  ['id', 'topik berikutnya adalah dayung', 'the next topic is ·'],
  ['hi', 'अगला विषय है चप्पू', 'the next topic is ·'],
])('what leads to something new is heard in %s', (language, said, english) => {
  expect(cueWords(said.split(' '), language).join(' ')).toBe(english);
});

test('no glossary says one thing twice, and each entry can be found in a transcript', () => {
  for (const [language, text] of Object.entries({ ...cueGlossaries, ...moreCueGlossaries })) {
    const entries = text.replaceAll('\n', '').split('|').filter(Boolean);
    const keys = entries.map((entry) => entry.split('=')[0] ?? '');
    expect(entries.filter((entry) => entry.split('=').length !== 2)).toEqual([]);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    const unfound = keys.filter((key) => {
      const spelled = key.replace('^', '');
      const words = wordsOf({ language, kind: 'file', segments: [{ start: 0, end: 9, text: spelled }] }, 9);
      return sentencesOf(words, 9).length !== 1 || words.length > 4;
    });
    expect(unfound).toEqual([]);
  }
});
