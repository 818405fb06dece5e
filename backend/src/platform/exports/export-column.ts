import { sayDay, sayMoment } from '../time/clinic-time.js';

/** Clinic day, YYYY-MM-DD. */
export interface DayCell {
  day: string;
}

/** Value of a cell: a text, a number, a clinic day or a timestamp. */
export type Cell = string | number | DayCell | Date;

/** Column of an exported table. */
export interface ExportColumn<Row> {
  header: string;
  /** Width in characters. */
  width: number;
  /**
   * `money`: an amount in rupees, a number in a spreadsheet, with two decimals in text formats. `technical`: for programs
   * only, such as an id; omitted in a PDF.
   */
  kind?: 'money' | 'technical';
  cell: (row: Row) => Cell;
}

/** Returns a cell as text. */
export function textOfCell<Row>({ kind, cell }: ExportColumn<Row>, row: Row): string {
  const value = cell(row);
  if (value instanceof Date) return sayMoment(value);
  if (typeof value === 'object') return sayDay(value.day);
  return typeof value === 'number' && kind === 'money' ? value.toFixed(2) : String(value);
}
