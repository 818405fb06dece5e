import type { z } from 'zod';
import { requireRoom } from '../../hospitals/index.js';
import { User } from '../../identity/index.js';
import { Patient } from '../../patients/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { MOST_FILES } from './add-file.service.js';
import { ClinicalFile } from './clinical-file.entity.js';
import { requireNoteOf, showFile } from './file-reach.js';
import { goneBefore, mayChange, mayRead, noFile, type ShownFile } from './file-state.js';
import { removeFileInput, updateFileInput } from './file.input.js';
import { countOwnFiles, findFile, isScan } from './file.queries.js';

/** Changes what is said of a file, removes it and brings it back. Its bytes never change. */
export class ChangeFileService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
    /** Most megabytes of a patient's files. */
    private readonly megabytes: number,
  ) {}

  /** Changes category, title, day or note; what is left out stays. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE */
  async update(actor: Actor, input: z.input<typeof updateFileInput>): Promise<ShownFile> {
    return this.useCases.write(actor, 'file.update', updateFileInput, input, async ({ id, ...asked }, change) => {
      const { tx, actor: own } = change;
      const file = await this.lockOwn(change, id);
      if (file.removedAt) throw new AppError('WRONG_STATE', reasonFor('CLINICAL_FILE_REMOVED'));
      const { takenOn, noteId } = asked;
      if (takenOn && takenOn > own.today) throw badInput({ takenOn: reasonFor('CLINICAL_FILE_DAY') });
      if (noteId) await requireNoteOf(tx, own, noteId, file.patient.id);
      if (asked.category && asked.category !== file.category && (await isScan(tx, file.id)))
        throw new AppError('WRONG_STATE', reasonFor('CLINICAL_FILE_SIGNED'));
      // Reception sees no note: what it sends takes none off.
      if (own.role === 'reception') delete asked.noteId;
      tx.assign(file, Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)));
      return { subject: file, answer: () => this.shown(tx, own, id), details: { patientId: file.patient.id } };
    });
  }

  /** Removes a file for a reason, for 30 days; null brings it back. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, LIMIT_REACHED */
  async remove(actor: Actor, input: z.input<typeof removeFileInput>): Promise<ShownFile> {
    return this.useCases.write(actor, 'file.remove', removeFileInput, input, async ({ id, reason }, change) => {
      const { tx, actor: own, lock } = change;
      const file = await this.lockOwn(change, id);
      if (reason !== null && !file.removedAt) {
        if (await isScan(tx, file.id)) throw new AppError('WRONG_STATE', reasonFor('CLINICAL_FILE_SIGNED'));
        tx.assign(file, {
          removedAt: this.clock.now(),
          removedBy: tx.getReference(User, own.userId),
          removedReason: reason,
        });
      }
      if (reason === null && file.removedAt) {
        await lock(Patient, { id: file.patient.id });
        if ((await countOwnFiles(tx, file.patient.id)) >= MOST_FILES)
          throw new AppError('LIMIT_REACHED', reasonFor('CLINICAL_FILES_FULL', { most: MOST_FILES }));
        await requireRoom(tx, file.patient.id, { size: file.size, megabytes: this.megabytes });
        tx.assign(file, { removedAt: null, removedBy: null, removedReason: null });
      }
      return { subject: file, answer: () => this.shown(tx, own, id), details: { patientId: file.patient.id } };
    });
  }

  /** Locks a file that the account may change. @throws AppError NOT_FOUND, WRONG_STATE for a hospital's document that it may read */
  private async lockOwn({ tx, actor, lock }: WriteContext<Account>, id: string): Promise<ClinicalFile> {
    const before = await findFile(tx, id, goneBefore(this.clock.now()));
    if (before) {
      // Records are locked before their files, as when files are added.
      await lock(Patient, { id: before.patientId });
    }
    const shown = await showFile(tx, actor, before);
    if (shown.row.isFromHospital && mayRead(shown))
      throw new AppError('WRONG_STATE', reasonFor('CLINICAL_FILE_OF_HOSPITAL'));
    if (!mayChange(shown)) throw noFile();
    const file = await lock(ClinicalFile, { id });
    if (!file) throw noFile();
    return file;
  }

  private async shown(tx: WriteContext<Account>['tx'], own: Account, id: string): Promise<ShownFile> {
    return showFile(tx, own, await findFile(tx, id, goneBefore(this.clock.now())));
  }
}
