import { sayDay, sayMoment } from '../clinic-time.js';

/** A calendar day of the clinic, YYYY-MM-DD. */
export interface DayCell {
  day: string;
}

/** The value of a cell: a text, a number, a day of the clinic or a moment. */
export type Cell = string | number | DayCell | Date;

/** A column of an exported table. */
export interface ExportColumn<Row> {
  header: string;
  /** In characters, as a spreadsheet has it. */
  width: number;
  /** Rupees: a number that a spreadsheet can add, with two decimals where it is written as text. */
  isMoney?: boolean;
  /** For programs only, such as an id: a PDF leaves the column out. */
  isTechnical?: boolean;
  cell: (row: Row) => Cell;
}

/** Returns a cell as text. */
export function textOfCell<Row>({ isMoney, cell }: ExportColumn<Row>, row: Row): string {
  const value = cell(row);
  if (value instanceof Date) return sayMoment(value);
  if (typeof value === 'object') return sayDay(value.day);
  return typeof value === 'number' && isMoney ? value.toFixed(2) : String(value);
}
