import { oneLine } from '../../platform/inputs/text-input.js';
import { ageOn } from '../records/birth-date.js';
import type { RowValues } from './sheet-row.js';
import { COLUMNS, type ColumnName } from './headings.js';

/** A known patient: a record, or an earlier row of the file. */
export interface Recorded extends Omit<RowValues, 'phone' | 'age'> {
  /** Label in messages: PT-000123 or "Row 12". */
  calledBy: string;
  phone: string | null;
}

/** Outcome of a row. */
export type Fate = { is: 'new' } | { is: 'there' } | { is: 'clash'; message: string };

/** Normalizes case and spaces, but not spelling: Kamal and Kamla may share a phone number. */
const folded = (name: string) => oneLine(name).toLowerCase().replaceAll(/\s+/g, ' ');

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
   * Returns whether a row is new, matches a record with the same data, or clashes with other data. Data is never
   * overwritten.
   */
  fateOf(values: RowValues): Fate {
    const [nearest] = this.find(values)
      .map(({ calledBy, ...recorded }) => ({ calledBy, others: this.differences(values, recorded) }))
      .toSorted((one, other) => one.others.length - other.others.length);
    if (!nearest) return { is: 'new' };
    if (nearest.others.length === 0) return { is: 'there' };
    const headings = nearest.others.map((column) => COLUMNS[column]).join(', ');
    return {
      is: 'clash',
      message: `${nearest.calledBy} is this patient already, with another ${headings}. Nothing was changed: correct the file, or the record on its page.`,
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
  private differences(values: RowValues, recorded: Omit<Recorded, 'calledBy'>): ColumnName[] {
    const { name, age } = values;
    const columns = [
      'phone',
      'birthDate',
      'gender',
      'diagnosis',
      'address',
      'emergencyPhone',
      'bloodGroup',
      'oldNumber',
    ] as const;
    const others: ColumnName[] = columns.filter(
      (column) => values[column] !== null && values[column] !== recorded[column],
    );
    if (age !== null && (!recorded.birthDate || ageOn(recorded.birthDate, this.today) !== age)) others.unshift('age');
    if (folded(name) !== folded(recorded.name)) others.unshift('name');
    return others;
  }
}
