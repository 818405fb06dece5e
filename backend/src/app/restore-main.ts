import { sayFailure } from '../platform/backup/backup-failure.js';
import { restore } from '../platform/backup/restore.js';
import { readConfig } from '../platform/config.js';
import { StartupError } from '../platform/errors/startup-error.js';
import { readKeys } from './backup/read-keys.js';
import { readRestoreArguments } from './backup/restore-arguments.js';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run restore -- DIR [--until MOMENT]`: restores a backup into an empty folder, which becomes a DATA_DIR. */
let to = 'The folder';
try {
  const asked = readRestoreArguments(process.argv.slice(2));
  ({ to } = asked);
  const config = readConfig(process.env);
  const from = asked.from ?? config.backup?.dir;
  if (!from)
    throw new StartupError('Name the folder of the backups: --from BACKUP_DIR, or the environment of the server.');
  const keys = readKeys(asked.keyFile ?? config.backupKeyFile);
  const done = await restore({ from, to, keys, until: asked.until, tell: print });
  print(`Restored: base backup ${done.base}, ${done.segments} segments of the write-ahead log, ${done.files} files.`);
  if (done.isRecovered) print(`Start the server with DATA_DIR=${to}, and verify: DATA_DIR=${to} npm run audit`);
  else
    print(
      `Start PostgreSQL on ${to}/postgres/data: it recovers by itself. The pictures and documents are in ${to}/uploads.`,
    );
} catch (error) {
  process.stderr.write(`${sayFailure(error, to)}\n`);
  process.exitCode = 1;
}
