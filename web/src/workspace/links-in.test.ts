import { expect, test } from 'vitest';
import { holdsLink, linksIn } from './links-in.ts';

test('links stand one a line, with blanks, commas or semicolons between them, and count once', () => {
  expect(linksIn(' https://youtu.be/a,https://youtu.be/b;\n\nhttps://youtu.be/a\u00a0youtu.be/c\t, ')).toEqual([
    'https://youtu.be/a',
    'https://youtu.be/b',
    'youtu.be/c',
  ]);
  expect(linksIn(' \n')).toEqual([]);
});

const watch = 'https://www.youtube.com/watch?v=Ab_3-xyzQ9_';
const short = 'https://youtu.be/Ab_3-xyzQ9_';

test.each([
  [`<${watch}>`, [watch]],
  [`(${watch})`, [watch]],
  [`“${watch}”`, [watch]],
  [`"${watch}&t=43s".`, [`${watch}&t=43s`]],
  [`${watch}. ${short}!`, [watch, short]],
  [`Schau mal: ${watch}… oder „${short}“?`, [watch, short]],
  [`[my talk](${watch}) and **${short}**`, [watch, short]],
  [`[${short}](${short})`, [short]],
  [`${watch}\u200b`, [watch]],
  [`\u2068${short}\u2069\n${watch}\u200e`, [short, watch]],
  [`1. ${watch}\n2. ${short}\n`, [watch, short]],
  [
    `First talk | ${watch}\nSecond talk | m.youtube.com/shorts/Zz0_aaaaaaa`,
    [watch, 'm.youtube.com/shorts/Zz0_aaaaaaa'],
  ],
  [
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/Ab_3-xyzQ9_?si=q&amp;start=3" title="Talk" allow="a; b"></iframe>',
    ['https://www.youtube.com/embed/Ab_3-xyzQ9_?si=q&start=3'],
  ],
  [`看看${short}。谢谢`, [short]],
  [`<a href="${watch}">A talk</a>`, [watch]],
  [`Hi Ann,\nthe recording is at ${short}, the slides at https://slides.example/7.\nBest, Bo`, [short]],
])('of %s the links of the platform are meant', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test('a list of links alone keeps those of other sites, which are told apart later', () => {
  expect(linksIn(`https://video.example/1\n${short}`)).toEqual(['https://video.example/1', short]);
});

test('ids by themselves are links', () => {
  expect(linksIn('Ab_3-xyzQ9_')).toEqual([short]);
  expect(linksIn('Ab_3-xyzQ9_, abcdefghi-1')).toEqual([short, 'https://youtu.be/abcdefghi-1']);
});

test.each([
  ['information', 'information'],
  ['A mail of several lines,\nin which\n\nno video is named.', 'A mail of several lines, in which no video is named.'],
  ['see ann@youtube.com/x and notyoutube.com/watch?v=a', 'see ann@youtube.com/x and notyoutube.com/watch?v=a'],
  ['my videos are at vimeo.com/1 now', 'my videos are at vimeo.com/1 now'],
])('%j holds none and is one line', (text, line) => {
  expect(linksIn(text)).toEqual([line]);
});

test.each([
  ['https://youtu.be/a', true],
  ['\n  www.youtube.com/watch?v=a', true],
  ['youtu.be/a', true],
  ['a sentence with https://youtu.be/a in it', true],
  ['[my talk](https://youtu.be/a)', true],
  ['a sentence with https://video.example/a in it', false],
  ['dovetail', false],
])('%j is pasted into the box: %s', (text, isMeant) => {
  expect(holdsLink(text)).toBe(isMeant);
});

test('ids and other sites stand beside links in a list, and a link alone may hold any character', () => {
  expect(linksIn('https://youtu.be/aB3-efgh_Jk\naB3-efgh_Jm')).toEqual([
    'https://youtu.be/aB3-efgh_Jk',
    'https://youtu.be/aB3-efgh_Jm',
  ]);
  expect(linksIn('1) https://youtu.be/aB3-efgh_Jk\n2) https://video.example/12')).toHaveLength(2);
  const odd = "https://www.youtube.com/watch?ab_channel=O'Neill&v=aB3-efgh_Jk";
  expect(linksIn(odd)).toEqual([odd]);
  expect(linksIn('I play it on PlayStation: https://youtu.be/aB3-efgh_Jk')).toEqual(['https://youtu.be/aB3-efgh_Jk']);
});
