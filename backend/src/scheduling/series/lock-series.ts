import { sql } from 'kysely';
import { Physiotherapist } from '../../clinic/index.js';
import { FOR_UPDATE } from '../../platform/db/locked.js';
import type { Account } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { noAppointment } from '../appointments/appointment-scope.js';
import { AppointmentSeries } from '../appointments/appointment-series.entity.js';
import { Appointment } from '../appointments/appointment.entity.js';
import { findWithinReach } from '../appointments/bookable-patient.js';

/** The sessions of a series that are ahead from one of them on, locked. */
export interface LockedSeries {
  series: AppointmentSeries;
  patientId: string;
  /** In order; at least one. */
  sessions: Appointment[];
}

/**
 * Locks whoever treats the sessions of a series, the physiotherapist who may treat them from then on, the patient, then the sessions, and
 * returns the scheduled ones that have not begun, from one of them on. Of a physiotherapist, their own alone.
 * @throws AppError NOT_FOUND (also for another's), WRONG_STATE (none is ahead), CHANGED_MEANWHILE
 */
export async function lockSeries(
  { tx, actor }: WriteContext<Account>,
  { id, fromAppointmentId, instead }: { id: string; fromAppointmentId: string; instead?: string | null | undefined },
  now: Date,
): Promise<LockedSeries> {
  const db = tx.getKysely();
  const locked = await sql<{ id: string }>`
    select id from physiotherapist
    where id in (select physiotherapist_id from appointment where series_id = ${id} and status = 'scheduled')
      or id = ${instead ?? null}::uuid
    order by id for no key update`.execute(db);
  const patients = await sql<{ id: string }>`
    select id from patient where id = (select patient_id from appointment where series_id = ${id} limit 1)
    for no key update`.execute(db);
  const [patient] = patients.rows;
  if (!patient) throw noSeries();
  const all = await tx.find(Appointment, { series: id, deletedAt: null }, { ...FOR_UPDATE, orderBy: { id: 'asc' } });
  await findWithinReach(tx, actor, patient.id);
  const own = actor.role === 'physiotherapist' ? await ownColumns(tx, actor) : null;
  const visible = all.filter(({ physiotherapist }) => !own || own.has(physiotherapist?.id ?? ''));
  const from = visible.find((session) => session.id === fromAppointmentId);
  if (!from) throw visible.length === 0 ? noSeries() : noAppointment();
  const sessions = visible
    .filter(({ status, startsAt }) => status === 'scheduled' && startsAt > now && startsAt >= from.startsAt)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  if (sessions.length === 0) throw new AppError('WRONG_STATE', reasonFor('SERIES_NONE_AHEAD'));
  // A session was reassigned, or the record merged, before the locks.
  const holders = new Set(locked.rows.map((row) => row.id));
  const isOther = ({ patient: of, physiotherapist }: Appointment) =>
    of.id !== patient.id || (physiotherapist && !holders.has(physiotherapist.id));
  if (sessions.some(isOther)) throw new AppError('CHANGED_MEANWHILE', reasonFor('CHANGED_MEANWHILE'));
  return { series: tx.getReference(AppointmentSeries, id), patientId: patient.id, sessions };
}

const noSeries = () => new AppError('NOT_FOUND', reasonFor('SERIES_NOT_FOUND'));

async function ownColumns(tx: WriteContext<Account>['tx'], { userId }: Account): Promise<Set<string>> {
  const own = await tx.find(Physiotherapist, { user: userId, deletedAt: null });
  return new Set(own.map(({ id }) => id));
}
