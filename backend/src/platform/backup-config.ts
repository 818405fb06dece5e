import { z } from 'zod';
import { databaseAddress, optional } from './variable-schemas.js';

/** Settings of backups. */
export interface BackupConfig {
  /** Folder of the backups. */
  dir: string;
  /** Public key of age that they are encrypted for. */
  recipient: string;
  /** Address of the role that backs up; undefined: the embedded database. */
  databaseUrl: string | undefined;
}

/** Environment variables of backups. */
export const backupVariables = {
  BACKUP_DIR: optional(z.string().startsWith('/', 'must be the full path of a folder')),
  BACKUP_RECIPIENT: optional(
    z
      .string()
      .regex(
        /^age1[02-9ac-hj-np-z]{58}$/,
        'must be a public key of age, as `npm run backup -- --new-key FILE` makes it',
      ),
  ),
  BACKUP_DATABASE_URL: databaseAddress,
  BACKUP_KEY_FILE: optional(z.string()),
};
const schema = z.object({ ...backupVariables, DATABASE_URL: databaseAddress });

/** Reads the settings of backups; undefined: there are none. BACKUP_DIR and BACKUP_RECIPIENT need each other, and another database its role. */
export function backupConfig(env: z.output<typeof schema>, problems: string[]): BackupConfig | undefined {
  const { BACKUP_DIR: dir, BACKUP_RECIPIENT: recipient, BACKUP_DATABASE_URL: databaseUrl } = env;
  if (!dir && !recipient && !databaseUrl) return undefined;
  if (!dir || !recipient) {
    problems.push(`${dir ? 'BACKUP_RECIPIENT' : 'BACKUP_DIR'} is required for backups: set both, or neither`);
    return undefined;
  }
  if (env.DATABASE_URL && !databaseUrl) {
    problems.push(
      'BACKUP_DATABASE_URL is required for backups with DATABASE_URL: the role that may back up (docs/deploy.md)',
    );
    return undefined;
  }
  return { dir, recipient, databaseUrl: env.DATABASE_URL ? databaseUrl : undefined };
}
