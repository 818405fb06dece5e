import type * as Contract from '../../platform/graphql/generated.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import { expectedCash, type DayBookLineRow, type DayBookRow, type DayCloseRow } from './day-book.queries.js';
import { totalsByMethod } from './day-totals.js';

/** Maps a close of a day to its GraphQL type. */
export function toDayClose(row: DayCloseRow): Contract.DayClose {
  const { day, countedPaise: counted, bankedPaise: banked, note, closedBy, closedAt } = row;
  const expected = expectedCash(row);
  return { day, expected, counted, difference: counted - expected, banked, note, closedBy, closedAt };
}

function toLine({ amountPaise: amount, patientId, patientNumber, patientName, ...line }: DayBookLineRow) {
  const patient =
    patientId && patientNumber
      ? { id: patientId, patientId: formatRecordNumber(patientNumber), name: patientName ?? '' }
      : null;
  return { ...line, amount, patient };
}

/** Maps the books of a day to their GraphQL type. */
export function toDayBook(book: DayBookRow): Contract.DayBook {
  const { day, lines, chargedPaise: charged, creditedPaise: credited, cash, close } = book;
  const { openingPaise: opening, receivedPaise: received, refundedPaise: refunded } = cash;
  return {
    day,
    lines: lines.map((line) => toLine(line)),
    methods: totalsByMethod(lines),
    charged,
    credited,
    cash: { opening, received, refunded, expected: expectedCash(cash) },
    close: close && toDayClose(close),
  };
}
