import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { AuditSums } from '../audit/audit-sums.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { ReadWatch } from '../audit/read-watch.js';
import { RecordBudget } from '../audit/record-budget.js';
import { Access } from '../auth/access.js';
import type { Account } from '../auth/actor.js';
import type { Clock } from '../clock.js';
import type { Limits } from '../limits/limits.js';
import type { Logger } from '../logger.js';
import { UseCases } from '../use-cases.js';

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
