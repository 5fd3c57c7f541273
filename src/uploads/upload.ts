import type { Selectable } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { DB } from '../database/schema.ts';
import type { Tx } from '../database/transaction.ts';

/** A file that somebody sends. */
export interface Upload {
  accountId: string;
  uploadId: string;
  /** As the client named it; for people, never a path. */
  fileName: string;
  /** Its whole size. */
  bytes: number;
  /** The video that was made of it. A caption file is gone then; a video or audio file stays. */
  videoId: string | null;
  createdAt: Date;
  /** When it is forgotten, whole or not; null where it stays with its video. */
  expiresAt: Date | null;
  /** Of a video or audio file that is whole and was looked at; null before, and for captions. */
  durationSeconds: number | null;
}

/** A row of the table as the house speaks of it. */
export function uploadOfRow(row: Selectable<DB['uploads']>): Upload {
  return {
    accountId: row.account_id,
    uploadId: row.upload_id,
    fileName: row.file_name,
    bytes: Number(row.bytes),
    videoId: row.video_id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    durationSeconds: row.duration_seconds,
  };
}

/** The account's upload, unless its time is over. */
export async function findUpload(
  db: Db | Tx,
  of: { accountId: string; uploadId: string; now: Date },
): Promise<Upload | undefined> {
  const row = await db
    .selectFrom('uploads')
    .selectAll()
    .where('account_id', '=', of.accountId)
    .where('upload_id', '=', of.uploadId)
    .where((upload) => upload.or([upload('expires_at', 'is', null), upload('expires_at', '>', of.now)]))
    .executeTakeFirst();
  return row && uploadOfRow(row);
}
