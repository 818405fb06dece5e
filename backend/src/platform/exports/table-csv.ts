import { BYTE_ORDER_MARK, csvLine } from './csv-line.js';
import { textOfCell, type ExportColumn } from './export-column.js';

/** Approximate size of a chunk, in characters. */
const PIECE = 16_384;

/** Formats the rows as CSV, in chunks. */
export function csvPieces<Row>(columns: readonly ExportColumn<Row>[]) {
  return async function* pieces(rows: AsyncIterable<Row>): AsyncIterable<string> {
    let piece = BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header));
    for await (const row of rows) {
      // A negative amount is a number, and no formula.
      const isNumber = (at: number) => typeof columns[at]?.cell(row) === 'number';
      piece += csvLine(
        columns.map((column) => textOfCell(column, row)),
        isNumber,
      );
      if (piece.length < PIECE) continue;
      yield piece;
      piece = '';
    }
    yield piece;
  };
}
