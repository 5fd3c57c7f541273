import type { Config } from '../../config.ts';
import { createLog } from '../../observability/log.ts';
import { openListening } from '../../speech-recognition.ts';
import type { Finding } from './finding.ts';

/** Whether videos without captions can be listened to. Nothing is recognised: a server of transcriptions is not asked. */
export async function checkSpeech(config: Config): Promise<Finding[]> {
  const name = 'speech';
  const { recogniser, remedy, audioOf } = await openListening(config, createLog('silent'));
  const obstacle = remedy ?? audioOf('').remedy;
  if (obstacle !== undefined || !recogniser) {
    const detail = 'videos without captions fail: there is nothing to listen to them with';
    return [{ name, status: 'note', detail, ...(obstacle && { remedy: `${obstacle}.` }) }];
  }
  const where = config.transcribe ? `by ${new URL(config.transcribe.baseUrl).host}` : 'on this machine';
  return [
    { name, status: 'works', detail: `videos without captions are listened to ${where}, with ${recogniser.name}` },
  ];
}
