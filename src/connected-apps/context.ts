import type { Context, SystemContext } from '../accounts/context.ts';
import type { App } from './app.ts';

/** What the composition root gives the verbs of connected apps. */
export interface AppServices {
  /** Without a slash at its end. */
  publicUrl: string;
  /** Whether documents of apps may be read from private and local addresses. */
  allowsPrivateAddresses: boolean;
  /** Documents of apps that this process read lately, by their address. */
  appDocuments: Map<string, { app: App; until: number }>;
}

export type AppContext = Context & AppServices;
export type AppSystemContext = SystemContext & AppServices;
