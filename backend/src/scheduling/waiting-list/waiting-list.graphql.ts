import { namedPatient } from '../../patients/index.js';
import type * as Contract from '../../platform/graphql/generated.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import { toAppointment } from '../appointments/appointment.graphql.js';
import type { WaitingSlice } from './waiting-list.service.js';
import type { WaitingView } from './waiting-view.js';

/** Maps an entry to its GraphQL type. */
export function toWaitingListEntry({ insteadOf, appointment, ...row }: WaitingView): Contract.WaitingListEntry {
  return {
    ...row,
    patient: namedPatient(row),
    physiotherapist: row.physiotherapistId ? { id: row.physiotherapistId, name: row.physiotherapistName ?? '' } : null,
    insteadOf: insteadOf && toAppointment(insteadOf),
    appointment: appointment && toAppointment(appointment),
  };
}

/** Maps a slice of the list to a GraphQL connection. */
export function toWaitingListConnection({ entries, hasNextPage, total }: WaitingSlice): Contract.WaitingListConnection {
  const edges = entries.map((entry) => ({ node: toWaitingListEntry(entry), cursor: encodeCursor(entry) }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, totalCount: total };
}
