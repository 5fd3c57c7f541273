import { describe, expect, test } from 'vitest';
import { CookiesFileError, readCookiesFile } from './cookies-file.ts';

const first = '# Netscape HTTP Cookie File';
const line = (...fields: string[]) => fields.join('\t');
const cookie = (
  more: Partial<Record<'domain' | 'sub' | 'path' | 'secure' | 'expires' | 'name' | 'value', string>> = {},
) => {
  const {
    domain = '.youtube.com',
    sub = 'TRUE',
    path = '/',
    secure = 'TRUE',
    expires = '0',
    name = 'SID',
    value = 'v',
  } = more;
  return line(domain, sub, path, secure, expires, name, value);
};
const file = (...lines: string[]) => [first, ...lines, ''].join('\n');
const watch = new URL('https://www.youtube.com/youtubei/v1/player');

test('cookies go where they belong, the longest path first, as long as they last', () => {
  const jar = readCookiesFile(
    file(
      '# a remark',
      '',
      cookie({ name: 'A', value: '1' }),
      `#HttpOnly_${cookie({ name: 'B', value: 'two words' })}`,
      cookie({ name: 'OLD', expires: '1000' }),
      cookie({ name: 'LATER', expires: '3000' }),
      cookie({ name: 'DEEP', path: '/youtubei' }),
      cookie({ name: 'ELSEWHERE', path: '/you' }),
      cookie({ name: 'HOST', domain: 'youtube.com', sub: 'FALSE' }),
      cookie({ name: 'FOREIGN', domain: '.example.com' }),
      cookie({ name: 'LIKE', domain: '.notyoutube.com' }),
      cookie({ name: 'PLAIN', secure: 'FALSE' }),
    ),
  );
  expect(jar.headerFor(watch, 2_000_000)).toBe('DEEP=v; A=1; B=two words; LATER=v; PLAIN=v');
  expect(jar.headerFor(watch, 4_000_000)).not.toContain('LATER');
  expect(jar.headerFor(new URL('http://www.youtube.com/'), 0)).toBe('PLAIN=v');
  expect(jar.headerFor(new URL('https://youtube.com/'), 0)).toContain('HOST=v');
  expect(jar.headerFor(new URL('https://example.com/'), 0)).toBe('');
  expect(jar.headerFor(new URL('https://youtube.com.example/'), 0)).toBe('');
  expect(jar.count(2_000_000)).toEqual({ all: 8, fresh: 7 });
});

test('lines may end in CRLF, and the first one may be the older form', () => {
  const jar = readCookiesFile(`\ufeff# HTTP Cookie File\r\n${cookie()}\r\n`);
  expect(jar.headerFor(watch, 0)).toBe('SID=v');
});

describe('anything else is refused with its line, and nothing that stands in it', () => {
  test.each([
    ['no first line', cookie({ value: 'hidden' }), /first line/],
    ['JSON', '[{"name":"SID","value":"hidden"}]', /first line/],
    ['spaces for tabs', file(cookie({ value: 'hidden' }).replaceAll('\t', ' ')), /line 2 has 1 fields/],
    ['eight fields', file(cookie(), line(cookie(), 'hidden')), /line 3 has 8 fields/],
    ['no domain', file(cookie({ domain: 'hid den' })), /line 2 does not begin with a domain/],
    ['yes for TRUE', file(cookie({ sub: 'yes' })), /line 2 lacks TRUE or FALSE/],
    ['no path', file(cookie({ path: 'hidden' })), /line 2 has no path/],
    ['a date', file(cookie({ expires: 'Tomorrow' })), /line 2 has no time/],
    ['no name', file(cookie({ name: '' })), /line 2 has no name/],
    ['a name with a line feed', file(cookie({ name: 'hidden\u0000' })), /line 2 has no name/],
    ['a value with a semicolon', file(cookie({ value: 'hidden; a=b' })), /line 2 has characters/],
    ['no cookie of the platform', file(cookie({ domain: '.example.com', value: 'hidden' })), /no cookie in it is of/],
    ['nothing', '', /first line/],
  ])('%s', (_name, text, message) => {
    expect(() => readCookiesFile(text)).toThrow(CookiesFileError);
    expect(() => readCookiesFile(text)).toThrow(message);
    expect(() => readCookiesFile(text)).not.toThrow(/hidden/);
  });
});
