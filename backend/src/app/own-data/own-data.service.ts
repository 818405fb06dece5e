import type { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { loadSettings } from '../../clinic/index.js';
import { User } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { inLanguages } from '../../platform/generated-messages/archive.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { AnswerLanguage } from '../../platform/languages/request-language.js';
import type { RateLimit } from '../../platform/limits/rate-limit.js';
import { Semaphore } from '../../platform/limits/semaphore.js';
import type { Logger } from '../../platform/logger.js';
import type { FileStorage } from '../../platform/storage/file-storage.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { findOwnRecords } from '../data-requests/data-request.queries.js';
import { Snapshot } from '../full-export/snapshot.js';
import { zipStream } from '../full-export/zip-file.js';
import { archiveParts } from './archive-parts.js';

/** Archives that a process writes at once; each holds a connection until its rows are read. */
const AT_ONCE = 2;
/** Timeout of the wait for a free turn, and of a whole download, in milliseconds. */
const PATIENCE = 10_000;
const LONGEST = 15 * 60_000;

interface Parts {
  pool: Pool;
  audit: AuditTrail;
  storage: FileStorage;
  clock: Clock;
  logger: Logger;
  /** Limits the archives of an account in a day. */
  cap: RateLimit;
}

/** Hands a patient everything that the clinic holds of them (DPDP Act 2023, section 11). */
export class OwnDataService {
  private readonly turns = new Semaphore(AT_ONCE);

  constructor(
    private readonly useCases: UseCases,
    private readonly parts: Parts,
  ) {}

  /**
   * Returns a ZIP of one state of the actor's data, with files; audited before the first byte.
   * @throws AppError RATE_LIMITED, RECENT_SIGN_IN_REQUIRED
   */
  async archive(actor: Actor, language: AnswerLanguage): Promise<Readable> {
    const { audit, clock, cap } = this.parts;
    return this.useCases.read(actor, 'ownData.download', nothing, {}, async (_, { actor: own, em }) => {
      const leave = await this.turns.enter(PATIENCE);
      if (!leave)
        throw new AppError('RATE_LIMITED', reasonFor('DOWNLOADS_BUSY'), { retryAfterSeconds: PATIENCE / 1_000 });
      try {
        await cap.consume(own.userId);
        const fork = em.fork();
        const user = await fork.findOneOrFail(User, { id: own.userId });
        const { name: clinic } = await loadSettings(fork);
        await audit.recordAlone(own, { verb: 'ownData.download', subjectType: 'user', subjectId: own.userId });
        const bytes = await this.write({
          accountId: own.userId,
          records: await findOwnRecords(fork, own.userId),
          name: user.fullName,
          clinic,
          at: clock.now(),
          language,
          words: inLanguages[language],
        });
        const late = setTimeout(() => bytes.destroy(), LONGEST).unref();
        bytes.once('close', () => {
          clearTimeout(late);
          leave();
        });
        return bytes;
      } catch (error) {
        leave();
        throw error;
      }
    });
  }

  private async write(owner: Parameters<typeof archiveParts>[2]): Promise<Readable> {
    const { pool, storage, logger } = this.parts;
    const snapshot = await Snapshot.openShared(pool);
    return zipStream({
      parts: archiveParts(snapshot, storage, owner),
      manifest: (files) => ({ name: 'manifest.json', text: JSON.stringify({ at: owner.at, files }, null, 1) }),
      mtime: owner.at,
      ended: () => snapshot.close(),
      failed: (error) => logger.error({ error }, "an archive of a patient's data failed"),
    });
  }
}
