import { isEmpty, textIn, type Cell } from './cell.js';
import {
  folded,
  type ImportColumn,
  type ImportHeading,
  LONGEST_HEADING,
  type MappedHeadings,
} from './heading-mapping.js';
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
  openingBalance: 'Opening balance',
  sessionsLeft: 'Sessions left',
  validUntil: 'Valid until',
} as const;
export type ColumnName = keyof typeof COLUMNS;

/** The columns as the contract calls them. */
const CONTRACT_NAMES = {
  name: 'NAME',
  phone: 'PHONE',
  age: 'AGE',
  birthDate: 'DATE_OF_BIRTH',
  gender: 'GENDER',
  diagnosis: 'DIAGNOSIS',
  address: 'ADDRESS',
  emergencyPhone: 'EMERGENCY',
  bloodGroup: 'BLOOD_GROUP',
  oldNumber: 'OLD_NUMBER',
  openingBalance: 'OPENING_BALANCE',
  sessionsLeft: 'SESSIONS_LEFT',
  validUntil: 'VALID_UNTIL',
} as const satisfies Record<ColumnName, ImportColumn>;
const byContractName = new Map<ImportColumn, ColumnName>(
  Object.entries(CONTRACT_NAMES).map(([column, name]) => [name, column as ColumnName]),
);

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

/** Headings of a file; columns further to the right are not read. */
const MOST_HEADINGS = 500;

/** Recognized columns of a file. */
export interface Headings {
  /** Index and heading of each column. */
  columns: ReadonlyMap<ColumnName, Place>;
  /** All headings of the file, in their order. */
  headings: ImportHeading[];
  /** Rows below the headings. */
  rows: Table['rows'];
}

interface Place {
  at: number;
  heading: string;
}

const ownNames = new Map(Object.entries(COLUMNS).map(([column, heading]) => [folded(heading), column as ColumnName]));
const otherNames = new Map(Object.entries(ALSO_CALLED));

/** How sure it is what a heading means, surest first: said for this file, the template's, said for a former file, another program's. */
const SOURCES = ['given', 'template', 'kept', 'known'] as const;
interface Meaning {
  column: ColumnName | 'IGNORE';
  source: (typeof SOURCES)[number];
}

/**
 * Finds the columns by the first row that is not empty. What was said about a heading applies before what it is called; of two headings
 * that mean one column the surer one is read.
 * @throws UnreadableFile, with the headings
 */
export function headingsOf({ rows }: Table, mapped: MappedHeadings = { given: {}, kept: {} }): Headings {
  const filled = rows.filter(({ cells }) => !cells.every(isEmpty));
  const [first, ...below] = filled;
  if (!first) throw new UnreadableFile('This file is empty. Download the template to see what belongs in it.');
  const places = placesOf(first.cells).map((place) => ({ ...place, meaning: meaningOf(place.heading, mapped) }));
  const columns = new Map<ColumnName, Place>();
  let clash: ColumnName | undefined;
  for (const source of SOURCES) {
    const found = places.filter(({ meaning }) => meaning?.source === source);
    for (const [column, [place, ...others]] of Map.groupBy(found, ({ meaning }) => meaning?.column)) {
      if (column === undefined || column === 'IGNORE' || columns.has(column)) continue;
      if (others.length > 0) clash ??= column;
      if (place) columns.set(column, place);
    }
  }
  const headings = places.map(({ at, heading, meaning }) => ({ heading, column: readAs(at, meaning, columns) }));
  const refuse = (sentence: string) => new UnreadableFile(sentence, first.row, headings);
  if (clash) throw refuse(`Several columns are read as ${COLUMNS[clash]}. Please keep one of them.`);
  const missing = (['name', 'phone'] as const)
    .filter((column) => !columns.has(column))
    .map((column) => COLUMNS[column]);
  if (missing.length > 0)
    throw refuse(
      `The first row has no column ${missing.join(' and no column ')}. Download the template to see how columns are called.`,
    );
  return { columns, headings, rows: below };
}

/** Returns the headings of the first row; cells without text are none. */
function placesOf(cells: Cell[]): Place[] {
  return cells.slice(0, MOST_HEADINGS).flatMap((cell, at) => {
    const heading = typeof cell === 'object' ? '' : textIn(cell).slice(0, LONGEST_HEADING);
    return heading ? [{ at, heading }] : [];
  });
}

function meaningOf(heading: string, { given, kept }: MappedHeadings): Meaning | undefined {
  const name = folded(heading);
  // Before what is kept and called: null says that the column is not read this time.
  if (Object.hasOwn(given, name) && given[name] === null) return undefined;
  const said = (column: ImportColumn | null | undefined, source: Meaning['source']): Meaning | undefined =>
    column ? { column: byContractName.get(column) ?? 'IGNORE', source } : undefined;
  const called = (column: ColumnName | undefined, source: Meaning['source']): Meaning | undefined =>
    column && { column, source };
  return (
    said(Object.hasOwn(given, name) ? given[name] : undefined, 'given') ??
    said(Object.hasOwn(kept, name) ? kept[name] : undefined, 'kept') ??
    called(ownNames.get(name), 'template') ??
    called(otherNames.get(name), 'known')
  );
}

/** Returns what a folded heading is read as where nothing was said about it. */
export function calledBy(name: string): ImportColumn | undefined {
  const column = ownNames.get(name) ?? otherNames.get(name);
  return column && CONTRACT_NAMES[column];
}

function readAs(at: number, meaning: Meaning | undefined, columns: Headings['columns']): ImportColumn | null {
  if (!meaning) return null;
  if (meaning.column === 'IGNORE') return 'IGNORE';
  // Two headings for one column: the less certain one is not read.
  return columns.get(meaning.column)?.at === at ? CONTRACT_NAMES[meaning.column] : null;
}
