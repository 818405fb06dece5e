import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { KnownPhysiotherapist, SessionType } from '../../clinic/index.js';
import { AppError, type ErrorCode } from '../../platform/errors/errors.js';
import { reasonFor, type Reason } from '../../platform/errors/reason.js';
import { findSchedulesAround, type SoughtSession } from '../appointments/free-physiotherapists.js';
import { noAppointment } from '../appointments/appointment-scope.js';
import { type AffectedSession, inLeave } from './affected-sessions.js';

/** Who takes one session of an absence. */
export interface StandIn {
  appointmentId: string;
  physiotherapistId: string;
  /** As it was read; null or undefined: any. */
  version?: number | null | undefined;
}

/** A stand-in that could not be arranged. */
export interface RefusedStandIn {
  appointmentId: string;
  code: ErrorCode;
  message: string;
}

/** A session of the absence, locked. */
interface LeftSession extends SoughtSession {
  status: 'pending' | 'scheduled';
  version: number;
}

/** Whose absence, and the sessions in it that have not begun. */
interface Absence {
  physiotherapistId: string;
  from: Date;
  until: Date;
  now: Date;
}

/** Locks physiotherapists in id order, as bookings do, until commit, and returns those who exist. */
export async function lockThose(tx: EntityManager, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from physiotherapist where id = any(${ids}::uuid[]) and deleted_at is null
    order by id for no key update`.execute(tx.getKysely());
  return new Set(rows.map(({ id }) => id));
}

/**
 * Gives sessions of an absence to whom is named, where that one is free, and returns the given sessions and the
 * refused stand-ins. A session counts against the next one of the same stand-in. The caller holds the row locks of
 * the absent physiotherapist and of all stand-ins.
 * @throws AppError NOT_FOUND (no such session)
 */
export async function giveToStandIns(
  tx: EntityManager,
  absence: Absence,
  standIns: readonly StandIn[],
): Promise<{ given: AffectedSession[]; refused: RefusedStandIn[] }> {
  await requireKnown(tx, standIns);
  const left = new Map((await lockLeft(tx, absence)).map((session) => [session.id, session]));
  const among = sql`t.id = any(${standIns.map(({ physiotherapistId }) => physiotherapistId)}::uuid[])`;
  const schedules = await findSchedulesAround(tx, [...left.values()], among);
  const known = new Map(schedules.known.map((who) => [who.id, who]));
  const names = await findNames(tx, standIns);
  const refusalOf = (standIn: StandIn, session: LeftSession | undefined, who: KnownPhysiotherapist | undefined) => {
    const name = names.get(standIn.physiotherapistId) ?? '';
    if (!session) return refuse('CHANGED_MEANWHILE', reasonFor('NOT_IN_ABSENCE'));
    if (standIn.version && standIn.version !== session.version)
      return refuse('CHANGED_MEANWHILE', reasonFor('STAND_IN_OUTDATED'));
    if (!who) return refuse('NOT_FOUND', reasonFor('STAND_IN_GONE', { name }));
    const conflict = schedules.conflictOf(who, session);
    if (!conflict) return undefined;
    const isBusy = conflict === 'DOUBLE_BOOKED';
    return refuse(conflict, isBusy ? reasonFor('STAND_IN_BUSY', { name }) : reasonFor('STAND_IN_AWAY', { name }));
  };
  const given: (AffectedSession & { to: string })[] = [];
  const refused: RefusedStandIn[] = [];
  const beginning = ({ appointmentId }: StandIn) => left.get(appointmentId)?.startsAt.getTime() ?? 0;
  for (const standIn of standIns.toSorted((one, other) => beginning(one) - beginning(other))) {
    const session = left.get(standIn.appointmentId);
    const who = known.get(standIn.physiotherapistId);
    const refusal = refusalOf(standIn, session, who);
    if (refusal) refused.push({ appointmentId: standIn.appointmentId, ...refusal });
    if (refusal || !session || !who) continue;
    schedules.take(who, session);
    given.push({ id: session.id, status: session.status, to: who.id });
  }
  await giveSessions(tx, given);
  return { given, refused };
}

const refuse = (code: ErrorCode, reason: Reason) => ({ code, message: reason.sentence });

/** @throws AppError NOT_FOUND for an id of no session */
async function requireKnown(tx: EntityManager, standIns: readonly StandIn[]): Promise<void> {
  const ids = standIns.map(({ appointmentId }) => appointmentId);
  const { rows } = await sql`select from appointment where id = any(${ids}::uuid[]) and deleted_at is null`.execute(
    tx.getKysely(),
  );
  if (rows.length < ids.length) throw noAppointment();
}

/** Locks the patients in id order, then the sessions of the absence, as bookings do. */
async function lockLeft(tx: EntityManager, absence: Absence): Promise<LeftSession[]> {
  const db = tx.getKysely();
  const inAbsence = inLeave(absence, absence.now);
  await sql`select from patient where id in (select patient_id from appointment where ${inAbsence})
    order by id for no key update`.execute(db);
  const { rows } = await sql<Omit<LeftSession, 'startsAt'> & { startsAt: string; sessionType: SessionType }>`
    select id, patient_id as "patientId", physiotherapist_id as "physiotherapistId", starts_at as "startsAt",
      duration_minutes as "durationMinutes", session_type as "sessionType", status, version
    from appointment where ${inAbsence} order by starts_at, id for no key update`.execute(db);
  return rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt) }));
}

async function findNames(tx: EntityManager, standIns: readonly StandIn[]): Promise<Map<string, string>> {
  const ids = standIns.map(({ physiotherapistId }) => physiotherapistId);
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from physiotherapist where id = any(${ids}::uuid[])`.execute(tx.getKysely());
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Assigns sessions within the hours of those who take them. */
async function giveSessions(tx: EntityManager, given: readonly { id: string; to: string }[]): Promise<void> {
  if (given.length === 0) return;
  await sql`update appointment a set physiotherapist_id = g.taker, needs_physiotherapist = false, outside_hours = false,
      override_reason = null, version = a.version + 1
    from unnest(${given.map(({ id }) => id)}::uuid[], ${given.map(({ to }) => to)}::uuid[]) as g(id, taker)
    where a.id = g.id`.execute(tx.getKysely());
}

/**
 * Maps an overlap to CHANGED_MEANWHILE: a stand-in got a session from a transaction that took no row lock.
 */
export function slotTaken(constraint: string): AppError | undefined {
  return constraint.endsWith('_slot') ? new AppError('CHANGED_MEANWHILE', reasonFor('CHANGED_MEANWHILE')) : undefined;
}
