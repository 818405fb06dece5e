import { oneLine } from '../../platform/inputs/text-input.js';
import { ageOn } from '../records/birth-date.js';
import type { RowValues } from './sheet-row.js';
import { COLUMNS, type ColumnName } from './headings.js';

/** A patient who is there already: a record, or an earlier row of the file. */
export interface Recorded extends Omit<RowValues, 'phone' | 'age'> {
  /** What people call it: PT-000123, or "Row 12". */
  calledBy: string;
  phone: string | null;
}

/** What becomes of a row. */
export type Fate = { is: 'new' } | { is: 'there' } | { is: 'clash'; message: string };

/** Upper and lower case and blanks tell nobody apart; sounds might: Kamal and Kamla share a number. */
const folded = (name: string) => oneLine(name).toLowerCase().replaceAll(/\s+/g, ' ');

/** Those who are there, by what the key of a row is: its old number, else phone and name (clinic §7). */
export class RecordMatcher {
  private readonly byOldNumber = new Map<string, Recorded>();
  private readonly byPhone = new Map<string, Recorded[]>();

  /** @param today the clinic's day, on which ages are compared */
  constructor(private readonly today: string) {}

  add(recorded: Recorded): void {
    if (recorded.oldNumber && !this.byOldNumber.has(recorded.oldNumber))
      this.byOldNumber.set(recorded.oldNumber, recorded);
    if (!recorded.phone) return;
    const sharing = this.byPhone.get(recorded.phone) ?? [];
    this.byPhone.set(recorded.phone, [...sharing, recorded]);
  }

  /** Whether a row is new, there with the same data, or there with other data, which is never overwritten. */
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
    // Two old numbers are two patients, also of one name; a record without one may be the same, and somebody has to look.
    return oldNumber ? namesakes.filter((one) => !one.oldNumber) : namesakes;
  }

  /** What the row says otherwise than the record; what it leaves open contradicts nothing. */
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
