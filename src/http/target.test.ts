import { expect, test } from 'vitest';
import { pathOf } from './target.ts';

test.each([
  ['/a', '/a'],
  ['/a?b=%zz', '/a?b=%zz'],
  ['/%61%2F%2e?c=%61', '/a%2F.?c=%61'],
  ['/%zz', '/%25zz'],
  ['/%ff/a', '/%25ff/a'],
  ['http://host/a', '/a'],
  ['HTTPS://host:1?b', '/?b'],
  ['http://host', '/'],
  ['/http://host/a', '/http://host/a'],
])('%s is the path %s', (target, path) => {
  expect(pathOf(target, 'GET')).toBe(path);
});

test.each(['*', '', 'a', 'host:80', 'ftp://host/a', 'http:///a', 'http://me@host/a', '/a#b', '/ü', '/a b'])(
  '%j is no target of a GET',
  (target) => {
    expect(pathOf(target, 'GET')).toBeNull();
  },
);
