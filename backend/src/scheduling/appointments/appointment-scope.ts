import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { ALL_ROWS, isDesk, NO_ROWS, recordFilter, type VisibleTo } from '../../platform/access/visible-to.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { z } from 'zod';
import { noPhysiotherapist, Physiotherapist } from '../../clinic/index.js';
import { treatsAs } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { requireVersion, type rowReference } from '../../platform/inputs/expected-version.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { Appointment } from './appointment.entity.js';
import { lockSlotHolders } from './slot-holders.js';
import type { AppointmentRow } from './appointment.queries.js';

/** Error for an appointment that does not exist or is hidden from the actor. */
export const noAppointment = () => new AppError('NOT_FOUND', reasonFor('APPOINTMENT_NOT_FOUND'));

/**
 * SQL condition on an appointment `a`: those that an actor may see and, with a permission to, change. All for the front desk, of the
 * patients that its client may read for an API key of a hospital; their own for
 * patients and physiotherapists, who also see those of whom they cover for. A sender of HL7 v2 messages names sessions by its own identifiers alone (siu.service.ts).
 */
export function visibleAppointments(to: VisibleTo): RawBuilder<unknown> {
  const mayRead = recordFilter(to);
  if (mayRead !== ALL_ROWS) return sql`exists (select from patient p where p.id = a.patient_id and ${mayRead})`;
  if (to === 'SYSTEM' || isDesk(to) || to.role === 'source') return ALL_ROWS;
  // Subqueries, so that the planner uses the index of the patient or physiotherapist instead of scanning all upcoming appointments.
  if (to.role === 'patient')
    return sql`a.patient_id = (select id from patient where user_id = ${to.userId} and deleted_at is null)`;
  if (to.role !== 'physiotherapist') return NO_ROWS;
  return sql`a.physiotherapist_id in (select physiotherapist_id from ${treatsAs(to)})`;
}

/** Requires that an actor may see an appointment. @throws AppError NOT_FOUND */
export async function requireVisibleAppointment(tx: EntityManager, actor: VisibleTo, id: string): Promise<void> {
  const condition = visibleAppointments(actor);
  if (condition === ALL_ROWS) return;
  const { rows } = await sql`select from appointment a where a.id = ${id} and ${condition}`.execute(tx.getKysely());
  if (rows.length === 0) throw noAppointment();
}

/** Requires that a column is the acting physiotherapist's own; other roles may use every column. @throws AppError NOT_FOUND */
export async function requireOwnColumn(
  tx: EntityManager,
  actor: Actor,
  physiotherapistId: string | null | undefined,
): Promise<void> {
  if (actor.role !== 'physiotherapist') return;
  const own = physiotherapistId && { id: physiotherapistId, user: actor.userId, deletedAt: null };
  if (!own || (await tx.count(Physiotherapist, own)) === 0) throw noPhysiotherapist();
}

/**
 * Locks and returns an appointment; of two concurrent changes the second sees the first's result. Locks its
 * physiotherapist, patient and the new physiotherapist first.
 * @throws AppError NOT_FOUND (also for another's), CHANGED_MEANWHILE
 */
export async function lockAppointment(
  change: WriteContext<Actor>,
  named: z.output<typeof rowReference>,
  instead?: string | null,
): Promise<Appointment> {
  const id = rowId.parse(named.id);
  const locked = await lockSlotHolders(change.tx, { appointmentId: id, ...(instead && { instead }) });
  const appointment = await change.lock(Appointment, { id, deletedAt: null });
  if (!appointment) throw noAppointment();
  await requireVisibleAppointment(change.tx, change.actor, id);
  requireVersion(named.version, appointment.version);
  // The session was reassigned before the lock; the new physiotherapist is not locked.
  const treats = !instead && appointment.physiotherapist?.id;
  if (treats && !locked.includes(treats)) throw new AppError('CHANGED_MEANWHILE', reasonFor('CHANGED_MEANWHILE'));
  return appointment;
}

/**
 * Redacts an appointment for an actor. Physiotherapists and doctors see no price; a physiotherapist the address of a
 * home visit while it is scheduled, a doctor none. Reception sees no reason of a missed session, which may be clinical (bench §11). Only admins and their
 * programs see the override reason. Only the front desk sees the phone number; a program sees neither address nor number. Where the
 * treatment note stands is for clinicians and admins; a draft counts as locked from its time on.
 */
export function redactAppointment(
  actor: Actor,
  { changeableUntil: until, noteStatus, noteLocksAt, ...row }: AppointmentRow,
  now: Date,
): AppointmentRow {
  const { role, kind } = actor;
  const mayDrive = role !== 'doctor' && (role !== 'physiotherapist' || row.status === 'scheduled');
  const homeAddress = kind === 'account' && mayDrive ? row.homeAddress : null;
  const callEnding = kind === 'account' && role !== 'doctor' ? row.callEnding : null;
  const seesNote = kind === 'account' && role !== 'patient' && role !== 'reception';
  const isLocked = noteStatus === 'DRAFT' && noteLocksAt !== null && noteLocksAt <= now;
  const phone = kind === 'account' && isDesk(actor) ? row.phone : null;
  const present = {
    ...row,
    homeAddress,
    phone,
    callEnding,
    changeableUntil: until && until > now ? until : null,
    noteStatus: seesNote ? (isLocked ? 'LOCKED' : noteStatus) : null,
    noteLocksAt: null,
  } as const;
  if (role === 'admin') return present;
  const seen = { ...present, overrideReason: null };
  if (role === 'reception') return { ...seen, missedReason: null };
  return role === 'physiotherapist' || role === 'doctor' ? { ...seen, price: null } : seen;
}
