import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Actor } from '../../platform/access/actor.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { JobRunner } from '../../platform/jobs/job-runner.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { notifyAdmins } from '../backup/backup-alarm.js';
import { readBackupState } from '../backup/backup-state.js';
import { readAuditCheck } from '../audit-check/audit-check-state.js';
import { readCounterCheck } from '../counters/counter-check-state.js';
import type { Certificates } from './certificates.js';
import { Disks } from './disks.js';
import { findTroubles, type OutboxState, type ScannerState, type SystemFacts } from './find-troubles.js';

/** How the server does, and what needs attention. */
export interface SystemState extends SystemFacts {
  version: string;
  isBackupOn: boolean;
  troubles: string[];
}

interface Parts {
  pool: Pool;
  em: EntityManager;
  clock: Clock;
  version: string;
  /** Jobs of this process. */
  jobs: () => readonly JobRunner[];
  /** Folders of the disks; without that of the backups, the server takes none. */
  folders: { data: string; backups: string | undefined };
  isScanning: boolean;
  certificates: Certificates;
}

/** Says how the server does. */
export class SystemService {
  private readonly disks = new Disks();

  constructor(
    private readonly useCases: UseCases,
    private readonly parts: Parts,
  ) {}

  /** Returns the present state. */
  async read(actor: Actor): Promise<SystemState> {
    return this.useCases.read(actor, 'system.read', nothing, {}, async () => {
      const { version, folders } = this.parts;
      const facts = await this.look();
      const troubles = findTroubles(facts).map(({ text }) => text);
      return { ...facts, version, isBackupOn: folders.backups !== undefined, troubles };
    });
  }

  /** Tells admins what needs attention, each kind once a day; call it every few minutes. */
  async watch(): Promise<void> {
    const { em } = this.parts;
    const facts = await this.look();
    for (const { kind, text } of findTroubles(facts)) await notifyAdmins(em, kind, text, facts.asOf);
  }

  private async look(): Promise<SystemFacts> {
    const { pool, clock, jobs, folders, isScanning: isOn, certificates } = this.parts;
    const asOf = clock.now();
    const data = this.disks.read('data', folders.data);
    const backups = this.disks.read('backups', folders.backups);
    const ends = certificates.read(asOf);
    return {
      asOf,
      backup: folders.backups === undefined ? undefined : await readBackupState(pool),
      messages: await countMessages(pool, asOf),
      scanner: { isOn, ...(await countScans(pool, asOf)) },
      unsignedReports: await countUnsignedReports(pool),
      audit: await readAuditCheck(pool),
      counters: await readCounterCheck(pool),
      certificates: await ends,
      jobs: jobs().map(({ name, idle, succeededAt, failedAt }) => ({ name, idle, succeededAt, failedAt })),
      disks: [...(await data), ...(await backups)],
    };
  }
}

async function countMessages(pool: Pool, asOf: Date): Promise<OutboxState> {
  const { rows } = await pool.query<OutboxState>(
    `select count(*) filter (where status = 'QUEUED' and send_after <= $1)::int as waiting,
      min(send_after) filter (where status = 'QUEUED' and send_after <= $1) as "waitingSince",
      count(*) filter (where status = 'FAILED')::int as failed
    from message where (status = 'QUEUED' or status = 'FAILED' and created_at > $1 - interval '24 hours')`,
    [asOf],
  );
  return rows[0] ?? { waiting: 0, waitingSince: null, failed: 0 };
}

async function countUnsignedReports(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ failed: number }>(
    `select count(*)::int as failed from unsigned_report where status = 'FAILED'`,
  );
  return rows[0]?.failed ?? 0;
}

const NO_SCANS: Omit<ScannerState, 'isOn'> = {
  waiting: 0,
  waitingSince: null,
  failedAt: null,
  quarantined: 0,
  untriedSince: null,
  failing: 0,
  unread: 0,
  lost: 0,
  tooLarge: 0,
};

async function countScans(pool: Pool, asOf: Date): Promise<Omit<ScannerState, 'isOn'>> {
  const { rows } = await pool.query<Omit<ScannerState, 'isOn'>>(
    `select count(*) filter (where status = 'WAITING')::int as waiting,
      min(created_at) filter (where status = 'WAITING') as "waitingSince",
      max(failed_at) filter (where status = 'WAITING') as "failedAt",
      min(created_at) filter (where status = 'WAITING' and failure is null) as "untriedSince",
      count(*) filter (where failure = 'SCANNER')::int as failing,
      count(*) filter (where failure = 'STORAGE')::int as unread,
      count(*) filter (where failure = 'LOST')::int as lost,
      count(*) filter (where failure = 'TOO_LARGE')::int as "tooLarge",
      count(*) filter (where status = 'QUARANTINED')::int as quarantined
    from file_scan where status = 'WAITING' or status = 'QUARANTINED' and scanned_at > $1::timestamptz - interval '90 days'`,
    [asOf],
  );
  return rows[0] ?? NO_SCANS;
}
