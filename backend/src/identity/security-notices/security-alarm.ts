import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../platform/clock.js';
import { clinicDay } from '../../platform/clinic-time.js';
import type { Logger } from '../../platform/logger.js';
import { notifyAdmins, type NewNotice } from './notify-admins.js';

/** An alarm: what it tells, and the sentence of the log. */
interface Alarm extends Pick<NewNotice, 'subject'> {
  kind: 'CODES_USED_UP' | 'CODES_UNUSED';
  line: string;
  details?: Record<string, unknown>;
}

/** Tells the admins of what looks like an attack: once a day of each, and each time in the log (OTP-10). */
export class SecurityAlarm {
  constructor(private readonly parts: { em: EntityManager; clock: Clock; logger: Logger }) {}

  /** Logs an alarm, and tells the admins of it. It does not fail, since nobody who asks for a code waits for it. */
  async sound({ kind, subject, line, details }: Alarm): Promise<void> {
    const { em, clock, logger } = this.parts;
    logger.error({ ...details, subject }, line);
    const now = clock.now();
    const dedupKey = [kind, subject, clinicDay(now)].filter(Boolean).join(' ');
    try {
      await em.fork().transactional((tx) => notifyAdmins(tx, { kind, subject, dedupKey }, now));
    } catch (error) {
      logger.error({ error }, 'the admins could not be told of an alarm');
    }
  }
}
