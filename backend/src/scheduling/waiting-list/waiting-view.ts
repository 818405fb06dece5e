import type { EntityManager } from '@mikro-orm/postgresql';
import type { Account } from '../../platform/access/actor.js';
import { redactAppointment } from '../appointments/appointment-scope.js';
import { type AppointmentRow, findAppointments } from '../appointments/appointment.queries.js';
import type { WaitingRow } from './waiting-list.queries.js';

/** An entry with the session that is to come earlier, and the one that it got. */
export interface WaitingView extends WaitingRow {
  insteadOf: AppointmentRow | null;
  appointment: AppointmentRow | null;
}

/** Adds the sessions of entries, in one statement. */
export async function viewsOf(
  em: EntityManager,
  actor: Account,
  rows: readonly WaitingRow[],
  now: Date,
): Promise<WaitingView[]> {
  const ids = rows
    .flatMap(({ insteadOfId, appointmentId }) => [insteadOfId, appointmentId])
    .filter((id) => id !== null);
  const found = ids.length > 0 ? await findAppointments(em, { visibleTo: actor, ids }, undefined) : [];
  const sessions = new Map(found.map((row) => [row.id, redactAppointment(actor, row, now)]));
  const sessionOf = (id: string | null) => (id && sessions.get(id)) || null;
  return rows.map((row) => ({
    ...row,
    insteadOf: sessionOf(row.insteadOfId),
    appointment: sessionOf(row.appointmentId),
  }));
}
