import type { z } from 'zod';
import { User } from '../../identity/index.js';
import { allows, findReach, Patient } from '../../patients/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { requireVersion } from '../../platform/inputs/expected-version.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { retractNoteValues } from '../../recovery/index.js';
import { NoteAddendum } from './note-addendum.entity.js';
import { addendumInput, noteErrorInput, noteInput } from './note.input.js';
import { findNote } from './note.queries.js';
import { closedReason, noNote, requireClosed, setTriggerClock, type ShownNote } from './note-state.js';
import { signNote } from './sign-note.js';
import { TreatmentNote } from './treatment-note.entity.js';

/** What happens to a note after its text: signature, addenda, mark as an error; a draft can be discarded. */
export class NoteLifecycleService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Signs one's own note as it stands. @throws AppError NOT_FOUND, BAD_INPUT, WRONG_STATE, CHANGED_MEANWHILE */
  async sign(actor: Actor, input: z.input<typeof noteInput>): Promise<ShownNote> {
    return this.useCases.write(actor, 'note.sign', noteInput, input, async ({ id, version }, change) => {
      const { note, now } = await this.lockOwn(change, id);
      requireVersion(version, note.version);
      if (note.status !== 'DRAFT') throw closedReason(note, now) ?? noNote();
      await signNote(change.tx, note, now);
      return { subject: note, answer: () => this.answer(change, id) };
    });
  }

  /** Deletes one's own draft and retracts its values; the audit trail says so. @throws AppError NOT_FOUND, WRONG_STATE */
  async discard(actor: Actor, input: z.input<typeof noteInput>): Promise<boolean> {
    return this.useCases.write(actor, 'note.discard', noteInput, input, async ({ id }, change) => {
      const { note, now } = await this.lockOwn(change, id);
      const closed = closedReason(note, now);
      if (closed) throw closed;
      await retractNoteValues(change.tx, id, 'DISCARDED', { userId: change.actor.userId, now });
      change.tx.remove(note);
      change.changed('note');
      return { subject: note, answer: () => true, details: { patients: [note.patient.id] } };
    });
  }

  /** Crosses out one's own note that is locked or signed, and retracts its values; nothing is deleted. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE */
  async markInError(actor: Actor, input: z.input<typeof noteErrorInput>): Promise<ShownNote> {
    return this.useCases.write(actor, 'note.markInError', noteErrorInput, input, async ({ id, reason }, change) => {
      const { note, now } = await this.lockOwn(change, id);
      requireClosed(note, now);
      change.tx.assign(note, { status: 'IN_ERROR', errorReason: reason });
      if (await retractNoteValues(change.tx, id, 'IN_ERROR', { userId: change.actor.userId, now }))
        change.changed('values');
      return { subject: note, answer: () => this.answer(change, id) };
    });
  }

  /**
   * Adds words to a note that is locked or signed, once per idempotency key.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, IDEMPOTENCY_KEY_REUSED
   */
  async addAddendum(actor: Actor, input: z.input<typeof addendumInput>): Promise<ShownNote> {
    return this.useCases.write(actor, 'note.addAddendum', addendumInput, input, async (asked, change) => {
      const { tx, actor: own, changed } = change;
      const { idempotencyKey: key, ...body } = asked;
      // Reach is decided for a repeated request, too: its answer is the note as it stands now.
      const note = await this.lockNote(change, body.noteId);
      const { reach } = await findReach(tx, own, note.patient.id);
      if (!allows(reach, 'addenda')) throw noNote();
      const make = async () => {
        const now = this.clock.now();
        requireClosed(note, now);
        tx.create(NoteAddendum, { note, text: body.text, author: tx.getReference(User, own.userId), at: now });
        changed('addendum');
        return { id: note.id };
      };
      await withIdempotency(tx, { actorId: own.userId, key, body }, make, (kept) => kept);
      return {
        subject: note,
        answer: () => this.answer(change, note.id),
      };
    });
  }

  /** Locks a note of a live record. @throws AppError NOT_FOUND */
  private async lockNote({ tx, lock }: WriteContext<Account>, id: string): Promise<TreatmentNote> {
    const note = await lock(TreatmentNote, { id });
    const isLive = note && (await tx.findOne(Patient, { id: note.patient.id, deletedAt: null }));
    if (!isLive) throw noNote();
    return note;
  }

  /** Locks one's own note, also of a patient who is out of reach by now. @throws AppError NOT_FOUND */
  private async lockOwn(change: WriteContext<Account>, id: string): Promise<{ note: TreatmentNote; now: Date }> {
    const note = await this.lockNote(change, id);
    if (note.author.id !== change.actor.userId) throw noNote();
    const now = this.clock.now();
    await setTriggerClock(change.tx, now);
    return { note, now };
  }

  private async answer({ tx, actor }: WriteContext<Account>, id: string): Promise<ShownNote> {
    const row = await findNote(tx, id);
    if (!row) throw noNote();
    return { row, actor, now: this.clock.now() };
  }
}
