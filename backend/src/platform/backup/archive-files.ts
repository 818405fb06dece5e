import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../errors/startup-error.js';
import { STORAGE_KEY } from '../storage/file-storage.js';
import type { Chain } from './chain.js';
import { writeSealed } from './sealed-file.js';

/**
 * Archives the pictures and documents that are not yet, and notes which are gone. To be called after the write-ahead log was archived: a
 * file is stored before the row that names it, so that the archive has the file of each row. A file never changes under its key.
 * @throws StartupError if all files are gone at once, as when their disk is not mounted
 */
export async function archiveFiles(
  chain: Chain,
  uploadsDir: string,
  { recipient, at }: { recipient: string; at: Date },
) {
  const listed = await chain.files();
  const keys = await keysIn(uploadsDir);
  const kept = [...listed.values()].filter(({ goneAt }) => goneAt === undefined);
  if (keys.length === 0 && kept.length > 0)
    throw new StartupError(
      `${uploadsDir} is empty, and the backups hold ${kept.length} of its files. Is the disk mounted?`,
    );
  const stored = new Set(await readdir(chain.filesFolder));
  for (const key of keys) {
    const line = listed.get(key);
    if (line && line.goneAt === undefined && stored.has(path.basename(chain.storedFile(key)))) continue;
    const file = path.join(uploadsDir, key);
    try {
      const storedAt = (await stat(file)).mtime.toISOString();
      await writeSealed(chain.storedFile(key), createReadStream(file), {
        recipient,
        listed: (sealed) => chain.addFile({ key, storedAt, ...sealed }),
      });
    } catch (error) {
      // Deleted meanwhile: no row names it any more.
      const { code, path: missing } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' || missing !== file) throw error;
    }
  }
  const there = new Set(keys);
  for (const line of kept) if (!there.has(line.key)) await chain.addFile({ ...line, goneAt: at.toISOString() });
}

async function keysIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  return names.filter((name) => STORAGE_KEY.test(name));
}
