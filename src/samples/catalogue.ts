import { readFileSync } from 'node:fs';
import path from 'node:path';
import { captionsOf, type SampleCaptions, type Voice } from './captions.ts';

/** A video of the samples' stand-in, as the platform would know it. */
export interface SampleVideo {
  title: string;
  channel: string;
  description?: string;
  durationSeconds: number;
  isUnlisted: boolean;
  /** Absent: an ordinary public video. */
  state?: 'private' | 'live' | 'removed' | 'removed_later' | 'blocked' | 'captions_withheld' | 'slow';
  captions?: { language: string; json3: () => object };
  /** Made by hand in other languages. */
  translations?: { language: string; name: string; json3: () => object }[];
  /** Its sound, as the platform hands it out. */
  audio?: { mimeType: string; bytes: Buffer };
}

/** The samples' stand-in: where it is, and whose videos it serves. */
export interface Samples {
  origin: string;
  serves(platformId: string): boolean;
}

/**
 * The sample videos and test links by id. Each ends in a character that no id of the platform ends in, so that they can not
 * be mistaken for real ones.
 */
export function sampleCatalogue(): Map<string, SampleVideo> {
  return new Map(Object.entries({ ...talks(), ...refusals(), ...failures() }));
}

/** The sample that the start-up message and the documentation name. */
export const firstSampleId = 'sampleTalk1';

/** A playlist of samples, of which two can not be added. No playlist of the platform has so short an id. */
export const samplePlaylist = {
  id: 'PLsamples',
  title: 'Sample videos',
  videoIds: ['sampleTalk1', 'sampleTuto1', 'sampleIntv1', 'sampleLect1', 'sampleGerm1', 'sampleLive1', 'sampleLong1'],
};

/** Whether an id can only be a sample's: 11 characters carry 66 bits, an id has 64, so few characters can end one. */
export function isSampleId(platformId: string): boolean {
  return !/[AEIMQUYcgkosw048]$/.test(platformId);
}

/** What a creator might write below the video, with chapters of her own. */
const wheelDescription = `A wobbly wheel, a spoke key and an afternoon.

0:00 That tick
0:31 What's on the towel
2:02 Wheel out
3:16 Tyre off
5:57 Check the bearings
8:42 Oil and patience
9:51 Side to side
11:30 Up and down
12:38 Is it centred?
13:18 A broken spoke
15:35 Tyre back on

No sponsors, no affiliate links.`;

const slowly: Voice = { pace: 138, punctuation: true };
/** English words are shorter: at this pace they stand where the German ones are said. */
const beside: Voice = { ...slowly, pace: 125 };

function talks(): Record<string, SampleVideo> {
  const talk = spoken('Why Our Library Lends Ladders | Teresa Quill', 'Commonplace Talks', ['talk'], {
    pace: 150,
    punctuation: true,
  });
  return {
    sampleTalk1: talk,
    sampleSlow1: { ...talk, title: 'The same talk, whose captions take six seconds', state: 'slow' },
    sampleTuto1: {
      ...spoken('Fix a Wobbly Bike Wheel at Home (Full Truing Tutorial)', 'Shed and Spanner', ['tutorial'], {
        pace: 152,
        punctuation: false,
      }),
      description: wheelDescription,
    },
    sampleIntv1: spoken('She Counts Sea Urchins for a Living | Dr Billie Thorsgaard', 'Peculiar Wages', ['interview'], {
      pace: 158,
      punctuation: true,
    }),
    sampleLect1: spoken(
      'Finding Your Place: A History of Navigation (Full Lecture)',
      'Northgate Open Lectures',
      ['lecture-1', 'lecture-2'],
      {
        pace: 148,
        punctuation: true,
      },
    ),
    sampleGerm1: {
      ...spoken(
        'Roggenbrot mit Sauerteig aus dem Topf: vom Ansetzen bis zum Anschnitt',
        'Gesines Backstube',
        ['german'],
        slowly,
        'de',
      ),
      translations: [
        { language: 'en', name: 'English', json3: captionsOf(scriptsOf(['german-in-english']), beside).json3 },
      ],
    },
    sampleMute1: plain('Two Hours of Rain on a Tin Roof, Cut to Ten Minutes', { durationSeconds: 612 }),
  };
}

function refusals(): Record<string, SampleVideo> {
  return {
    sampleHide1: plain('A private video', { state: 'private' }),
    sampleLive1: plain('A stream that is live', { state: 'live', durationSeconds: 0 }),
    sampleLong1: plain('A video of three hours and one second', { durationSeconds: 10_801 }),
    sampleLink1: plain('An unlisted video of ten minutes', { isUnlisted: true }),
    sampleGone1: plain('A video that was removed', { state: 'removed' }),
    sampleBusy1: plain('A video for which the platform does not answer', { state: 'blocked' }),
  };
}

function failures(): Record<string, SampleVideo> {
  const song = captionsOf('[Music]\n(pause 60)\n[Applause]\n(pause 30)\n[Music]', { pace: 150, punctuation: true });
  return {
    sampleLost1: plain('A video that is removed while it is processed', { state: 'removed_later' }),
    sampleSong1: { ...plain('A song without words'), ...captioned(song, 'en') },
    sampleLock1: {
      ...plain('A video whose captions are not handed out', { state: 'captions_withheld' }),
      ...captioned(song, 'en'),
    },
  };
}

function spoken(title: string, channel: string, scripts: string[], voice: Voice, language = 'en'): SampleVideo {
  return { ...plain(title), channel, ...captioned(captionsOf(scriptsOf(scripts), voice), language) };
}

function scriptsOf(names: string[]): string {
  return names.map((name) => readFileSync(path.join(import.meta.dirname, 'scripts', `${name}.txt`), 'utf8')).join('\n');
}

function captioned(captions: SampleCaptions, language: string) {
  return { durationSeconds: captions.durationSeconds, captions: { language, json3: captions.json3 } };
}

function plain(title: string, more: Partial<SampleVideo> = {}): SampleVideo {
  return { title, channel: 'Cuemark samples', durationSeconds: 600, isUnlisted: false, ...more };
}
