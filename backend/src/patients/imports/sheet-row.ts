import type { Gender } from '../../identity/index.js';
import type { BloodGroup } from '../records/blood-group.js';
import { CellFault, isEmpty, shortTextIn, type Cell } from './cell.js';
import { dayIn, type DaySigns } from './day-cell.js';
import type { ColumnName, Headings } from './headings.js';
import { phoneIn } from './phone-cell.js';
import { ageIn, bloodGroupIn, genderIn } from './word-cells.js';

/** A patient as read from a row; null for an empty cell. */
export interface RowValues {
  name: string;
  /** E.164, like `emergencyPhone`. */
  phone: string;
  /** Age in years, if the row has no date of birth. */
  age: number | null;
  /** YYYY-MM-DD. */
  birthDate: string | null;
  gender: Gender | null;
  diagnosis: string | null;
  address: string | null;
  emergencyPhone: string | null;
  bloodGroup: BloodGroup | null;
  oldNumber: string | null;
}

/** Error of a row: heading of the column, or null for the whole row, and a sentence. */
export interface RowFault {
  column: string | null;
  message: string;
}

/** A row of the file: a patient or errors. */
export interface SheetRow {
  /** Row number in the spreadsheet. */
  row: number;
  values?: RowValues;
  faults: RowFault[];
}

/** Reads a row and collects the errors of all its cells. */
export function readRow(
  { row, cells }: { row: number; cells: Cell[] },
  { columns }: Headings,
  signs: DaySigns,
): SheetRow {
  const faults: RowFault[] = [];
  const read = <T>(column: ColumnName, reader: (cell: Cell) => T): T | null => {
    const place = columns.get(column);
    const cell = place && cells[place.at];
    if (!place || cell === undefined || isEmpty(cell)) return null;
    try {
      return reader(cell);
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      faults.push({ column: place.heading, message: error.message });
      return null;
    }
  };
  const required = <T>(column: ColumnName, reader: (cell: Cell) => T): T | null => {
    const before = faults.length;
    const value = read(column, reader);
    const heading = columns.get(column)?.heading ?? null;
    if (value === null && faults.length === before)
      faults.push({ column: heading, message: 'This cannot be left empty.' });
    return value;
  };
  const upTo = (longest: number) => (cell: Cell) => shortTextIn(cell, longest);
  const name = required('name', upTo(120));
  const phone = required('phone', phoneIn);
  const birthDate = read('birthDate', (cell) => dayIn(cell, signs));
  const rest = {
    birthDate,
    // A date of birth takes precedence over an age.
    age: birthDate ? null : read('age', ageIn),
    gender: read('gender', genderIn),
    diagnosis: read('diagnosis', upTo(200)),
    address: read('address', upTo(500)),
    emergencyPhone: read('emergencyPhone', phoneIn),
    bloodGroup: read('bloodGroup', bloodGroupIn),
    oldNumber: read('oldNumber', upTo(60)),
  };
  return name === null || phone === null || faults.length > 0
    ? { row, faults }
    : { row, faults, values: { name, phone, ...rest } };
}
