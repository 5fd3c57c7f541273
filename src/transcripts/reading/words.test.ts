import { expect, test } from 'vitest';
import { textOf, wordsOf } from './words.ts';

/** What is said in caption lines, as running text. */
function read(lines: readonly string[]): string {
  const segments = lines.map((text, at) => ({ start: at * 3, end: at * 3 + 3, text }));
  return textOf(wordsOf({ language: null, kind: 'manual', segments }, lines.length * 3));
}

test.each([
  [['強力', '粉が二百グラムです。', '次は塩です。'], '強力粉が二百グラムです。次は塩です。'],
  [['因为摄像', '头凸得太高了。', '接下来看屏幕，', '很亮。'], '因为摄像头凸得太高了。接下来看屏幕，很亮。'],
  [['「はい」\nと言った。', '「いいえ」。'], '「はい」と言った。「いいえ」。'],
])(
  'where marks tell what belongs together, no space stands where a line of Japanese or Chinese ends: %s',
  (lines, text) => {
    expect(read(lines)).toBe(text);
  },
);

test.each([
  [['大家好', '欢迎来到我的频道'], '大家好 欢迎来到我的频道'],
  [
    ['电池可以用两天', '充电需要多久？', '四十分钟，很快', '我会买一台'],
    '电池可以用两天 充电需要多久？ 四十分钟，很快 我会买一台',
  ],
  [['今天看 iPhone', '和平板，都很好。'], '今天看 iPhone 和平板，都很好。'],
  [['먼저 물을', '넣습니다.'], '먼저 물을 넣습니다.'],
  [['สวัสดีครับ', 'วันนี้ทำขนม'], 'สวัสดีครับ วันนี้ทำขนม'],
])('elsewhere one does: %s', (lines, text) => {
  expect(read(lines)).toBe(text);
});

test.each([
  [['Самый частый вопрос — отопление.'], 'Самый частый вопрос — отопление.'],
  [['The lid – not the pot – is hot.'], 'The lid – not the pot – is hot.'],
  [['- Is it hot?\n- It is.', '- Good.'], 'Is it hot? - It is. Good.'],
  [['well-known e-mail'], 'well-known e-mail'],
])('a dash stands between words as it is written, and at the beginning of a line is left out: %s', (lines, text) => {
  expect(read(lines)).toBe(text);
});
