import { namedPatient } from '../../patients/index.js';
import type * as Contract from '../../platform/graphql/generated.js';
import { nationalDigits } from '../../platform/inputs/phone-number.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import type { AppointmentRow } from './appointment.queries.js';
import type { PendingPage } from './appointment.service.js';

/** Maps an appointment to its GraphQL type. */
export function toAppointment(row: AppointmentRow): Contract.Appointment {
  return {
    id: row.id,
    patient: namedPatient(row),
    physiotherapist: row.physiotherapistId ? { id: row.physiotherapistId, name: row.physiotherapistName ?? '' } : null,
    appointmentDate: row.startsAt,
    durationMinutes: row.durationMinutes,
    sessionType: row.sessionType,
    homeAddress: row.homeAddress,
    phone: row.phone && nationalDigits(row.phone),
    callEnding: row.callEnding,
    status: row.status,
    missedReason: row.missedReason,
    price: row.price,
    outsideHours: row.outsideHours,
    overrideReason: row.overrideReason,
    needsPhysiotherapist: row.needsPhysiotherapist,
    changeableUntil: row.changeableUntil,
    seriesId: row.seriesId,
    noteStatus: row.noteStatus,
    version: row.version,
  };
}

/** Maps a page of pending appointments to its GraphQL type. */
export function toPendingAppointmentPage({
  appointments,
  total,
  page,
  limit,
}: PendingPage): Contract.PendingAppointmentPage {
  return { appointments: appointments.map((row) => toAppointment(row)), total, page, limit };
}

/** Maps a slice of appointments to a GraphQL connection. */
export function toAppointmentConnection({
  appointments,
  hasNextPage,
  asOf,
}: {
  appointments: AppointmentRow[];
  hasNextPage: boolean;
  asOf: Date;
}): Contract.AppointmentConnection {
  const edges = appointments.map((row) => ({
    node: toAppointment(row),
    cursor: encodeCursor({ at: row.at, id: row.id, asOf }),
  }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, asOf };
}
