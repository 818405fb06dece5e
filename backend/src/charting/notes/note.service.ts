import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { findReach, requireReach } from '../../patients/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import { decodeCursor } from '../../platform/lists/list-cursor.js';
import type { Clock } from '../../platform/time/clock.js';
import type { ReadContext, UseCases } from '../../platform/use-cases.js';
import { type AskedValue, askedOf, findAskedByPhase, withLastValues } from '../../recovery/index.js';
import { Appointment, noAppointment } from '../../scheduling/index.js';
import type { NoteKind, TreatmentGiven } from './note-content.js';
import { findTreatingAs } from './note-access.js';
import { noteInput, noteListInput, noteStartInput } from './note.input.js';
import {
  findBeginning,
  findLastNoteValues,
  findNote,
  findNotes,
  findSessionNotes,
  findUnsignedNotes,
  type NoteRow,
} from './note.queries.js';
import { noNote, type ShownNote } from './note-state.js';

import type { NoteTemplate } from './note-template.entity.js';
import { findNoteTemplate } from './note-template.service.js';

/** Number of notes to sign that are listed. */
const MOST_UNSIGNED = 100;

/** What the note of a session begins with. */
export interface NoteStart {
  note: ShownNote | null;
  kind: NoteKind;
  treatments: TreatmentGiven[];
  assessment: string;
  plan: string;
  carriedFrom: Date | null;
  values: AskedValue[];
}

/** Reads treatment notes. */
export class NoteService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Lists a slice of a patient's notes, newest first. @throws AppError BAD_INPUT, NOT_FOUND */
  async list(
    actor: Actor,
    input: z.input<typeof noteListInput>,
  ): Promise<{ notes: ShownNote[]; hasNextPage: boolean }> {
    return this.useCases.read(actor, 'note.list', noteListInput, input, async (asked, look) => {
      const { patient, reach } = await requireReach(look.em.fork(), look.actor, asked.patientId);
      const after = asked.after ? decodeCursor(asked.after) : undefined;
      const rows = await findNotes(look.em, { patientId: patient.id, first: asked.first + 1, after });
      await look.seen({ subjectType: 'patient', subjectId: patient.id, details: { reach } });
      return {
        notes: rows.slice(0, asked.first).map((row) => this.shown(row, look.actor)),
        hasNextPage: rows.length > asked.first,
      };
    });
  }

  /** Returns a note to who may see its patient, and always to its author. @throws AppError NOT_FOUND */
  async read(actor: Actor, input: z.input<typeof noteInput>): Promise<ShownNote> {
    return this.useCases.read(actor, 'note.read', noteInput, input, async ({ id }, look) => {
      const row = await findNote(look.em, id);
      if (!row) throw noNote();
      const { reach } = await findReach(look.em, look.actor, row.patientId);
      if (reach === 'NONE' && row.authorId !== look.actor.userId) throw noNote();
      await look.seen({ subjectType: 'patient', subjectId: row.patientId, details: { noteId: id, reach } });
      return this.shown(row, look.actor);
    });
  }

  /** Returns what the note of a session begins with; nothing of it is stored. @throws AppError NOT_FOUND (session, template) */
  async start(actor: Actor, input: z.input<typeof noteStartInput>): Promise<NoteStart> {
    return this.useCases.read(
      actor,
      'note.begin',
      noteStartInput,
      input,
      async ({ appointmentId, templateId }, look) => {
        const session = await this.requireSession(look, appointmentId);
        const template = templateId ? await findNoteTemplate(look.em.fork(), look.actor, templateId) : null;
        const { before, isFirst } = await findBeginning(look.em, session);
        const note = (await findSessionNotes(look.em, [session.id])).get(session.id);
        await look.seen({ subjectType: 'patient', subjectId: session.patientId, details: { appointmentId } });
        return {
          note: note ? this.shown(note, look.actor) : null,
          kind: isFirst ? 'INITIAL' : 'SESSION',
          treatments: before?.treatments ?? [],
          assessment: before?.assessment ?? '',
          plan: before?.plan ?? '',
          carriedFrom: before?.at ?? null,
          values: await findAskedValues(look.em, session, { noteId: note?.id ?? null, template }),
        };
      },
    );
  }

  /** Lists one's own drafts and locked notes, the oldest first. */
  async toSign(actor: Actor): Promise<ShownNote[]> {
    return this.useCases.read(actor, 'note.listUnsigned', nothing, {}, async (_, { em, actor: own, listed }) => {
      const rows = await findUnsignedNotes(em, own.userId, MOST_UNSIGNED);
      await listed(rows.map(({ patientId }) => ({ id: patientId })));
      return rows.map((row) => this.shown(row, own));
    });
  }

  private shown(row: NoteRow, actor: Account): ShownNote {
    return { row, actor, now: this.clock.now() };
  }

  /** Finds a session that the account gives, of a patient within its reach. @throws AppError NOT_FOUND */
  private async requireSession({ em: shared, actor }: ReadContext<Account>, id: string) {
    const em = shared.fork();
    const session = await em.findOne(Appointment, { id, deletedAt: null });
    const { treats } = await findTreatingAs(em, actor);
    if (!session?.physiotherapist || !treats.has(session.physiotherapist.id)) throw noAppointment();
    await requireReach(em, actor, session.patient.id, 'note');
    return { id, patientId: session.patient.id, startsAt: session.startsAt };
  }
}

/** Number of values that a note asks for. */
const MOST_ASKED = 20;

/** Finds what is to be measured in a session, by the plan's phase, else by the last three notes, else by the template, with the last value of each. */
async function findAskedValues(
  em: EntityManager,
  session: { id: string; patientId: string; startsAt: Date },
  { noteId, template }: { noteId: string | null; template: NoteTemplate | null },
): Promise<AskedValue[]> {
  const ofPhase = await findAskedByPhase(em, session.patientId);
  const ofNotes = ofPhase.length > 0 ? [] : (await findLastNoteValues(em, session)).map(askedOf);
  const ofTemplate = (template?.measures ?? []).map((measure) => ({ measure, side: null, mode: null }));
  const asked = [ofPhase, ofNotes].find((one) => one.length > 0) ?? ofTemplate;
  return (await withLastValues(em, session.patientId, asked, noteId)).slice(0, MOST_ASKED);
}
