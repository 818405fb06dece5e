import path from 'node:path';
import { DiskFileStorage } from './disk-file-storage.js';
import type { FileStorage } from './file-storage.js';
import { S3FileStorage, type S3Config } from './s3-file-storage.js';

/** Storage of uploads: the data folder, or an S3-compatible bucket. */
export type StorageConfig = { kind: 'disk' } | ({ kind: 's3' } & S3Config);

/** Creates the configured storage; the disk storage uses `uploads` in the data folder. */
export function createFileStorage({ storage, dataDir }: { storage: StorageConfig; dataDir: string }): FileStorage {
  return storage.kind === 's3' ? new S3FileStorage(storage) : new DiskFileStorage(path.join(dataDir, 'uploads'));
}
