import { isEmpty, textIn, type Cell } from './cell.js';
import { type Table, UnreadableFile } from './table.js';
/** Columns of an import, with their headings in the template. */
export const COLUMNS = {
  name: 'Name',
  phone: 'Phone',
  age: 'Age',
  birthDate: 'Date of birth',
  gender: 'Gender',
  diagnosis: 'Diagnosis',
  address: 'Address',
  emergencyPhone: 'Emergency',
  bloodGroup: 'Blood group',
  oldNumber: 'Old number',
} as const;
export type ColumnName = keyof typeof COLUMNS;

/** Headings of other programs. The template's heading takes precedence. */
const ALSO_CALLED: Readonly<Record<string, ColumnName>> = {
  patient: 'name',
  patientname: 'name',
  fullname: 'name',
  phonenumber: 'phone',
  phoneno: 'phone',
  mobile: 'phone',
  mobilenumber: 'phone',
  mobileno: 'phone',
  contact: 'phone',
  contactnumber: 'phone',
  dob: 'birthDate',
  birthdate: 'birthDate',
  sex: 'gender',
  diagnosedwith: 'diagnosis',
  emergencycontact: 'emergencyPhone',
  emergencyphone: 'emergencyPhone',
  emergencynumber: 'emergencyPhone',
  emergencycontactnumber: 'emergencyPhone',
  oldno: 'oldNumber',
};

/** Recognized columns of a file. */
export interface Headings {
  /** Index and heading of each column. */
  columns: ReadonlyMap<ColumnName, { at: number; heading: string }>;
  /** Rows below the headings. */
  rows: Table['rows'];
}

const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const ownNames = new Map(Object.entries(COLUMNS).map(([column, heading]) => [plain(heading), column as ColumnName]));

/** Finds the columns by the first row that is not empty. @throws UnreadableFile */
export function headingsOf({ rows }: Table): Headings {
  const filled = rows.filter(({ cells }) => !cells.every(isEmpty));
  const [first, ...below] = filled;
  if (!first) throw new UnreadableFile('This file is empty. Download the template to see what belongs in it.');
  const columns = new Map<ColumnName, { at: number; heading: string }>();
  for (const names of [ownNames, new Map(Object.entries(ALSO_CALLED))]) {
    const found = columnsCalled(first.cells, names);
    for (const [column, places] of found) {
      if (columns.has(column)) continue;
      const [place, ...others] = places;
      if (others.length > 0)
        throw new UnreadableFile(`Several columns are read as ${COLUMNS[column]}. Please keep one of them.`, first.row);
      if (place) columns.set(column, place);
    }
  }
  const missing = (['name', 'phone'] as const)
    .filter((column) => !columns.has(column))
    .map((column) => COLUMNS[column]);
  if (missing.length > 0)
    throw new UnreadableFile(
      `The first row has no column ${missing.join(' and no column ')}. Download the template to see how columns are called.`,
      first.row,
    );
  return { columns, rows: below };
}

function columnsCalled(cells: Cell[], names: ReadonlyMap<string, ColumnName>) {
  const places = cells.flatMap((cell, at) => {
    if (typeof cell === 'object') return [];
    const heading = textIn(cell);
    const column = names.get(plain(heading));
    return column ? [{ column, at, heading: heading.slice(0, 100) }] : [];
  });
  return Map.groupBy(places, ({ column }) => column);
}
