/** What keys look like. Whatever else lies in a folder or a bucket is not ours: it is never read and never swept. */
export const STORAGE_KEY = /^[a-z0-9-]+\.(webp|ndjson|document)$/;

/** The endings of keys: pictures of accounts, what was exported for a hospital's system, and documents that one sent. */
export type FileEnding = 'webp' | 'ndjson' | 'document';

/** Where files lie: a folder, or an S3-compatible store. Keys are random and made by us. */
export interface FileStorage {
  /** Stores a file whole or not at all. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** The file; undefined when there is none. */
  get(key: string): Promise<Buffer | undefined>;
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** The keys of files with an ending that were stored before a moment. */
  listOlderThan(moment: Date, ending: FileEnding): Promise<string[]>;
}
