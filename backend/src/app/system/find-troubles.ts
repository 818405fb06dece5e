import type { BackupState } from '../backup/backup-state.js';
import { findBackupTrouble } from '../backup/backup-alarm.js';
import { findAuditTrouble, type AuditCheckState } from '../audit-check/audit-check-state.js';
import { findCounterTrouble, type CounterCheckState } from '../counters/counter-check-state.js';
import { findCertificateTrouble, type CertificateState } from './certificates.js';

/** The outbox of texts and e-mails. */
export interface OutboxState {
  waiting: number;
  waitingSince: Date | null;
  failed: number;
}

/** The scanner of files. */
export interface ScannerState {
  isOn: boolean;
  waiting: number;
  waitingSince: Date | null;
  failedAt: Date | null;
  quarantined: number;
  /** Since when the oldest waits that was not tried yet. */
  untriedSince: Date | null;
  /** How many wait because the scanner failed. */
  failing: number;
  /** How many wait because the storage failed. */
  unread: number;
  /** How many wait whose bytes are not in the storage. */
  lost: number;
  /** How many wait that are larger than the scanner takes. */
  tooLarge: number;
}

/** A job of this process. */
export interface JobState {
  name: string;
  idle: string;
  succeededAt: Date | null;
  failedAt: Date | null;
}

/** A disk, in bytes. */
export interface DiskState {
  name: 'data' | 'backups';
  bytes: number;
  free: number;
}

/** How the server does. */
export interface SystemFacts {
  asOf: Date;
  /** Undefined: the server takes no backups. */
  backup: BackupState | undefined;
  messages: OutboxState;
  scanner: ScannerState;
  /** How many progress reports have no stored document, although it was tried several times. */
  unsignedReports: number;
  audit: AuditCheckState;
  counters: CounterCheckState;
  certificates: CertificateState[];
  jobs: JobState[];
  disks: DiskState[];
}

/** Something that needs attention. */
export interface Trouble {
  /** Tells kinds apart, of which each is told once a day. */
  kind: string;
  text: string;
}

/** Minutes after which a message that is due waits too long. */
const MOST_MINUTES = 15;
/** Share of a disk that must be free. */
const LEAST_FREE = 0.2;

/** Finds what needs attention. */
export function findTroubles(facts: SystemFacts): Trouble[] {
  const { asOf, backup, messages, scanner, unsignedReports, audit, counters, certificates, jobs, disks } = facts;
  const troubles: Trouble[] = [];
  const add = (kind: string, text: string | undefined) => text && troubles.push({ kind, text });
  add('BACKUP', findBackupTrouble(backup, asOf));
  const waited = minutesSince(messages.waitingSince, asOf);
  if (waited >= MOST_MINUTES) add('MESSAGES WAITING', `Messages have been waiting for ${waited} minutes.`);
  if (messages.failed > 0)
    add(
      'MESSAGES FAILED',
      `${messages.failed === 1 ? '1 message' : `${messages.failed} messages`} of the last 24 hours failed.`,
    );
  add('AUDIT', findAuditTrouble(audit, asOf));
  add('COUNTERS', findCounterTrouble(counters, asOf));
  for (const one of certificates) add(`CERTIFICATE ${one.name}`, findCertificateTrouble(one, asOf));
  add('SCANNER', findScannerTrouble(scanner, asOf));
  const { unread, lost, tooLarge } = scanner;
  if (unread > 0) add('FILES UNREAD', `The storage fails, and ${filesWait(unread)} to be checked for malware.`);
  if (lost > 0) add('FILES LOST', `${filesAre(lost)} lost: the storage has no bytes to check for malware.`);
  if (tooLarge > 0)
    add('FILES TOO LARGE', `${filesAre(tooLarge)} too large for the scanner. Raise its StreamMaxLength.`);
  if (unsignedReports > 0)
    add(
      'DOCUMENTS FAILED',
      `The ${unsignedReports === 1 ? 'document of 1 progress report' : `documents of ${unsignedReports} progress reports`} could not be stored. The log says why.`,
    );
  for (const { idle, succeededAt, failedAt } of jobs)
    if (failedAt && (!succeededAt || failedAt > succeededAt)) add(`JOB ${idle}`, `A job fails: ${idle}.`);
  for (const { name, bytes, free } of disks)
    if (free < bytes * LEAST_FREE)
      add(`DISK ${name}`, `Of the disk of the ${name}, only ${Math.floor((100 * free) / bytes)} percent are free.`);
  return troubles;
}

function findScannerTrouble(scanner: ScannerState, asOf: Date): string | undefined {
  const { isOn, waiting, untriedSince, failing, lost, tooLarge } = scanner;
  if (waiting === 0) return undefined;
  if (!isOn) return `There is no scanner any more, and ${filesWait(waiting)} to be checked for malware.`;
  if (failing > 0)
    return `The scanner of files fails, and ${filesWait(waiting - lost - tooLarge)} to be checked for malware.`;
  const minutes = minutesSince(untriedSince, asOf);
  return minutes >= MOST_MINUTES
    ? `Files have been waiting for ${minutes} minutes to be checked for malware.`
    : undefined;
}

const filesWait = (count: number) => (count === 1 ? '1 file waits' : `${count} files wait`);
const filesAre = (count: number) => (count === 1 ? '1 file is' : `${count} files are`);

const minutesSince = (since: Date | null, asOf: Date): number =>
  since ? Math.floor((asOf.getTime() - since.getTime()) / 60_000) : 0;
