import { describe, expect, it } from 'vitest';
import { RecordMatcher, type Recorded } from './record-matcher.js';
import type { RowValues } from './sheet-row.js';

const said = {
  name: 'Ram Lal',
  phone: '+919876543210',
  birthDate: null,
  gender: null,
  diagnosis: null,
  address: null,
  emergencyPhone: null,
  bloodGroup: null,
  oldNumber: null,
  openingBalance: null,
  sessionsLeft: null,
  validUntil: null,
};
const row = (values: Partial<RowValues> = {}): RowValues => ({ ...said, age: null, ...values });
const record = (values: Partial<Recorded> = {}): Recorded => ({
  ...said,
  id: 'p1',
  calledBy: 'PT-000001',
  canBeFilled: false,
  ...values,
});

/** What becomes of a row beside some records. */
function fateOf(values: RowValues, ...records: Recorded[]): string {
  const known = new RecordMatcher('2026-03-10');
  for (const each of records) known.add(each);
  const fate = known.fateOf(values);
  return fate.is === 'clash' ? fate.message.replace(/\. Nothing was changed.*/, '') : fate.is;
}

describe('a row is known', () => {
  it.each([
    ['by phone and name', row(), record(), 'there'],
    ['however the name is written', row({ name: 'RAM  lal' }), record(), 'there'],
    ['not by a name that sounds alike', row({ name: 'Kamla' }), record({ name: 'Kamal' }), 'new'],
    ['not by the name alone', row({ phone: '+919876543211' }), record(), 'new'],
    [
      'by its old number, whatever the phone',
      row({ oldNumber: 'A1', phone: '+919876543211' }),
      record({ oldNumber: 'A1' }),
      'PT-000001 is this patient already, with another Phone',
    ],
    [
      'by its old number, whatever the name',
      row({ oldNumber: 'A1', name: 'Ram' }),
      record({ oldNumber: 'A1' }),
      'PT-000001 is this patient already, with another Name',
    ],
    ['as another one by another old number', row({ oldNumber: 'A2' }), record({ oldNumber: 'A1' }), 'new'],
    [
      'by phone and name where the record has no old number',
      row({ oldNumber: 'A1' }),
      record(),
      'PT-000001 is this patient already, with another Old number',
    ],
    ['by phone and name where the row has none', row(), record({ oldNumber: 'A1' }), 'there'],
  ])('%s', (_, values, recorded, fate) => {
    expect(fateOf(values, recorded)).toBe(fate);
  });
});

describe('its data are compared', () => {
  it.each([
    ['what it leaves open contradicts nothing', row(), record({ diagnosis: 'Knee', birthDate: '1962-05-23' }), 'there'],
    [
      'the same is the same',
      row({ diagnosis: 'Knee', gender: 'male' }),
      record({ diagnosis: 'Knee', gender: 'male' }),
      'there',
    ],
    [
      'what the record lacks is other data',
      row({ diagnosis: 'Knee' }),
      record(),
      'PT-000001 is this patient already, with another Diagnosis',
    ],
    ['an age by the birthday', row({ age: 59 }), record({ birthDate: '1966-03-11' }), 'there'],
    [
      'an age after the birthday',
      row({ age: 59 }),
      record({ birthDate: '1966-03-10' }),
      'PT-000001 is this patient already, with another Age',
    ],
    [
      'several columns are named',
      row({ address: 'Lucknow', bloodGroup: 'B+' }),
      record(),
      'PT-000001 is this patient already, with another Address, Blood group',
    ],
  ])('%s', (_, values, recorded, fate) => {
    expect(fateOf(values, recorded)).toBe(fate);
  });

  it('with the one that fits best, of several namesakes on one number', () => {
    const namesakes = [record({ diagnosis: 'Hip' }), record({ diagnosis: 'Knee' })];
    expect(fateOf(row({ diagnosis: 'Knee' }), ...namesakes)).toBe('there');
  });
});

describe('a gap is filled', () => {
  const open = (values: Partial<Recorded> = {}) => record({ canBeFilled: true, ...values });
  const clash = (column: string) => `PT-000001 is this patient already, with another ${column}`;
  it.each([
    ['not where somebody changed the record', row({ diagnosis: 'Knee' }), record(), clash('Diagnosis')],
    [
      'not beside other data',
      row({ diagnosis: 'Knee', gender: 'male' }),
      open({ gender: 'female' }),
      clash('Gender, Diagnosis'),
    ],
    ['not by an old number', row({ oldNumber: 'A1' }), open(), clash('Old number')],
    ['not by another balance', row({ openingBalance: 100 }), open({ openingBalance: 200 }), clash('Opening balance')],
    [
      'not by another day',
      row({ sessionsLeft: 3, validUntil: '2026-06-01' }),
      open({ sessionsLeft: 3, validUntil: '2027-03-10' }),
      clash('Valid until'),
    ],
    [
      'by what the record lacks',
      row({ diagnosis: 'Knee', age: 59, openingBalance: 100, sessionsLeft: 3 }),
      open(),
      'gaps',
    ],
  ])('%s', (_, values, recorded, fate) => {
    expect(fateOf(values, recorded)).toBe(fate);
  });

  it('once: further rows find it filled', () => {
    const known = new RecordMatcher('2026-03-10');
    known.add(open());
    const fates = [
      row({ diagnosis: 'Knee', openingBalance: 5 }),
      row({ openingBalance: 5 }),
      row({ address: 'Lucknow' }),
    ].map((values) => known.fateOf(values).is);
    expect(fates).toEqual(['gaps', 'there', 'clash']);
  });
});
