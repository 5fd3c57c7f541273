import { tools } from '../src/transcripts/formats/tools.ts';

/** `docs/caption-files.md`: what is read, by tool and extension, from the table that the readers' advice is made from. */
export function captionFilesPage(): string {
  const rows = tools.map(({ name, forms, extensions }) => {
    return `| ${name} | ${forms} | ${extensions.map((extension) => `\`${extension}\``).join(' ')} |`;
  });
  return `# Caption and transcript files that are read

What a file is, is told by its content; its name counts for nothing but \`.vtt\` where the header is missing. \`cuemark transcript FILE\` prints
what was read and says what was left out or repaired; \`cuemark chapters\`, \`cuemark ask\` and the web app read the same. This page is made from the
readers' own table (\`npm run generate\`).

| written by | as | files |
|---|---|---|
${rows.join('\n')}

Any other JSON is read where a list in it has texts with times; any other table where its first line names a text and a start, or its lines
begin with two times; any other text in which times of the clock stand between what is said.

Not read: SubStation Alpha, SAMI, Scenarist, MicroDVD (convert them to SubRip), documents and archives, live chats, comments and lists of chapters.

## What is repaired
Each repair is told in a warning, and none is made in silence.

- **Times that can not be read, or are missing**: the text stays, between its neighbours. Any number of decimals, comma or point, \`m:ss\` and
  \`h:mm:ss\`, and the digits of other scripts are times.
- **Times that begin anew**, as where files were put together: each part goes on where the one before it ended, or where its \`X-TIMESTAMP-MAP\` says.
  Captions in another order are put in order. Where no order can be told, the file is refused.
- **Timelines that begin half an hour after zero or later**: whole hours are taken off, and where half an hour is left then, all of it; not where the
  file goes with a video that is long enough for them.
- **Captions that stand twice in a row**, lines that roll, and words that are shown by their colour: they are read once.
- **Leftovers**: codes for layout of other formats, references that were escaped twice, counters that a translator changed, marks of direction.
- **Data in captions** (Teams): the words and the speaker are taken out of it.
- **Spaces between Chinese or Japanese letters** go; between those of Thai, Lao, Khmer and Burmese where they stand between words.
- **Encodings**: UTF-8, UTF-16, what an XML declaration names, and where it is plain Windows-1250 to 1258, ISO 8859-2, KOI8-R, TIS-620, Shift_JIS,
  EUC-JP, EUC-KR, GB18030 and Big5; else Windows-1252.
`;
}
