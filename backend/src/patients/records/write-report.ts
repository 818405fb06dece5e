import type { Account } from '../../platform/access/actor.js';
import type { WriteContext } from '../../platform/use-cases.js';
import type { Patient } from './patient.entity.js';
import { ProgressReport } from './progress-report.entity.js';
import type { SignReports } from './sign-reports.js';

interface NewReport {
  patient: Patient;
  content: string;
  at: Date;
  /** The report that it replaces, and why. */
  replaces?: { id: string; reason: string };
}

/** Writes a report and its signed document, in the transaction of the change. */
export async function writeReport(
  { tx, actor }: WriteContext<Account>,
  { patient, content, at, replaces }: NewReport,
  signReports: SignReports,
): Promise<ProgressReport> {
  const other = replaces && { replacesId: replaces.id, reason: replaces.reason };
  const report = tx.create(ProgressReport, { content, patient, createdAt: at, ...other });
  await tx.flush();
  await signReports(tx, [report.id], actor.userId);
  return report;
}
