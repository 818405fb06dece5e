import type { EntityManager } from '@mikro-orm/postgresql';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { writeNotices } from '../notices/write-notices.js';
import type { BackupState } from './backup-state.js';

/** Hours after which the last good backup is too old. */
const MOST_HOURS = 26;
/** Minutes after which the archive of the log is too old (RE-9: at most 5 minutes are lost). */
const MOST_MINUTES = 5;

/** What is wrong with backups, as a sentence; undefined: nothing. */
export function findBackupTrouble(state: BackupState | undefined, now: Date): string | undefined {
  if (!state) return undefined;
  const hours = Math.floor((now.getTime() - (state.lastAt ?? state.createdAt).getTime()) / 3_600_000);
  if (hours >= MOST_HOURS)
    return state.lastAt
      ? `The last good backup is ${hours} hours old.`
      : `There has been no good backup for ${hours} hours.`;
  if (state.failure) return 'The last backup failed.';
  const minutes = state.archivedAt ? Math.floor((now.getTime() - state.archivedAt.getTime()) / 60_000) : 0;
  if (minutes > MOST_MINUTES) return `Nothing has been archived for ${minutes} minutes.`;
  return undefined;
}

/** Tells the admins of trouble, once a clinic day for each kind of it. */
export async function notifyAdmins(em: EntityManager, kind: string, trouble: string, now: Date): Promise<void> {
  const text = `${trouble} Look at System in the console.`;
  const notice = {
    kind: 'ALARM',
    audience: 'ADMINS',
    text,
    dedupKey: `${kind} ${clinicDay(now)}`,
    byId: null,
  } as const;
  await em.fork().transactional((tx) => writeNotices(tx, [notice], now));
}
