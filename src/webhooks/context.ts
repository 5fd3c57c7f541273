import type { Context, SystemContext } from '../accounts/context.ts';
import type { Mailer } from '../mail/mailer.ts';

/** What the composition root gives the verbs of webhooks. */
export interface WebhookServices {
  /** The key under which their secrets are stored, 32 bytes. */
  webhookKey: Buffer;
  /** Whether webhooks may go to private and local addresses. */
  allowsPrivateAddresses: boolean;
  /** Messages that this process is sending at the moment, by webhook. */
  sending: Map<string, number>;
  /** Without a slash at its end. */
  publicUrl: string;
  mailer: Mailer;
}

export type WebhookContext = Context & WebhookServices;
export type WebhookSystemContext = SystemContext & WebhookServices;
