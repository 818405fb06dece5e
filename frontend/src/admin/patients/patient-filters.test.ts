import { describe, expect, it } from 'vitest';
import { patientFilters, queryFilterOf } from './patient-filters';

const params = (search: string) => new URLSearchParams(search);

describe('what an address says', () => {
  it.each([
    'age=old',
    'age=-4',
    'age=4.5',
    'age=1234',
    'status=Complete',
    'status=deleted',
    'activity=ACTIVE',
    'activity=dormant',
    'doctor=Mathur',
    'search=%20',
  ])('ignores %s', (search) => {
    expect(patientFilters.read(params(search))).toEqual(patientFilters.none);
  });

  it('cuts a text that the server would refuse', () => {
    expect(patientFilters.read(params(`search=${'a'.repeat(200)}`)).search).toHaveLength(100);
  });

  it('reads every filter', () => {
    expect(patientFilters.read(params('search=आशा&age=46&condition=knee&status=incomplete&activity=inactive'))).toEqual(
      {
        search: 'आशा',
        age: '46',
        condition: 'knee',
        status: 'incomplete',
        activity: 'inactive',
      },
    );
  });
});

describe('what is asked and written', () => {
  it('leaves out what filters nothing', () => {
    expect(queryFilterOf(patientFilters.none)).toEqual({});
    expect(patientFilters.write(patientFilters.none)).toEqual({});
  });

  it('asks for age 0', () => {
    expect(queryFilterOf({ ...patientFilters.none, age: '0' })).toEqual({ age: 0 });
  });

  it('writes what it can read again', () => {
    const filters = { search: 'A & B', age: '7', condition: 'hip', status: 'complete', activity: 'active' } as const;
    expect(patientFilters.read(new URLSearchParams(patientFilters.write(filters)))).toEqual(filters);
  });
});
