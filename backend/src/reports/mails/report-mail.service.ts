import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { findReachedAdmins, type MessageRow, requireQueued } from '../../messaging/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { takeAdvisoryLock } from '../../platform/db/locked.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { requireVersion } from '../../platform/inputs/expected-version.js';
import { nothing, rowId } from '../../platform/inputs/parse-input.js';
import type { RateLimit } from '../../platform/limits/rate-limit.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { findRecipients, type MailRecipient } from './mail-recipients.js';
import { nextTime, periodBefore } from './mail-times.js';
import { queueReportMail } from './queue-report-mail.js';
import { ReportMail } from './report-mail.entity.js';
import { reportMailInput } from './report-mail.input.js';

/** Most mails of a clinic. */
const MOST = 50;

/** A mail with its recipients. */
export interface ReportMailView {
  mail: ReportMail;
  recipients: MailRecipient[];
}

/** Keeps the mails of reports, and sends one at once. */
export class ReportMailService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { clock: Clock; isMailOn: boolean; cap: RateLimit },
  ) {}

  /** Returns the mails, by name. */
  async list(actor: Actor): Promise<ReportMailView[]> {
    return this.useCases.read(actor, 'reportMail.list', nothing, {}, async (_, look) => {
      const em = look.em.fork();
      const mails = await em.find(ReportMail, {}, { orderBy: { name: 'asc' }, limit: MOST });
      const recipients = await findRecipients(
        em,
        mails.flatMap(({ recipientIds }) => recipientIds),
      );
      return mails.map((mail) => ({ mail, recipients: recipients.filter(({ id }) => mail.recipientIds.includes(id)) }));
    });
  }

  /** Returns the admins with a confirmed e-mail address, by name. */
  async recipients(actor: Actor): Promise<MailRecipient[]> {
    return this.useCases.read(actor, 'reportMail.list', nothing, {}, async (_, { em }) => {
      const admins = await findReachedAdmins(em.fork());
      return admins.map(({ id, name }) => ({ id, name, isReached: true }));
    });
  }

  /** Makes or changes a mail. @throws AppError BAD_INPUT, NOT_FOUND, ALREADY_EXISTS, WRONG_STATE, LIMIT_REACHED, CHANGED_MEANWHILE */
  async save(actor: Actor, input: z.input<typeof reportMailInput>): Promise<ReportMailView> {
    const save = this.useCases.write(
      actor,
      'reportMail.save',
      reportMailInput,
      input,
      async (asked, { tx, lock }) => {
        if (!this.parts.isMailOn) throw new AppError('WRONG_STATE', reasonFor('MAIL_OFF'));
        const { id, version, name, reports: parts, recipientIds, every } = asked;
        const reached = await findReachedAdmins(tx, recipientIds);
        if (reached.length < recipientIds.length) throw badInput({ recipientIds: reasonFor('REPORT_MAIL_RECIPIENT') });
        const now = this.parts.clock.now();
        const found = id ? await lock(ReportMail, { id }) : await this.make(tx, now);
        if (!found) throw noMail();
        requireVersion(version, found.version);
        if (found.every !== every) found.nextAt = nextTime(every, now);
        tx.assign(found, { name, parts, recipientIds, every });
        return { subject: found, answer: () => viewOf(tx, found) };
      },
      (constraint) =>
        constraint === 'report_mail_name'
          ? new AppError('ALREADY_EXISTS', reasonFor('REPORT_MAIL_NAME_TAKEN'), {
              fields: { name: reasonFor('REPORT_MAIL_NAME_TAKEN') },
            })
          : undefined,
    );
    return save;
  }

  /** Deletes a mail. @throws AppError NOT_FOUND */
  async delete(actor: Actor, id: string): Promise<string> {
    return this.useCases.write(actor, 'reportMail.delete', rowId, id, async (asked, { tx, lock, changed }) => {
      const mail = await lock(ReportMail, { id: asked });
      if (!mail) throw noMail();
      tx.remove(mail);
      changed('deleted');
      return { subject: mail, answer: () => asked };
    });
  }

  /** Queues a mail to the admin alone who asks for it. @throws AppError NOT_FOUND, WRONG_STATE, RATE_LIMITED */
  async send(actor: Actor, id: string): Promise<MessageRow> {
    const { clock, cap, isMailOn } = this.parts;
    // Outside the transaction, because what was counted does not roll back with it.
    return this.useCases.read(actor, 'reportMail.send', rowId, id, async (asked, { actor: own, em }) => {
      if ((await em.fork().count(ReportMail, { id: asked })) === 0) throw noMail();
      if (!isMailOn) throw new AppError('WRONG_STATE', reasonFor('MAIL_OFF'));
      if ((await findReachedAdmins(em.fork(), [own.userId])).length === 0) throw notConfirmed();
      await cap.consume(own.userId);
      return this.useCases.write(own, 'reportMail.send', nothing, {}, async (_, { tx, lock, changed }) => {
        const mail = await lock(ReportMail, { id: asked });
        if (!mail) throw noMail();
        const now = clock.now();
        const asking = { mail, period: periodBefore(mail.every, now), now, which: `now ${uuidv7()}` };
        const [message] = await queueReportMail(tx, await findReachedAdmins(tx, [own.userId]), asking);
        if (message === undefined) throw notConfirmed();
        changed('sent');
        return { subject: mail, answer: () => requireQueued(tx, message) };
      });
    });
  }

  private async make(tx: EntityManager, now: Date): Promise<ReportMail> {
    await takeAdvisoryLock(tx, 'mails of reports');
    if ((await tx.count(ReportMail)) >= MOST)
      throw new AppError('LIMIT_REACHED', reasonFor('REPORT_MAILS_FULL', { most: MOST }));
    // The caller assigns what was asked for.
    return tx.create(ReportMail, {
      name: '',
      parts: [],
      recipientIds: [],
      every: 'MONTH',
      nextAt: nextTime('MONTH', now),
      createdAt: now,
    });
  }
}

async function viewOf(em: EntityManager, mail: ReportMail): Promise<ReportMailView> {
  return { mail, recipients: await findRecipients(em, mail.recipientIds) };
}

const noMail = () => new AppError('NOT_FOUND', reasonFor('REPORT_MAIL_NOT_FOUND'));
const notConfirmed = () => new AppError('WRONG_STATE', reasonFor('EMAIL_NOT_CONFIRMED'));
