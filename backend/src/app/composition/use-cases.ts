import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { AuditSums } from '../../platform/audit/audit-sums.js';
import { AuditTrail, type NoteReadings } from '../../platform/audit/audit-trail.js';
import { ReadWatch } from '../../platform/audit/read-watch.js';
import { RecordBudget } from '../../platform/audit/record-budget.js';
import { Access } from '../../platform/access/access.js';
import type { Account } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { publish, registerEventHandlers, type EventHandler } from '../../platform/events/domain-events.js';
import type { Limits } from '../../platform/limits/limits.js';
import type { Logger } from '../../platform/logger.js';
import { UseCases } from '../../platform/use-cases.js';
import { eventHandlers as ofCharting } from '../../charting/module.js';
import { eventHandlers as ofClinic } from '../../clinic/module.js';
import type { Config } from '../../platform/config.js';
import { eventHandlers as ofMessaging } from '../../messaging/module.js';
import { eventHandlers as ofPatients } from '../../patients/module.js';
import { eventHandlers as ofRecovery } from '../../recovery/module.js';
import { eventHandlers as ofScheduling } from '../../scheduling/module.js';
import { eventHandlers as ofDataRequests } from '../data-requests/event-handlers.js';
import { eventHandlers as ofNotices } from '../notices/event-handlers.js';

/** Event handlers of all modules, in module order. They run in the transaction that publishes the event. */
const eventHandlers = (config: Pick<Config, 'messageHoldSeconds' | 'publicUrl'>): readonly EventHandler[] => [
  ...ofClinic,
  ...ofPatients,
  ...ofScheduling,
  ...ofMessaging(config),
  ...ofRecovery,
  ...ofCharting,
  ...ofNotices,
  ...ofDataRequests,
];

interface Parts {
  config: Pick<Config, 'messageHoldSeconds' | 'publicUrl'>;
  em: EntityManager;
  pool: Pool;
  limits: Limits;
  clock: Clock;
  logger: Logger;
  /** Whether an account signed in within the last 15 minutes. */
  isRecent: (account: Account) => Promise<boolean>;
  /** Notes what hospitals read by API keys. */
  noteReadings?: NoteReadings;
}

/** Composes use cases and audit trail, and registers the modules' event handlers. */
export function composeUseCases({ config, em, pool, limits, clock, logger, isRecent, noteReadings }: Parts) {
  registerEventHandlers(em, eventHandlers(config));
  const audit = new AuditTrail(em, noteReadings);
  const auditSums = new AuditSums(audit, logger);
  const raise = (event: object) => em.fork().transactional((tx) => publish(tx, event));
  const budget = new RecordBudget(pool, limits, clock);
  const watch = new ReadWatch({ audit, budget, sums: auditSums, clock, logger, raise });
  const useCases = new UseCases(em, { access: new Access(auditSums), audit, watch, isRecent });
  return { audit, auditSums, useCases };
}
