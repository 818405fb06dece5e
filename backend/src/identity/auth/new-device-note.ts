import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { publish } from '../../platform/events/domain-events.js';
import type { Logger } from '../../platform/logger.js';
import type { Clock } from '../../platform/time/clock.js';
import { SignedInOnNewDevice } from '../users/account-events.js';
import type { User } from '../users/user.entity.js';
import type { SessionOrigin } from './session-origin.js';

/** Notifies an admin or a member of the team of a sign-in on a new device. */
export class NewDeviceNote {
  constructor(private readonly parts: { em: EntityManager; clock: Clock; logger: Logger }) {}

  /** Queues the notification. A failure is logged, and fails no sign-in. */
  async tell(user: User, { device, network }: SessionOrigin): Promise<void> {
    const { em, clock, logger } = this.parts;
    try {
      const event = new SignedInOnNewDevice(user, device, network, uuidv7(), clock.now());
      await em.fork().transactional((tx) => publish(tx, event));
    } catch (error) {
      logger.error({ userId: user.id, error }, 'somebody could not be told of a sign-in on a new device');
    }
  }
}
