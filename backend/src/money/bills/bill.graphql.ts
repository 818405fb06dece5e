import type * as Contract from '../../platform/graphql/generated.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import type { BillRow } from './bill.queries.js';
import type { FoundBills } from './bill.service.js';

/** Maps a bill to its GraphQL type. */
export function toBill({ patientId, patientNumber, patientName, ...row }: BillRow): Contract.Bill {
  const { id, number, day, title, chargeIds, withDiagnosis, canceledReason } = row;
  return {
    id,
    number,
    day,
    title,
    patient:
      patientId && patientNumber
        ? { id: patientId, patientId: formatRecordNumber(patientNumber), name: patientName ?? '' }
        : null,
    chargeIds,
    total: row.totalPaise,
    taxable: row.taxablePaise,
    cgst: row.cgstPaise,
    sgst: row.sgstPaise,
    withDiagnosis,
    canceledReason,
  };
}

/** Maps a slice of bills to a GraphQL connection. */
export function toBillConnection({ bills, hasNextPage, total: totalCount }: FoundBills): Contract.BillConnection {
  const edges = bills.map((row) => ({ node: toBill(row), cursor: encodeCursor({ at: row.at, id: row.id }) }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, totalCount };
}
