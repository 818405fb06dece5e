import type { PatientFilter } from '../gql/generated';

/** What the four filters say, and the activity that a number of the dashboard asks for; an empty text filters nothing. `age` is digits. */
export interface PatientFilters {
  readonly search: string;
  readonly age: string;
  readonly condition: string;
  readonly status: '' | 'complete' | 'incomplete';
  readonly activity: '' | 'active' | 'inactive';
}

export const noFilters: PatientFilters = { search: '', age: '', condition: '', status: '', activity: '' };

/** Texts longer than this are refused by the server (schema/README.md). */
export const maxFilterLength = 100;

const recordStatus = { complete: 'COMPLETE', incomplete: 'INCOMPLETE' } as const;
const patientActivity = { active: 'ACTIVE', inactive: 'INACTIVE' } as const;

const textIn = (params: URLSearchParams, name: string): string =>
  (params.get(name) ?? '').trim().slice(0, maxFilterLength);

const matching = (text: string, pattern: RegExp): string => (pattern.test(text) ? text : '');

/** Reads the filters out of an address; a value that is none of ours counts as not given. */
export function filtersIn(params: URLSearchParams): PatientFilters {
  const status = params.get('status');
  const activity = params.get('activity');
  return {
    search: textIn(params, 'search'),
    age: matching(textIn(params, 'age'), /^\d{1,3}$/),
    condition: textIn(params, 'condition'),
    status: status === 'complete' || status === 'incomplete' ? status : '',
    activity: activity === 'active' || activity === 'inactive' ? activity : '',
  };
}

/** The filters as they stand in an address, without what says nothing. */
export function addressOf(filters: PatientFilters): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

/** The same filters for the query. */
export function queryFilterOf({ search, age, condition, status, activity }: PatientFilters): PatientFilter {
  return {
    ...(search && { search }),
    ...(age && { age: Number(age) }),
    ...(condition && { condition }),
    ...(status && { status: recordStatus[status] }),
    ...(activity && { activity: patientActivity[activity] }),
  };
}
