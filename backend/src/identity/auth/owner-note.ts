import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import type { Clock } from '../../platform/time/clock.js';
import type { Logger } from '../../platform/logger.js';
import { publish } from '../../platform/events/domain-events.js';
import type { Accounts } from './accounts.js';
import type { Actor } from '../../platform/access/actor.js';
import type { OtpLimits } from './otp-limits.js';
import { WrongCodesEntered } from '../users/account-events.js';

/** Notifies the owner of a number, once a day, of many wrong codes. */
export class OwnerNote {
  constructor(
    private readonly parts: {
      em: EntityManager;
      audit: AuditTrail;
      accounts: Accounts;
      otpLimits: OtpLimits;
      clock: Clock;
      logger: Logger;
    },
  ) {}

  /** Queues the notification without delaying or failing the request. */
  send(actor: Actor, phone: string): void {
    this.tell(actor, phone).catch((error: unknown) => {
      this.parts.logger.warn(
        { requestId: actor.requestId, error },
        'the owner of a number could not be told of wrong codes',
      );
    });
  }

  private async tell(actor: Actor, phone: string): Promise<void> {
    const { em, audit, accounts, otpLimits, clock } = this.parts;
    if (!(await otpLimits.isNoteDue(phone))) return;
    const account = await accounts.findAny(em.fork(), phone);
    if (!account) return;
    const line = { verb: 'auth.noteWrongCodes', subjectType: 'user', subjectId: account.id } as const;
    try {
      await em.fork().transactional(async (tx) => {
        await publish(tx, new WrongCodesEntered(account, clock.now()));
        await audit.record(tx, actor, line);
      });
    } catch (error) {
      await otpLimits.noteFailed(phone);
      await audit.recordAlone(actor, { ...line, outcome: 'failed' });
      throw error;
    }
  }
}
