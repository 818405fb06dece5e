import { existsSync, writeFileSync } from 'node:fs';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sayFailure } from '../platform/backup/backup-failure.js';
import { archiveNow, checkBackups, listBackups, takeBackup } from '../platform/backup/backup.js';
import { readConfig, type Config } from '../platform/config.js';
import { StartupError } from '../platform/errors/startup-error.js';
import { backupPlace } from './backup/backup-place.js';
import { ensureBackupState, noteArchived, noteTaken } from './backup/backup-state.js';
import { withDatabase } from './command.js';

const USAGE = 'Use `npm run backup`, with --list or --check (and --from BACKUP_DIR), --new, or --new-key FILE.';
const print = (line: string) => void process.stdout.write(`${line}\n`);
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Makes a pair of keys: the private one in a new file, the public one on standard output. */
async function makeKey(file: string): Promise<void> {
  if (existsSync(file)) throw new StartupError(`${file} exists already. Nothing was overwritten.`);
  const key = await generateX25519Identity();
  const recipient = await identityToRecipient(key);
  writeFileSync(file, `# public key: ${recipient}\n${key}\n`, { mode: 0o600, flag: 'wx' });
  print(`BACKUP_RECIPIENT=${recipient}`);
  print(`The private key is in ${file}. Keep it away from this server, twice: without it no backup can be read.`);
}

function folderOf({ backup }: Config): string {
  if (!backup) throw new StartupError('Set BACKUP_DIR and BACKUP_RECIPIENT (docs/deploy.md, Backups).');
  return backup.dir;
}

async function list(dir: string): Promise<void> {
  const { chains, unreadable } = await listBackups(dir);
  for (const one of unreadable) print(`Cannot be read: ${one}`);
  if (chains.length === 0) print(`There is no backup in ${dir}.`);
  for (const { name, bases, segments, until, files, bytes } of chains) {
    print(
      `${name}: ${megabytes(bytes)}, ${segments} segments, ${files} files; a restore can go to ${until ?? 'no moment'}`,
    );
    for (const base of bases) print(`  base backup ${base.name}, ${megabytes(base.bytes)}: from ${base.finishedAt}`);
  }
}

async function check(dir: string): Promise<void> {
  const problems = await checkBackups(dir);
  if (problems.length > 0) throw new StartupError(problems.join('\n'));
  print('All checksums fit.');
}

async function take(config: Config, isNew: boolean): Promise<void> {
  const dir = folderOf(config);
  await withDatabase(config, async ({ database: { pool }, superuserUrl }) => {
    const place = backupPlace(config, superuserUrl);
    if (!place) throw new StartupError('BACKUP_DATABASE_URL is required (docs/deploy.md, Backups).');
    try {
      await ensureBackupState(pool);
      const taken = await takeBackup(place, { isNew });
      await noteTaken(pool, taken);
      const until = await archiveNow(place);
      if (until instanceof Date) await noteArchived(pool, until);
      print(`Base backup ${taken.name}, ${megabytes(taken.bytes)}, in ${dir}. All checksums fit.`);
    } catch (error) {
      throw new StartupError(sayFailure(error, dir));
    }
  });
}

const settings = () => readConfig(process.env);

/** `npm run backup`: takes a base backup of the configured or embedded database; also while the server runs. */
try {
  const [option, value, ...rest] = process.argv.slice(2);
  const isKey = option === '--new-key' && value !== undefined;
  const isReading = option === '--list' || option === '--check';
  const [from] = isReading && value === '--from' ? rest : [];
  if (rest.length > (from ? 1 : 0) || (value !== undefined && !isKey && !from)) throw new StartupError(USAGE);
  if (isKey) await makeKey(value);
  else if (isReading) await (option === '--list' ? list : check)(from ?? folderOf(settings()));
  else {
    const config = settings();
    if (option === undefined || option === '--new') await take(config, option === '--new');
    else throw new StartupError(USAGE);
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
