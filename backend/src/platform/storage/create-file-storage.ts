import path from 'node:path';
import type { Config } from '../config.js';
import { DiskFileStorage } from './disk-file-storage.js';
import type { FileStorage } from './file-storage.js';
import { S3FileStorage } from './s3-file-storage.js';

/** The storage that the configuration asks for. */
export function createFileStorage({ storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>): FileStorage {
  return storage.kind === 's3' ? new S3FileStorage(storage) : new DiskFileStorage(path.join(dataDir, 'uploads'));
}
