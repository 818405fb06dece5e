import type { Actor } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { OpeningBooks } from './opening-books.js';
import { PatientImport } from './patient-import.entity.js';
import { requireImport } from './patient-import.queries.js';
import type { PatientImportView } from './patient-import-view.js';
import { undoImport } from './undo-import.js';

/** Days in which an import can be undone. */
const DAYS = 30;

/** Undoes imports. */
export class ImportUndoService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { clock: Clock; audit: AuditTrail; books: OpeningBooks },
  ) {}

  /**
   * Undoes an import: what it created and brought over goes, as far as nobody has changed it since.
   * @throws AppError NOT_FOUND, WRONG_STATE
   */
  async undo(actor: Actor, id: string): Promise<PatientImportView> {
    const { clock, audit, books } = this.parts;
    return this.useCases.write(actor, 'patient.undoImport', rowId, id, async (asked, { tx, lock, actor: own }) => {
      const found = await lock(PatientImport, { id: asked });
      if (!found) throw new AppError('NOT_FOUND', reasonFor('IMPORT_NOT_FOUND'));
      const now = clock.now();
      requireUndoable(found, now);
      const { deleted, takenBack, kept } = await undoImport(tx, books, {
        id: found.id,
        created: found.created,
        completed: found.completed,
        now,
      });
      tx.assign(found, { undoneAt: now, undoneBy: own.userId, kept });
      const job = { actorId: own.userId, requestId: own.requestId };
      const line = { verb: 'patient.undoImport', subjectType: 'patient', details: { importId: found.id } } as const;
      await audit.recordEach(tx, job, line, [...deleted, ...takenBack]);
      return { subject: found, details: { deleted: deleted.length, kept }, answer: () => requireImport(tx, found.id) };
    });
  }
}

/** @throws AppError WRONG_STATE */
function requireUndoable({ status, dryRun, undoneAt, createdAt }: PatientImport, now: Date): void {
  const refuse = (reason: ReturnType<typeof reasonFor>) => new AppError('WRONG_STATE', reason);
  if (dryRun) throw refuse(reasonFor('IMPORT_DRY_RUN'));
  if (status === 'RUNNING') throw refuse(reasonFor('IMPORT_RUNNING'));
  if (undoneAt) throw refuse(reasonFor('IMPORT_UNDONE'));
  if (now.getTime() > createdAt.getTime() + DAYS * 86_400_000)
    throw refuse(reasonFor('IMPORT_TOO_OLD', { days: DAYS }));
}
