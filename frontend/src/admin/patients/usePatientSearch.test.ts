import { describe, expect, it } from 'vitest';
import { filtersIn, noFilters, pageIn, queryFilterOf, searchParamsOf } from './usePatientSearch';

const params = (search: string) => new URLSearchParams(search);

describe('what an address says', () => {
  it.each(['', '0', '-1', '1.5', 'two', '1e3', '99999999999999999999', ' 2'])('page=%s is page 1', (page) => {
    expect(pageIn(new URLSearchParams({ page }))).toBe(1);
  });

  it('page=3 is page 3', () => {
    expect(pageIn(params('page=3'))).toBe(3);
  });

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
    expect(filtersIn(params(search))).toEqual(noFilters);
  });

  it('cuts a text that the server would refuse', () => {
    expect(filtersIn(params(`search=${'a'.repeat(200)}`)).search).toHaveLength(100);
  });

  it('reads every filter', () => {
    expect(filtersIn(params('search=आशा&age=46&condition=knee&status=incomplete&activity=inactive'))).toEqual({
      search: 'आशा',
      age: '46',
      condition: 'knee',
      status: 'incomplete',
      activity: 'inactive',
    });
  });
});

describe('what is asked and written', () => {
  it('leaves out what filters nothing', () => {
    expect(queryFilterOf(noFilters)).toEqual({});
    expect(searchParamsOf(noFilters).toString()).toBe('');
  });

  it('asks for age 0', () => {
    expect(queryFilterOf({ ...noFilters, age: '0' })).toEqual({ age: 0 });
  });

  it('writes what it can read again', () => {
    const filters = { search: 'A & B', age: '7', condition: 'hip', status: 'complete', activity: 'active' } as const;
    const written = searchParamsOf(filters, 4);
    expect(filtersIn(written)).toEqual(filters);
    expect(pageIn(written)).toBe(4);
  });
});
