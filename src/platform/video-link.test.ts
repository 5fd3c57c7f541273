import { describe, expect, test } from 'vitest';
import { parseVideoLink } from './video-link.ts';

describe('a link of the platform gives its id', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://youtube.com/watch?v=dQw4w9WgXcQ&t=42s',
    'https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
    'https://music.youtube.com/watch?v=dQw4w9WgXcQ&list=RD',
    'youtube.com/watch?v=dQw4w9WgXcQ#fragment',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?start=3',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    '  HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ  ',
  ])('%s', (link) => expect(parseVideoLink(link)).toBe('dQw4w9WgXcQ'));
});

describe('anything else gives none', () => {
  test.each([
    '',
    'dQw4w9WgXcQ',
    '//youtube.com/watch?v=dQw4w9WgXcQ',
    'ftp://youtube.com/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/https://youtube.com/watch?v=dQw4w9WgXcQ',
    'https://user@youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com:443/watch?v=dQw4w9WgXcQ',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com\\@evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=dQw4w9WgXc',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXc!',
    'https://www.youtube.com/playlist?list=PLdQw4w9WgXcQ',
    'https://www.youtube.com/@channel',
    'https://youtu.be/',
    'https://youtu.be/dQw4w9WgXcQ/extra',
    'https://www.youtube.com/shorts/',
    'https://www.youtube.com/wat ch?v=dQw4w9WgXcQ',
    'https://studio.youtube.com/watch?v=dQw4w9WgXcQ',
  ])('%s', (link) => expect(parseVideoLink(link)).toBeUndefined());
});
