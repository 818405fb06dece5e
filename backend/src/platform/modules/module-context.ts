import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { AuditTrail } from '../audit/audit-trail.js';
import type { Config } from '../config.js';
import type { ExportLimiter } from '../exports/export-limiter.js';
import type { RestRoute } from '../http/rest.js';
import type { JobRunner } from '../jobs/job-runner.js';
import type { Limits } from '../limits/limits.js';
import type { Logger } from '../logger.js';
import type { FileScans } from '../scanning/file-scans.js';
import type { FileStorage } from '../storage/file-storage.js';
import type { WaitingClock } from '../time/clock.js';
import type { UseCases } from '../use-cases.js';

/** Dependencies of every module. */
export interface ModuleContext {
  config: Config;
  limits: Limits;
  pool: Pool;
  em: EntityManager;
  logger: Logger;
  clock: WaitingClock;
  storage: FileStorage;
  scans: FileScans;
  /** Returns a number from 0 to less than 1, for the jitter of a backoff. */
  random: () => number;
  audit: AuditTrail;
  useCases: UseCases;
  exporting: { gate: ExportLimiter; clock: WaitingClock; limits: Limits };
}

/** Parts that a module adds to the application. */
export interface ModuleParts {
  /** Instances of the type-graphql resolver classes. */
  resolvers: readonly object[];
  /** Routes below /api/v1. */
  routes: readonly RestRoute[];
  /** Leased jobs, which the application runs every second. */
  jobs?: readonly JobRunner[];
  /** Periodic cleanup, which the application starts every few minutes. */
  maintenance: () => readonly Promise<unknown>[];
}
