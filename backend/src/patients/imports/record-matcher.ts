import { oneLine } from '../../platform/inputs/text-input.js';
import { ageOn, yearsBefore } from '../records/birth-date.js';
import type { Opening } from './opening-books.js';
import type { RowValues } from './sheet-row.js';
import { COLUMNS, type ColumnName } from './headings.js';

/** A known patient: a record, or an earlier row of the file. */
export interface Recorded extends Omit<RowValues, 'phone' | 'age'> {
  /** Id of the record; null for an earlier row. */
  id: string | null;
  /** Label in messages: PT-000123 or "Row 12". */
  calledBy: string;
  phone: string | null;
  /** Whether gaps can be filled: an earlier import left them, and nobody has changed the record. */
  canBeFilled: boolean;
}

/** Outcome of a row. */
export type Fate =
  | { is: 'new' }
  | { is: 'there' }
  /** `opening`: what the row brings over and the record lacks. */
  | { is: 'gaps'; recorded: Recorded; opening: Opening }
  | { is: 'clash'; message: string };

/** Normalizes case and spaces, but not spelling: Kamal and Kamla may share a phone number. */
const folded = (name: string) => oneLine(name).toLowerCase().replaceAll(/\s+/g, ' ');

/** Columns that are compared, in the order in which they are named. */
const COMPARED = [
  'phone',
  'birthDate',
  'gender',
  'diagnosis',
  'address',
  'emergencyPhone',
  'bloodGroup',
  'oldNumber',
  'openingBalance',
  'sessionsLeft',
  'validUntil',
] as const;
/** Columns that say who a patient is: another one is no gap, and an admin has to check. */
const IDENTIFYING: readonly ColumnName[] = ['name', 'phone', 'oldNumber'];

/** Matches rows with known patients by old number, otherwise by phone number and name. */
export class RecordMatcher {
  private readonly byOldNumber = new Map<string, Recorded>();
  private readonly byPhone = new Map<string, Recorded[]>();

  /** @param today the clinic's day, for comparing ages */
  constructor(private readonly today: string) {}

  add(recorded: Recorded): void {
    if (recorded.oldNumber && !this.byOldNumber.has(recorded.oldNumber))
      this.byOldNumber.set(recorded.oldNumber, recorded);
    if (!recorded.phone) return;
    const sharing = this.byPhone.get(recorded.phone) ?? [];
    this.byPhone.set(recorded.phone, [...sharing, recorded]);
  }

  /**
   * Returns whether a row is new, matches a record with the same data, fills gaps of one, or clashes with other data. Data is never
   * overwritten. A record whose gaps are filled is known with the row's data from then on.
   */
  fateOf(values: RowValues): Fate {
    const [nearest] = this.find(values)
      .map((recorded) => ({ recorded, others: this.differences(values, recorded) }))
      .toSorted((one, other) => one.others.length - other.others.length);
    if (!nearest) return { is: 'new' };
    const { recorded, others } = nearest;
    if (others.length === 0) return { is: 'there' };
    if (recorded.canBeFilled && others.every((column) => isGap(column, recorded))) {
      const opening = {
        openingBalance: recorded.openingBalance === null ? values.openingBalance : null,
        sessionsLeft: recorded.sessionsLeft === null ? values.sessionsLeft : null,
        validUntil: values.validUntil,
      };
      Object.assign(recorded, filled(recorded, values, this.today));
      return { is: 'gaps', recorded, opening };
    }
    const headings = others.map((column) => COLUMNS[column]).join(', ');
    return {
      is: 'clash',
      message: `${recorded.calledBy} is this patient already, with another ${headings}. Nothing was changed: correct the file, or the record on its page.`,
    };
  }

  private find({ oldNumber, phone, name }: RowValues): Recorded[] {
    const numbered = oldNumber && this.byOldNumber.get(oldNumber);
    if (numbered) return [numbered];
    const namesakes = (this.byPhone.get(phone) ?? []).filter((one) => folded(one.name) === folded(name));
    // Two old numbers are two patients, even with the same name. A record without an old number may be the same
    // patient; an admin has to check.
    return oldNumber ? namesakes.filter((one) => !one.oldNumber) : namesakes;
  }

  /** Columns in which the row differs from the record; empty cells never differ. */
  private differences(values: RowValues, recorded: Recorded): ColumnName[] {
    const { name, age } = values;
    const others: ColumnName[] = COMPARED.filter(
      (column) => values[column] !== null && values[column] !== recorded[column],
    );
    if (age !== null && (!recorded.birthDate || ageOn(recorded.birthDate, this.today) !== age)) others.unshift('age');
    if (folded(name) !== folded(recorded.name)) others.unshift('name');
    return others;
  }
}

function isGap(column: ColumnName, recorded: Recorded): boolean {
  if (IDENTIFYING.includes(column)) return false;
  // The last day belongs to the sessions: a package that was brought over keeps its own.
  if (column === 'validUntil') return recorded.sessionsLeft === null;
  return recorded[column === 'age' ? 'birthDate' : column] === null;
}

/** Returns a record with the row's data in its gaps. */
function filled(recorded: Recorded, { age, ...values }: RowValues, today: string): Recorded {
  const birthDate = values.birthDate ?? (age === null ? null : yearsBefore(today, age));
  return {
    ...values,
    ...Object.fromEntries(Object.entries(recorded).filter(([, value]) => value !== null)),
    id: recorded.id,
    calledBy: recorded.calledBy,
    name: recorded.name,
    phone: recorded.phone,
    birthDate: recorded.birthDate ?? birthDate,
    canBeFilled: false,
  };
}
