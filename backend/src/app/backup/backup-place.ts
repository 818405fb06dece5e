import path from 'node:path';
import type { BackupPlace } from '../../platform/backup/find-chain.js';
import type { Config } from '../../platform/config.js';

/** Returns what is backed up, and where to; undefined: backups are switched off. @param superuserUrl of the embedded database */
export function backupPlace(config: Config, superuserUrl: string | undefined): BackupPlace | undefined {
  const { backup, storage, dataDir } = config;
  const sourceUrl = superuserUrl ?? backup?.databaseUrl;
  if (!backup || !sourceUrl) return undefined;
  return {
    dir: backup.dir,
    recipient: backup.recipient,
    sourceUrl,
    uploadsDir: storage.kind === 'disk' ? path.join(dataDir, 'uploads') : undefined,
    embeddedDir: superuserUrl ? dataDir : undefined,
  };
}
