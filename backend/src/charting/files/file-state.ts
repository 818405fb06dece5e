import type { Account } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { isReadable } from '../../platform/scanning/file-scans.js';
import type { SeenBy } from '../../patients/index.js';
import type { FileRow } from './file.queries.js';

/** Days for which a removed file can be brought back. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** The reach of an account to a file's patient: that of clinicians and admins, or DESK for reception. */
export type FileReach = SeenBy | 'DESK';

/** A file as it is shown to an account. */
export interface ShownFile {
  row: FileRow;
  actor: Pick<Account, 'userId' | 'today'>;
  reach: FileReach;
}

/** Returns the time before which a removed file is gone. */
export const goneBefore = (now: Date) => new Date(now.getTime() - KEPT_DAYS * DAY_MS);

/** Error for a file that does not exist or is hidden from the actor. */
export const noFile = () => new AppError('NOT_FOUND', reasonFor('CLINICAL_FILE_NOT_FOUND'));

/** Whether an account may change a file, remove it and bring it back. */
export function mayChange({ row, actor, reach }: ShownFile): boolean {
  if (row.isFromHospital) return false;
  if (reach === 'DESK') return row.addedById === actor.userId && row.addedOn === actor.today;
  return reach === 'ADMIN' || reach === 'IN_CHARGE' || reach === 'TREATS' || reach === 'COVERS';
}

/** Whether an account may read a file once it is found clean: reception only consent forms, and what it added itself on the day. */
export function mayRead(shown: ShownFile): boolean {
  const { row, reach } = shown;
  if (row.removedAt) return false;
  return reach !== 'DESK' || (!row.isFromHospital && row.category === 'CONSENT') || mayChange(shown);
}

/** Whether an account may open a file now. */
export const mayOpen = (shown: ShownFile): boolean => mayRead(shown) && isReadable(shown.row.check);
