import { BYTE_ORDER_MARK, csvLine } from './csv-line.js';
import { textOfCell, type ExportColumn } from './export-column.js';

/** Rows go out in pieces of about this many characters. */
const PIECE = 16_384;

/** The rows as CSV, in pieces. */
export function csvPieces<Row>(columns: readonly ExportColumn<Row>[]) {
  return async function* pieces(rows: AsyncIterable<Row>): AsyncIterable<string> {
    let piece = BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header));
    for await (const row of rows) {
      piece += csvLine(columns.map((column) => textOfCell(column, row)));
      if (piece.length < PIECE) continue;
      yield piece;
      piece = '';
    }
    yield piece;
  };
}
