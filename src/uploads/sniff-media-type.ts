/** Bytes of a file that are enough to tell what it is. */
export const headBytes = 4096;

const ebml = '\x1aE\xdf\xa3';

/** How files of each kind begin, a byte a character; the first that fits counts. */
const kinds: [name: string, begins: (head: string) => boolean][] = [
  ['an M4A audio file', (head) => /^.{4}ftypM4[AB] /s.test(head)],
  // The length of what only fills a place is short: four letters before such a word are a text's.
  ['a QuickTime video', (head) => /^(?:.{4}(?:ftypqt {2}|moov|mdat)|\0.{3}(?:wide|free|skip))/s.test(head)],
  ['an MP4 video', (head) => /^.{4}ftyp/s.test(head)],
  ['a WebM video', (head) => head.startsWith(ebml) && head.slice(0, 64).includes('webm')],
  ['a Matroska video', (head) => head.startsWith(ebml)],
  ['an Ogg file', (head) => head.startsWith('OggS')],
  ['a FLAC audio file', (head) => head.startsWith('fLaC')],
  ['a WAV audio file', (head) => /^(?:RIFF|RF64).{4}WAVE/s.test(head)],
  ['an AVI video', (head) => /^RIFF.{4}AVI /s.test(head)],
  ['an AIFF audio file', (head) => /^FORM.{4}AIF[FC]/s.test(head)],
  ['a Windows Media file', (head) => head.startsWith('\x30\x26\xb2\x75\x8e\x66\xcf\x11')],
  // Camcorders write four bytes of time before each packet.
  ['an MPEG transport stream', (head) => [0, 188, 376].every((place) => head[place] === 'G')],
  ['an MPEG transport stream', (head) => [4, 196, 388].every((place) => head[place] === 'G')],
  ['an AAC audio file', (head) => /^\xff[\xf0\xf1\xf8\xf9]/.test(head)],
  ['an MP3 audio file', (head) => head.startsWith('ID3') || beginsWithMp3Frame(head)],
];

/** A frame of MPEG audio, layer III: sync, neither a reserved bit rate nor a reserved sampling rate (ISO/IEC 11172-3, 2.4.1.3). */
function beginsWithMp3Frame(head: string): boolean {
  const rates = head.charCodeAt(2);
  return /^\xff[\xe2\xe3\xf2\xf3\xfa\xfb]/.test(head) && rates >> 4 < 15 && (rates & 0x0c) !== 0x0c;
}

/** What kind of video or audio file begins so, in words for people; null where it is none that is known. */
export function sniffMediaType(head: Uint8Array): string | null {
  const text = Buffer.from(head.subarray(0, headBytes)).toString('latin1');
  return kinds.find(([, begins]) => begins(text))?.[0] ?? null;
}
