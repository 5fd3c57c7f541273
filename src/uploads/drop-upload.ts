import type { SystemContext } from '../accounts/context.ts';
import type { UploadServices } from './context.ts';
import type { Stored } from './register.ts';

/** Forgets an upload, its file first: a process that dies between the two leaves a row, which the sweep finds. */
export async function dropUpload(
  { db, uploadStorage }: Pick<SystemContext, 'db'> & Pick<UploadServices, 'uploadStorage'>,
  upload: Stored,
): Promise<void> {
  await uploadStorage.remove(upload);
  await db
    .deleteFrom('uploads')
    .where('account_id', '=', upload.accountId)
    .where('upload_id', '=', upload.uploadId)
    .execute();
}
