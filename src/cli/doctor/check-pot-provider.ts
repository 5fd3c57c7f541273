import type { Config } from '../../config.ts';
import { askPotProvider } from '../../platform/pot-provider.ts';
import type { Finding } from './finding.ts';

/** Whether the provider of proofs of origin gives one for a video. */
export async function checkPotProvider({ potProviderUrl }: Config, platformId: string): Promise<Finding[]> {
  const name = 'po-token';
  if (potProviderUrl === undefined) {
    const detail =
      'Disabled: POT_PROVIDER_URL is not set, and it is needed only where YouTube asks for proofs of origin';
    return [{ name, status: 'note', detail }];
  }
  const where = new URL(potProviderUrl).host;
  const answer = await askPotProvider(potProviderUrl, platformId);
  if (answer.kind === 'token') return [{ name, status: 'works', detail: `Healthy: ${where} gives proofs of origin` }];
  const isAway = answer.kind === 'unreachable';
  return [
    {
      name,
      status: 'broken',
      detail: `${isAway ? 'Unreachable' : 'Invalid'}: ${where}: ${answer.cause}`,
      remedy: isAway
        ? 'Start the provider (docker run -p 4416:4416 brainicism/bgutil-ytdlp-pot-provider), set POT_PROVIDER_URL to where it is, or leave it out.'
        : 'Set POT_PROVIDER_URL to a bgutil-ytdlp-pot-provider server, such as http://127.0.0.1:4416, and update it.',
    },
  ];
}
