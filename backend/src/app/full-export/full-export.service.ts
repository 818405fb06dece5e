import type { Readable } from 'node:stream';
import type { Pool } from 'pg';
import type { FourEyes } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { RateLimit } from '../../platform/limits/rate-limit.js';
import type { Logger } from '../../platform/logger.js';
import type { FileStorage } from '../../platform/storage/file-storage.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { exportParts } from './export-parts.js';
import { Snapshot } from './snapshot.js';
import { zipStream } from './zip-file.js';

interface Parts {
  pool: Pool;
  audit: AuditTrail;
  storage: FileStorage;
  clock: Clock;
  logger: Logger;
  /** Limits the full exports of an admin in a day. */
  cap: RateLimit;
  fourEyes: FourEyes;
}

/** Exports everything that the clinic keeps, for leaving. */
export class FullExportService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: Parts,
  ) {}

  /**
   * Returns a ZIP of one state of the database, with all files; audited before the first byte. One runs at a time.
   * @throws AppError APPROVAL_PENDING, LIMIT_REACHED, RATE_LIMITED, RECENT_SIGN_IN_REQUIRED
   */
  async export(actor: Actor): Promise<Readable> {
    const { pool, audit, storage, clock, logger, cap, fourEyes } = this.parts;
    return this.useCases.read(actor, 'clinic.export', nothing, {}, async (_, { actor: own }) => {
      const snapshot = await Snapshot.open(pool);
      if (!snapshot) throw new AppError('LIMIT_REACHED', reasonFor('FULL_EXPORT_RUNNING'));
      try {
        // Refused here, before anybody is asked; nothing is counted while it waits. One runs at a time, so that the count cannot run over.
        await cap.requireLeft(own.userId);
        const approvalId = await fourEyes.admitExport(own);
        await cap.consume(own.userId);
        const [last] = await snapshot.rows<{ name: string }>(
          'select name from mikro_orm_migrations order by id desc limit 1',
        );
        const migration = last?.name ?? null;
        await audit.recordAlone(own, { verb: 'clinic.export', details: { migration } });
        const at = clock.now();
        return zipStream({
          parts: exportParts(snapshot, storage),
          manifest: (files) => ({ name: 'manifest.json', text: JSON.stringify({ at, migration, files }, null, 1) }),
          mtime: at,
          ended: () => snapshot.close(),
          whole: async () => {
            if (approvalId) await fourEyes.useExport(approvalId);
          },
          failed: (error) => logger.error({ error }, 'a full export failed'),
        });
      } catch (error) {
        await snapshot.close();
        throw error;
      }
    });
  }
}
