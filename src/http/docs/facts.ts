import type { HttpServices } from '../services.ts';

/** What the documentation says of this very installation. */
export interface Facts {
  /** Without a slash at its end. */
  publicUrl: string;
  testLinks: HttpServices['testLinks'];
  videoDeadlineSeconds: number;
  questionDeadlineSeconds: number;
  uploadQuotaBytes: number;
  /** Whether webhooks may go to private and local addresses. */
  allowsPrivateAddresses: boolean;
  /** Requests a second for one account; undefined: no limit. */
  apiRateLimit: number | undefined;
}

export function factsOf({ ctx, publicUrl, testLinks, apiRateLimit }: HttpServices): Facts {
  return {
    publicUrl,
    testLinks,
    apiRateLimit,
    videoDeadlineSeconds: ctx.deadlineSeconds,
    questionDeadlineSeconds: ctx.questionDeadlineSeconds,
    uploadQuotaBytes: ctx.uploadQuotaBytes,
    allowsPrivateAddresses: ctx.allowsPrivateAddresses,
  };
}
