/** Videos as the web API answers them, with the long titles and many chapters of real life. */
export interface SampleVideo {
  object: 'video';
  id: string;
  status: 'processing' | 'ready' | 'failed';
  platform_id: string | null;
  title: string;
  duration_seconds: number;
  minutes_charged: number;
  chapters: { start_seconds: number; timestamp: string; title: string }[] | null;
  chapters_text: string | null;
  error: { code: string; message: string } | null;
  app_url: string;
  created_at: string | null;
  stage: 'waiting' | 'reading_captions' | 'finding_chapters' | null;
  via: 'api' | 'web';
  engine: string | null;
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** A video in work; `changes` makes it another one. */
export function sampleVideo(changes: Partial<SampleVideo> = {}): SampleVideo {
  const video: SampleVideo = {
    object: 'video',
    id: 'vid_lecture',
    status: 'processing',
    platform_id: 'Q8wVMdwhlh4',
    title: 'Finding Your Place: how people crossed oceans before anybody could tell them where they were',
    duration_seconds: 7384,
    minutes_charged: 123,
    chapters: null,
    chapters_text: null,
    error: null,
    app_url: '',
    created_at: minutesAgo(3),
    stage: 'waiting',
    via: 'api',
    engine: null,
    ...changes,
  };
  return { ...video, app_url: `/workspace/${video.id}` };
}

/** A ready video whose chapters have these titles, spread over its length with uneven gaps. */
export function readyVideo(titles: readonly string[], changes: Partial<SampleVideo> = {}): SampleVideo {
  const length = changes.duration_seconds ?? 7384;
  const chapters = titles.map((title, index) => {
    const uneven = index + (index % 3) * 0.22 - (index % 5) * 0.13;
    const start_seconds = index === 0 ? 0 : Math.round((uneven / titles.length) * length);
    return { start_seconds, timestamp: timestamp(start_seconds), title };
  });
  const chapters_text = chapters.map((chapter) => `${chapter.timestamp} - ${chapter.title}`).join('\n');
  return sampleVideo({ status: 'ready', stage: null, engine: 'local', chapters, chapters_text, ...changes });
}

function timestamp(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const ss = String(s).padStart(2, '0');
  return h > 0 ? `${h}:${String(m).padStart(2, '0')}:${ss}` : `${m}:${ss}`;
}

export const lectureTitles = [
  'Welcome, and the question of the day',
  'The lead line: depth and what lies down there',
  'Pilots, and coasts carried in somebody’s head',
  'Latitude from the pole star with a plank and a string',
  'The astrolabe, the cross-staff and the sun in your eyes',
  'Why the compass lies, and who first drew how much',
  'Dead reckoning: log, line and sandglass',
  'Maps that are right in the wrong way, from portolans to Mercator',
  'Longitude: a problem of time',
  'Harrison’s clocks',
  'Lunar distances, the cheaper answer',
  'Wayfinding in the Pacific: stars, swell and birds',
  'Questions',
];
