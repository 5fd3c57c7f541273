import type { VideoContext, VideoSystemContext } from '../videos/context.ts';
import type { UploadStorage } from './local-storage.ts';

/** What the composition root gives the verbs of uploads. */
export interface UploadServices {
  uploadStorage: UploadStorage;
  /** Bytes that the files of one account may take, unfinished ones counted in full and those of its videos too. */
  uploadQuotaBytes: number;
  /** Bytes that stay free on the disk, whoever uploads what. */
  freeDiskBytes: number;
}

export type UploadContext = VideoContext & UploadServices;
export type UploadSystemContext = VideoSystemContext & UploadServices;
