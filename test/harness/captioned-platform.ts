import { sampleCatalogue } from '../../src/samples/catalogue.ts';
import { isPlayer, json3, playerAnswer, startScriptedPlatform, trackList, videoId } from './scripted-platform.ts';

const tracks = [
  { vssId: '.en', languageCode: 'en', name: { simpleText: 'English' } },
  { vssId: 'a.de', languageCode: 'de', name: { simpleText: 'German (auto-generated)' }, kind: 'asr' },
  { vssId: '.fr', languageCode: 'fr', name: { simpleText: 'French' } },
  { vssId: '.it.song', languageCode: 'it', name: { simpleText: 'Italian - Songs' } },
];

/**
 * A platform with one video of a quarter of an hour (`videoId`), in German with captions made automatically. Those in English are
 * another talk's, those in French are not handed out, and those in Italian hold no word.
 */
export async function startCaptionedPlatform() {
  const samples = sampleCatalogue();
  const bodies: Record<string, string | undefined> = {
    'a.de': JSON.stringify(samples.get('sampleGerm1')?.captions?.json3()),
    '.en': JSON.stringify(samples.get('sampleTalk1')?.captions?.json3()),
    '.it.song': json3('[Musica]'),
  };
  const now = {
    /** It answers nobody. */
    isAway: false,
    /** The video is not there any more. */
    isGone: false,
    /** Tracks that are not listed any more. */
    removed: [] as string[],
    /** Waited for before captions are handed out. */
    beforeCaptions: async () => {},
  };
  const platform = await startScriptedPlatform(async (asked, response) => {
    if (now.isAway) return void response.writeHead(503).end();
    if (isPlayer(asked) && now.isGone) {
      const playabilityStatus = { status: 'ERROR', reason: 'This video is unavailable' };
      return void response.end(JSON.stringify({ playabilityStatus }));
    }
    if (isPlayer(asked)) {
      const listed = tracks
        .filter(({ vssId }) => !now.removed.includes(vssId))
        .map((track) => ({
          ...track,
          baseUrl: `https://www.youtube.com/api/timedtext?v=${videoId}&of=${track.vssId}`,
        }));
      const videoDetails = { videoId, title: 'Roggenbrot aus dem Topf', lengthSeconds: '900' };
      return void response.end(playerAnswer({ videoDetails, captions: trackList(...listed) }));
    }
    await now.beforeCaptions();
    const body = bodies[new URL(asked.path, 'http://localhost').searchParams.get('of') ?? ''];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  return { ...platform, now };
}
