import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../platform/time/clock.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Logger } from '../../platform/logger.js';
import { notifyAdmins, type NewNotice } from './notify-admins.js';

/** Alarm: its notice, and the message of the log. */
interface Alarm extends Pick<NewNotice, 'subject'> {
  kind: 'CODES_USED_UP' | 'CODES_UNUSED';
  line: string;
  details?: Record<string, unknown>;
}

/** Raises alarms of possible attacks: notifies admins once a day per alarm, and logs each one. */
export class SecurityAlarm {
  constructor(private readonly parts: { em: EntityManager; clock: Clock; logger: Logger }) {}

  /** Logs an alarm and notifies the admins. Never throws, because its callers do not await it. */
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
