import type { Configstore } from '@tus/file-store';
import { Upload as TusUpload } from '@tus/server';
import type { Db } from '../database/connect.ts';
import { claimUpload } from './claim-upload.ts';
import { findUpload } from './upload.ts';

/** Which file is meant. */
export interface Stored {
  accountId: string;
  uploadId: string;
}

/** What the storage knows of an upload beside its bytes: the row. */
export interface Register extends Pick<Configstore<TusUpload>, 'get' | 'set' | 'delete'> {
  /** Whether its file may be removed for its owner: from then on no video is made of it. */
  claim(key: string): Promise<boolean>;
}

/** The name of an upload's file: its account's folder, and its own id. */
export const storageKey = ({ accountId, uploadId }: Stored): string => `${accountId}/${uploadId}`;

/** The account and the upload of such a name. */
export function storedOf(key: string): Stored {
  const [accountId = '', uploadId = ''] = key.split('/');
  return { accountId, uploadId };
}

/** Lets the storage look uploads up in the database. `open-upload.ts` makes the rows, before there is a file. */
export function uploadRegister({ db, clock }: { db: Db; clock: () => Date }): Register {
  return {
    async get(key) {
      const upload = await findUpload(db, { ...storedOf(key), now: clock() });
      if (!upload || upload.videoId !== null) return undefined;
      return new TusUpload({
        id: key,
        size: upload.bytes,
        offset: 0,
        metadata: { filename: upload.fileName },
        creation_date: upload.createdAt.toISOString(),
      });
    },
    set: async () => undefined,
    claim: (key) => claimUpload({ db, clock }, storedOf(key), 'pending'),
    async delete(key) {
      const { accountId, uploadId } = storedOf(key);
      await db
        .deleteFrom('uploads')
        .where('account_id', '=', accountId)
        .where('upload_id', '=', uploadId)
        .where('video_id', 'is', null)
        .execute();
    },
  };
}
