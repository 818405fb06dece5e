import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { STORAGE_KEY, type BytePart, type FileEnding, type FileStorage } from './file-storage.js';

/** File storage in one folder outside the web root. */
export class DiskFileStorage implements FileStorage {
  constructor(private readonly dir: string) {}

  /** Writes a temporary file, flushes and renames it: neither a crash nor a full disk leaves a partial file under the key. */
  async put(key: string, bytes: Buffer): Promise<void> {
    await mkdir(this.dir, { recursive: true, mode: 0o700 });
    const target = this.pathOf(key);
    const part = `${target}.part`;
    const file = await open(part, 'wx', 0o600);
    try {
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, target);
    } catch (error) {
      await rm(part, { force: true }); // Frees the space on a full disk.
      throw error;
    }
  }

  async get(key: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.pathOf(key));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async open(key: string, { first, last }: BytePart): Promise<Readable | undefined> {
    try {
      // Opened before the answer begins: a file that is deleted meanwhile is still read to its end.
      const file = await open(this.pathOf(key), 'r');
      return file.createReadStream({ start: first, end: last });
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async listOlderThan(moment: Date, ending: FileEnding): Promise<string[]> {
    const names = await readdir(this.dir).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const old: string[] = [];
    for (const name of names) {
      const key = name.replace(/\.part$/, '');
      if (!STORAGE_KEY.test(key) || !key.endsWith(`.${ending}`)) continue;
      // Another process may have deleted it.
      const found = await stat(path.join(this.dir, name)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      if (found && found.mtime < moment) old.push(name);
    }
    return old;
  }

  private pathOf(key: string): string {
    if (!STORAGE_KEY.test(key.replace(/\.part$/, ''))) throw new Error('not a key of this storage');
    return path.join(this.dir, key);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
