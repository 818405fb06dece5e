import { chown, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseUser } from '../embedded-postgres/database-user.js';

/** Marks the lines of the settings that a restore adds. */
const MARK = '# of the restore';
/** Settings of an earlier restore, from which ALTER SYSTEM has removed the mark. */
const EARLIER = /^\s*(restore_command|recovery_target\w*)\s*=/;

/**
 * Has a restored folder of a database recover at its next start, and forgets what an earlier restore asked for. The segments are in the
 * server's own folder: it asks no archive for them.
 */
export async function askForRecovery(data: string, until: string | undefined, user: DatabaseUser): Promise<void> {
  const settings = [
    `restore_command = 'false'`,
    `recovery_target_timeline = 'current'`,
    `recovery_target_action = 'promote'`,
    ...(until === undefined ? [] : [`recovery_target_time = '${until.replace('T', ' ').replace('Z', '+00')}'`]),
  ];
  const kept = await linesOf(data, (line) => !line.endsWith(MARK) && !EARLIER.test(line));
  await writeFile(settingsOf(data), `${kept}\n${settings.map((line) => `${line} ${MARK}\n`).join('')}`);
  await writeFile(path.join(data, 'recovery.signal'), '', { mode: 0o600 });
  if (user.uid !== undefined) await chown(path.join(data, 'recovery.signal'), user.uid, user.gid);
}

/** Takes the settings of a restore out again, once it is done. */
export async function forgetRecovery(data: string): Promise<void> {
  await writeFile(settingsOf(data), await linesOf(data, (line) => !line.endsWith(MARK)));
}

const settingsOf = (data: string) => path.join(data, 'postgresql.auto.conf');

async function linesOf(data: string, isKept: (line: string) => boolean): Promise<string> {
  return (await readFile(settingsOf(data), 'utf8')).split('\n').filter(isKept).join('\n');
}
