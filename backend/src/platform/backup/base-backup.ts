import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BackupSource } from './backup-source.js';
import type { BaseManifest, Chain } from './chain.js';
import { parseLsn, segmentName } from './lsn.js';
import { syncFolder, tallied, writeSealed, writeWhole, type StoredFile } from './sealed-file.js';
import { folderEntry, textEntry, writeTar, zeros, type TarEntry } from './tar.js';

/** Folder of the database within an archive, and within the folder of a restored server. */
export const DATABASE_FOLDER = 'postgres/data';

interface Options {
  recipient: string;
  /** Folder with the passwords and secrets that the embedded database and its server need; undefined: another server. */
  embeddedDir: string | undefined;
  /** Called after each file, so that the caller can renew its lease. */
  progress: () => Promise<void>;
}

/** Takes a base backup: the database's folder while the server runs, and the server's own secrets. Returns its manifest. */
export async function takeBase(source: BackupSource, chain: Chain, options: Options): Promise<BaseManifest> {
  const startedAt = await source.now();
  const name = `${startedAt.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const part = path.join(chain.basesFolder, `${name}.part`);
  await removeUnfinished(chain.basesFolder);
  await mkdir(part, { mode: 0o700 });
  try {
    const { major, segmentSize, timeline } = await source.server();
    const { lsn } = await source.row<{ lsn: string }>('select pg_backup_start($1, true)::text as lsn', [name]);
    const files: BaseManifest['files'] = [];
    const content = writeTar(entries(source, files, options));
    let archive: StoredFile = { bytes: 0, sha256: '' };
    await writeSealed(path.join(part, 'database.tar.gz.age'), content, {
      recipient: options.recipient,
      listed: async (stored) => {
        archive = stored;
      },
    });
    const manifest: BaseManifest = {
      version: 1,
      chain: chain.name,
      name,
      startedAt: startedAt.toISOString(),
      finishedAt: (await source.now()).toISOString(),
      postgresMajor: major,
      embedded: options.embeddedDir !== undefined,
      segmentSize: Number(segmentSize),
      firstSegment: segmentName(timeline, parseLsn(lsn) / segmentSize, segmentSize),
      archive,
      files,
    };
    await writeWhole(path.join(part, 'manifest.json'), JSON.stringify(manifest));
    await rename(part, path.join(chain.basesFolder, name));
    await syncFolder(chain.basesFolder);
    return manifest;
  } catch (error) {
    await rm(part, { recursive: true, force: true }); // Frees the space on a full disk.
    throw error;
  }
}

/** Removes what a base backup has left that was killed. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.endsWith('.part')) await rm(path.join(folder, name), { recursive: true, force: true });
}

async function* entries(
  source: BackupSource,
  files: BaseManifest['files'],
  options: Options,
): AsyncGenerator<TarEntry> {
  const noted = (entry: TarEntry): TarEntry => {
    const content = tallied(filled(entry), (stored) => files.push({ path: entry.path, ...stored }));
    return { ...entry, content };
  };
  yield folderEntry('postgres');
  yield folderEntry(DATABASE_FOLDER);
  for (const { path: name, isFolder, size } of await source.list()) {
    const inside = `${DATABASE_FOLDER}/${name}`;
    if (isFolder) yield folderEntry(inside);
    else yield noted({ path: inside, isFolder, size, content: source.read(name, size) });
    await options.progress();
  }
  const { label } = await source.row<{ label: string }>('select labelfile as label from pg_backup_stop(false)');
  yield noted(textEntry(`${DATABASE_FOLDER}/backup_label`, Buffer.from(label)));
  for (const name of ['postgres/credentials.json', 'secrets.json', 'vapid-key']) {
    const text = options.embeddedDir && (await readFile(path.join(options.embeddedDir, name)).catch(() => undefined));
    if (text) yield noted(textEntry(name, text));
  }
}

/** The content of a file with the size of its entry: what the file lost meanwhile is zeros, and what it gained is left out. */
async function* filled({ content, size }: TarEntry): AsyncGenerator<Uint8Array> {
  let written = 0;
  for await (const chunk of content) {
    const part = chunk.subarray(0, size - written);
    written += part.length;
    yield part;
  }
  yield* zeros(size - written);
}
