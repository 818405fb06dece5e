import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { AuditSums } from '../../platform/audit/audit-sums.js';
import { AuditTrail } from '../../platform/audit/audit-trail.js';
import { ReadWatch } from '../../platform/audit/read-watch.js';
import { RecordBudget } from '../../platform/audit/record-budget.js';
import { Access } from '../../identity/auth/access.js';
import type { Account } from '../../identity/auth/actor.js';
import type { Clock } from '../../platform/clock.js';
import type { Limits } from '../../platform/limits/limits.js';
import type { Logger } from '../../platform/logger.js';
import { UseCases } from '../../platform/use-cases.js';

interface Parts {
  em: EntityManager;
  pool: Pool;
  limits: Limits;
  clock: Clock;
  logger: Logger;
  /** Whether an account signed in less than 15 minutes ago. */
  isRecent: (account: Account) => Promise<boolean>;
}

/** What use cases are written with, and the audit trail that they write. */
export function composeUseCases({ em, pool, limits, clock, logger, isRecent }: Parts) {
  const audit = new AuditTrail(em);
  const auditSums = new AuditSums(audit, logger);
  const watch = new ReadWatch({ budget: new RecordBudget(pool, limits, clock), sums: auditSums, logger });
  const useCases = new UseCases(em, { access: new Access(auditSums), audit, watch, isRecent });
  return { audit, auditSums, useCases };
}
