import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { AppError } from '../errors/errors.js';
import { reasonFor } from '../errors/reason.js';

export const FILE_CHECKS = ['NOT_CHECKED', 'PENDING', 'CLEAN', 'QUARANTINED'] as const;
/** What is known of a stored file: stored without a scanner, waiting for it, found clean, or held back with malware. */
export type FileCheck = (typeof FILE_CHECKS)[number];

/** Has stored files scanned before anybody reads them (UP-9); does nothing while no scanner is configured. */
export class FileScans {
  constructor(readonly isOn: boolean) {}

  /** Lets a stored file wait for its scan, in the transaction of the row that refers to it. */
  async expect(tx: EntityManager, fileKey: string): Promise<void> {
    if (!this.isOn) return;
    await sql`insert into file_scan (file_key, next_at, created_at)
      values (${fileKey}, clock_timestamp(), clock_timestamp()) on conflict (file_key) do nothing`.execute(
      tx.getKysely(),
    );
  }
}

/** SQL expression: what is known of the file with a key. */
export const checkOfFile = (fileKey: RawBuilder<unknown>): RawBuilder<FileCheck> =>
  sql`coalesce((select case s.status when 'WAITING' then 'PENDING' else s.status end from file_scan s
    where s.file_key = ${fileKey}), 'NOT_CHECKED')`;

/** Whether a file may be read. */
export const isReadable = (check: FileCheck): boolean => check === 'CLEAN' || check === 'NOT_CHECKED';

/** Requires that a file may be read. @throws AppError WRONG_STATE */
export function requireReadable(check: FileCheck): void {
  if (check === 'PENDING') throw new AppError('WRONG_STATE', reasonFor('FILE_BEING_CHECKED'));
  if (check === 'QUARANTINED') throw new AppError('WRONG_STATE', reasonFor('FILE_QUARANTINED'));
}

/** Finds what is known of a file. */
export async function findFileCheck(em: EntityManager, fileKey: string): Promise<FileCheck> {
  const { rows } = await sql<{ check: FileCheck }>`select ${checkOfFile(sql`${fileKey}::text`)} as check`.execute(
    em.getKysely(),
  );
  return rows[0]?.check ?? 'NOT_CHECKED';
}
