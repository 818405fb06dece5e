import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { Physiotherapist } from '../../clinic/index.js';
import { User } from '../../identity/index.js';
import { type Patient, requireReach } from '../../patients/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { FOR_UPDATE } from '../../platform/db/locked.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { requireVersion } from '../../platform/inputs/expected-version.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { contentHash, writeNoteValues } from '../../recovery/index.js';
import { type AppointmentRow, findAppointments, redactAppointment } from '../../scheduling/index.js';
import { CONTENT_FIELDS, type NoteContent } from './note-content.js';
import { writeNoteInput, type WrittenInput } from './note.input.js';
import { clinicianNameOf, findNote } from './note.queries.js';
import { closeSession, lockNoteSession, type NoteSession } from './note-session.js';
import { closedReason, noNote, setTriggerClock, type ShownNote } from './note-state.js';
import { raiseDraftVersion } from './note-version.js';
import { signNote } from './sign-note.js';
import { TreatmentNote } from './treatment-note.entity.js';

const HOUR_MS = 3_600_000;

/** A written note, and its session. */
export interface WrittenNote {
  note: ShownNote;
  appointment: AppointmentRow | null;
}

/** The note that is there, and what it is written with. */
interface Writing {
  asked: WrittenInput;
  patient: Patient;
  session: NoteSession | undefined;
  now: Date;
}

/** Writes treatment notes: text, completion of the session and signature in one transaction. */
export class WriteNoteService {
  constructor(
    private readonly useCases: UseCases,
    private readonly settings: { clock: Clock; lockHours: number },
  ) {}

  /**
   * Writes a note as a whole, once per idempotency key, completes its session and signs it, as asked: all of it or nothing.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE, IDEMPOTENCY_KEY_REUSED
   */
  async write(actor: Actor, input: z.input<typeof writeNoteInput>): Promise<WrittenNote> {
    const work = async (asked: WrittenInput, change: WriteContext<Account>) => {
      const { tx, actor: own } = change;
      const { idempotencyKey: key, ...body } = asked;
      // The stored response names the rows alone, so that no clinical text is copied.
      const make = async () => this.make(asked, change);
      const stored = await withIdempotency(tx, { actorId: own.userId, key, body }, make, (kept) => kept);
      return {
        subject: tx.getReference(TreatmentNote, stored.id),
        answer: () => this.answer(tx, own, stored),
        details: {
          ...(asked.appointmentId && { appointmentId: asked.appointmentId }),
          ...(stored.hasCompleted && { completed: true }),
          ...(asked.sign && { signed: true }),
        },
      };
    };
    return this.useCases.write(actor, 'note.write', writeNoteInput, input, work, (constraint) =>
      constraint === 'treatment_note_session'
        ? new AppError('CHANGED_MEANWHILE', reasonFor('CHANGED_MEANWHILE'))
        : undefined,
    );
  }

  private async make(asked: WrittenInput, change: WriteContext<Account>) {
    const { tx, actor } = change;
    const { patient } = await requireReach(tx, actor, asked.patientId, 'note');
    const session = asked.appointmentId ? await lockNoteSession(change, asked, patient.id) : undefined;
    const found = await findWritten(tx, asked, patient);
    // After the locks, so that a note that locked meanwhile is refused.
    const now = this.settings.clock.now();
    await setTriggerClock(tx, now);
    if (found) await requireOwnDraft(tx, found, actor, now);
    requireVersion(asked.version, found?.version ?? 0);
    if (session) session.requireWritable(now);
    const before = found?.version;
    const writing = { asked, patient, session, now };
    const note = this.store(change, found, writing);
    await tx.flush();
    const hasOtherValues = await this.writeValues(change, note, writing);
    if (hasOtherValues && note.version === before) {
      await raiseDraftVersion(tx, note.id);
      await tx.refresh(note);
    }
    const hasCompleted =
      session !== undefined && asked.complete && (await closeSession(change, session.appointment, now));
    if (asked.sign) await signNote(tx, note, now);
    await tx.flush();
    return { id: note.id, appointmentId: asked.appointmentId, hasCompleted };
  }

  /** Assigns the content to the note, or creates it. */
  private store(
    { tx, actor }: WriteContext<Account>,
    found: TreatmentNote | null,
    { asked, patient, session, now }: Writing,
  ): TreatmentNote {
    const content = Object.fromEntries(CONTENT_FIELDS.map((field) => [field, asked[field]])) as unknown as NoteContent;
    if (found) {
      // JSON is assigned only if it differs: the database orders its keys in its own way.
      for (const field of CONTENT_FIELDS)
        if (contentHash(found[field]) !== contentHash(content[field])) tx.assign(found, { [field]: content[field] });
      if (session && found.at.getTime() !== session.startsAt.getTime()) tx.assign(found, { at: session.startsAt });
      return found;
    }
    const coveredFor = session?.coveredForId ? tx.getReference(Physiotherapist, session.coveredForId) : null;
    return tx.create(TreatmentNote, {
      id: uuidv7(),
      patient,
      appointment: session?.appointment ?? null,
      at: session?.startsAt ?? now,
      author: tx.getReference(User, actor.userId),
      coveredFor,
      ...content,
      locksAt: new Date(now.getTime() + this.settings.lockHours * HOUR_MS),
      signedAt: null,
      contentHash: null,
      errorReason: null,
      createdAt: now,
    });
  }

  /** Writes the note's values as a whole. @returns whether any changed @throws AppError BAD_INPUT */
  private async writeValues(
    { tx, actor, changed }: WriteContext<Account>,
    { id, at }: TreatmentNote,
    { asked, patient, now }: Writing,
  ): Promise<boolean> {
    // A note can be written before its session begins: then its values were taken when it was written.
    const of = { id, patientId: patient.id, takenAt: at < now ? at : now };
    const hasChanged = await writeNoteValues(tx, of, asked.values, { userId: actor.userId, now });
    if (hasChanged) changed('values');
    return hasChanged;
  }

  private async answer(
    tx: EntityManager,
    actor: Account,
    { id, appointmentId }: { id: string; appointmentId: string | null },
  ): Promise<WrittenNote> {
    const row = await findNote(tx, id);
    if (!row) throw noNote();
    const now = this.settings.clock.now();
    const [session] = appointmentId ? await findAppointments(tx, { visibleTo: 'SYSTEM', ids: [appointmentId] }, 1) : [];
    return { note: { row, actor, now }, appointment: session ? redactAppointment(actor, session, now) : null };
  }
}

/** Finds and locks the note that is written again: that of the session, or the named one without a session. @throws AppError NOT_FOUND */
async function findWritten(
  tx: EntityManager,
  { appointmentId, noteId }: Pick<WrittenInput, 'appointmentId' | 'noteId'>,
  { id: patient }: Patient,
): Promise<TreatmentNote | null> {
  if (!noteId && !appointmentId) return null;
  const of = noteId ? { id: noteId } : { status: { $ne: 'IN_ERROR' as const } };
  const found = await tx.findOne(TreatmentNote, { ...of, appointment: appointmentId, patient }, FOR_UPDATE);
  if (noteId && !found) throw noNote();
  return found;
}

/** Checks that a note is an open draft of the account. @throws AppError WRONG_STATE */
async function requireOwnDraft(tx: EntityManager, note: TreatmentNote, actor: Account, now: Date): Promise<void> {
  const closed = closedReason(note, now);
  if (closed) throw closed;
  if (note.author.id === actor.userId) return;
  throw new AppError(
    'WRONG_STATE',
    reasonFor('NOTE_OF_ANOTHER', { author: await clinicianNameOf(tx, note.author.id) }),
  );
}
