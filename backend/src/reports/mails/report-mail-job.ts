import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Operator } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import type { ClaimedRow, Lease } from '../../platform/jobs/lease.js';
import type { LeasedJob, LeasedQueue } from '../../platform/jobs/leased-job.js';
import type { Logger } from '../../platform/logger.js';
import { findReachedAdmins } from '../../messaging/index.js';
import { nextTime, periodBefore } from './mail-times.js';
import { queueReportMail } from './queue-report-mail.js';
import type { MailEvery, MailPart } from './report-mail.entity.js';

/** A mail whose time has come. */
interface DueMail extends ClaimedRow {
  name: string;
  parts: MailPart[];
  recipientIds: string[];
  every: MailEvery;
}

const dueMails: LeasedQueue = {
  name: 'report_mails',
  table: 'report_mail',
  waiting: 'WAITING',
  dueSince: sql`r.next_at`,
  columns: sql`r.name, r.parts, r.recipient_ids as "recipientIds", r.every`,
  dates: [],
  order: sql`r.next_at`,
  batch: 10,
  isDue: ({ now }) => sql`r.next_at <= ${now}`,
};

/**
 * Queues mails of reports at their time, in one transaction with the time of the next one and a row in the audit trail: each week or month
 * is queued once.
 */
export class ReportMailJob implements LeasedJob<DueMail, undefined> {
  readonly queue = dueMails;
  readonly idle = 'no report is mailed';
  readonly isRepeatable = true;

  constructor(private readonly parts: { em: EntityManager; audit: AuditTrail; isMailOn: boolean; logger: Logger }) {}

  async prepare(): Promise<undefined> {
    return undefined;
  }

  isExhausted(): boolean {
    return false;
  }

  async run(lease: Lease<DueMail>): Promise<void> {
    const { em, audit, isMailOn, logger } = this.parts;
    const { id, name, parts, recipientIds, every, takenAt: now } = lease.row;
    const period = periodBefore(every, now);
    const queued = await em.fork().transactional(async (tx) => {
      const admins = isMailOn ? await findReachedAdmins(tx, recipientIds) : [];
      const messages = await queueReportMail(tx, admins, {
        mail: { id, name, parts },
        period,
        now,
        which: `${every} ${period.from}`,
      });
      const system: Operator = { kind: 'console', role: 'console', requestId: uuidv7() };
      if (messages.length > 0)
        await audit.record(tx, system, {
          verb: 'reportMail.queue',
          subjectType: 'reportMail',
          subjectId: id,
          details: { ...period, messages: messages.length },
        });
      // Refused once another process has the row: then nothing is queued.
      await lease.end(
        sql`attempts = 0, next_at = ${nextTime(every, now)}, last_at = ${admins.length > 0 ? now : sql`last_at`}`,
        { by: tx },
      );
      return messages.length;
    });
    logger.info({ mailId: id, messages: queued }, 'a mail of reports was queued');
  }

  /** Tries again after ten minutes. */
  async fail(lease: Lease<DueMail>, error: unknown): Promise<void> {
    this.parts.logger.error({ error, mailId: lease.row.id }, 'a mail of reports could not be queued');
    await lease.end(sql`attempts = 0, next_at = ${lease.now} + interval '10 minutes'`);
  }
}
