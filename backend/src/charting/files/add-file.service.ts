import type { z } from 'zod';
import { requireRoom } from '../../hospitals/index.js';
import { User } from '../../identity/index.js';
import { noRecord, Patient } from '../../patients/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { RateLimit } from '../../platform/limits/rate-limit.js';
import type { FileScans } from '../../platform/scanning/file-scans.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { ClinicalFile } from './clinical-file.entity.js';
import { requireNoteOf, requireFileReach, showFile } from './file-reach.js';
import { goneBefore, type ShownFile } from './file-state.js';
import type { FileStore, StoredContent } from './file-store.js';
import { addFileInput, type AddedFile } from './file.input.js';
import { countOwnFiles, findFile } from './file.queries.js';

/** Largest number of files of a patient. */
export const MOST_FILES = 300;

/** A file, and whether it was added now. */
export interface AddedResult {
  shown: ShownFile;
  isNew: boolean;
}

/** Adds files to records: the bytes first, then their row. */
export class AddFileService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { store: FileStore; scans: FileScans; clock: Clock; cap: RateLimit; megabytes: number },
  ) {}

  /**
   * Adds a file, or finds the patient's file with the same bytes, which comes back if it was removed.
   * @throws AppError BAD_INPUT, NOT_FOUND, UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, LIMIT_REACHED, RATE_LIMITED
   */
  async add(actor: Actor, input: z.input<typeof addFileInput>, upload: Buffer | undefined): Promise<AddedResult> {
    const { store, scans, clock, cap, megabytes } = this.parts;
    const stored = await this.useCases.read(
      actor,
      'file.add',
      addFileInput,
      input,
      async (asked, { actor: own, em }) => {
        const { patient } = await requireFileReach(em.fork(), own, asked.patientId, 'treat');
        await this.requireFields(em, own, asked, patient.id);
        if (!upload) throw badInput({ file: reasonFor('FILE_NOT_CHOSEN') });
        await cap.consume(own.userId);
        return store.put(await store.read(upload));
      },
    );
    const work = async (asked: AddedFile, change: WriteContext<Account>) => {
      const { tx, actor: own, lock } = change;
      const { patient: named } = await requireFileReach(tx, own, asked.patientId, 'treat');
      // Two requests with the same bytes, and the count, follow one another.
      const patient = await lock(Patient, { id: named.id, deletedAt: null });
      if (!patient) throw noRecord();
      await this.requireFields(tx, own, asked, patient.id);
      const found = await tx.findOne(ClinicalFile, { patient, hash: stored.hash });
      if ((!found || found.removedAt) && (await countOwnFiles(tx, patient.id)) >= MOST_FILES)
        throw new AppError('LIMIT_REACHED', reasonFor('CLINICAL_FILES_FULL', { most: MOST_FILES }));
      if (!found || found.removedAt) await requireRoom(tx, patient.id, { size: stored.size, megabytes });
      if (found?.removedAt) tx.assign(found, { removedAt: null, removedBy: null, removedReason: null });
      const file = found ?? this.create(change, patient, asked, stored);
      await tx.flush();
      if (!found) await scans.expect(tx, stored.fileKey);
      const since = goneBefore(clock.now());
      const answer = async () => ({
        shown: await showFile(tx, own, await findFile(tx, file.id, since)),
        isNew: !found,
      });
      return { subject: file, answer, details: { patientId: patient.id } };
    };
    return store.naming(stored, () => this.useCases.write(actor, 'file.add', addFileInput, input, work));
  }

  private create(
    { tx, actor }: WriteContext<Account>,
    patient: Patient,
    { category, title, takenOn, noteId }: AddedFile,
    stored: StoredContent,
  ): ClinicalFile {
    return tx.create(ClinicalFile, {
      patient,
      category,
      title,
      takenOn,
      noteId,
      ...stored,
      addedBy: tx.getReference(User, actor.userId),
      addedOn: actor.today,
      addedAt: this.parts.clock.now(),
      removedAt: null,
      removedBy: null,
      removedReason: null,
    });
  }

  private async requireFields(
    em: WriteContext<Account>['tx'],
    own: Account,
    { takenOn, noteId }: AddedFile,
    patientId: string,
  ): Promise<void> {
    if (takenOn !== null && takenOn > own.today) throw badInput({ takenOn: reasonFor('CLINICAL_FILE_DAY') });
    if (noteId !== null) await requireNoteOf(em, own, noteId, patientId);
  }
}
