import type { Gender } from '../../identity/index.js';
import type { BloodGroup } from '../records/blood-group.js';
import { CellFault, isEmpty, shortTextIn, type Cell } from './cell.js';
import { birthDayIn, type DaySigns, lastDayIn } from './day-cell.js';
import type { ColumnName, Headings } from './headings.js';
import { balanceIn, sessionsIn } from './opening-cells.js';
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
  /** In paise: above 0 is owed, below 0 was paid in advance; null for 0. */
  openingBalance: number | null;
  sessionsLeft: number | null;
  /** Last day of the sessions, YYYY-MM-DD. */
  validUntil: string | null;
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
  signs: { births: DaySigns; lastDays: DaySigns },
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
  const birthDate = read('birthDate', (cell) => birthDayIn(cell, signs.births));
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
    openingBalance: read('openingBalance', balanceIn) || null,
    sessionsLeft: read('sessionsLeft', sessionsIn),
    validUntil: read('validUntil', (cell) => lastDayIn(cell, signs.lastDays)),
  };
  if (rest.validUntil !== null && rest.sessionsLeft === null && faults.length === 0)
    faults.push({
      column: columns.get('validUntil')?.heading ?? null,
      message: 'This is the last day of sessions that are left. Please write how many are left, or leave it empty.',
    });
  return name === null || phone === null || faults.length > 0
    ? { row, faults }
    : { row, faults, values: { name, phone, ...rest } };
}
