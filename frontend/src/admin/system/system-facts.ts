import { momentText } from '#src/calendar/clinic-time';
import type { SystemStateQuery } from './gql/generated';

type State = SystemStateQuery['systemState'];

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** Returns a size in words: 1.2 GB. */
export function sizeText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const value = bytes / 1_000 ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[power] ?? ''}`;
}

/** Returns how long ago a time was, in words. */
export function agoText(moment: string, asOf: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(asOf) - Date.parse(moment)) / 60_000));
  if (minutes < 1) return 'less than a minute ago';
  if (minutes < 120) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 72 ? `${hours} hours ago` : `${Math.floor(hours / 24)} days ago`;
}

const timeText = (moment: string | null, asOf: string, never: string) =>
  moment === null ? never : `${agoText(moment, asOf)}, ${momentText(moment)}`;

/** Facts about the backups, by label. */
export function backupFacts({ asOf, backup }: State): Record<string, string> {
  const { takenAt, bytes, archivedAt, failedAt, failure } = backup;
  return {
    'Last good backup': timeText(takenAt, asOf, 'None yet'),
    ...(bytes !== null && { Size: sizeText(bytes) }),
    'Can be restored until': timeText(archivedAt, asOf, 'No moment yet'),
    ...(failedAt !== null && { 'Last failure': `${momentText(failedAt)}: ${failure ?? ''}` }),
  };
}

/** Facts about the outbox, by label. */
export function messageFacts({ asOf, messages: { waiting, waitingSince, failed } }: State): Record<string, string> {
  return {
    'Due and waiting': waitingSince === null ? 'None' : `${waiting}, the oldest since ${agoText(waitingSince, asOf)}`,
    'Failed in 24 hours': failed === 0 ? 'None' : String(failed),
  };
}

/** Facts about the audit trail and the certificates, by label. */
export function safeguardFacts({ asOf, audit, certificates }: State): Record<string, string> {
  return {
    'Audit trail verified': timeText(audit.checkedAt, asOf, 'Not yet'),
    ...(audit.misfit !== null && { 'Does not verify': audit.misfit }),
    ...Object.fromEntries(
      certificates.map(({ name, endsAt }) => [
        `Certificate of ${name}`,
        endsAt === null ? 'Could not be read' : `Until ${momentText(endsAt)}`,
      ]),
    ),
  };
}

/** Facts about the scanner of files, by label. */
export function scannerFacts({ asOf, scanner }: State): Record<string, string> {
  const { waiting, waitingSince, failedAt, quarantined } = scanner;
  return {
    'Waiting to be checked':
      waitingSince === null ? 'None' : `${waiting}, the oldest since ${agoText(waitingSince, asOf)}`,
    ...(failedAt !== null && { 'Last failure': timeText(failedAt, asOf, '') }),
    'Quarantined in 90 days': quarantined === 0 ? 'None' : String(quarantined),
  };
}

/** Facts about the disks, by label. */
export function diskFacts({ disks }: State): Record<string, string> {
  return Object.fromEntries(
    disks.map(({ name, bytes, free }) => [
      name === 'data' ? 'Database and files' : 'Backups',
      `${sizeText(free)} free of ${sizeText(bytes)}`,
    ]),
  );
}

/** Labels of jobs, by the server's name. */
export const jobLabels: Readonly<Record<string, string>> = {
  texts: 'Text messages',
  emails: 'E-mails',
  pushes: 'Push notifications',
  webhooks: 'Webhooks to hospitals',
  unsigned_reports: 'Documents of reports',
  imports: 'Imports of patients',
  bulk_exports: 'Exports of hospitals',
  report_mails: 'Mails of reports',
  audit_checks: 'Verification of the audit trail',
  counters: 'Counts of lists',
  scans: 'Checks of files for malware',
  backups: 'Backups',
};
