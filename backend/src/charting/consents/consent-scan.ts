import type { Account } from '../../platform/access/actor.js';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { findFileCheck } from '../../platform/scanning/file-scans.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { ClinicalFile } from '../files/clinical-file.entity.js';

/**
 * Locks the scan of a form on paper, so that it is not removed meanwhile.
 * @throws AppError BAD_INPUT unless it is a file of the category CONSENT of the same patient, without malware
 */
export async function requireScan(
  { tx, lock }: WriteContext<Account>,
  fileId: string,
  patientId: string,
): Promise<ClinicalFile> {
  const scan = await lock(ClinicalFile, { id: fileId, patient: patientId, category: 'CONSENT', removedAt: null });
  if (!scan || (await findFileCheck(tx, scan.fileKey)) === 'QUARANTINED')
    throw badInput({ fileId: reasonFor('CONSENT_SCAN_NOT_FOUND') });
  return scan;
}
