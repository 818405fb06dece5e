import type { PatientFilter } from '../gql/generated';

/** The four filters, and the activity filter set by the dashboard; '' for no filter. `age` is digits. */
export interface PatientFilters {
  readonly search: string;
  readonly age: string;
  readonly condition: string;
  readonly status: '' | 'complete' | 'incomplete';
  readonly activity: '' | 'active' | 'inactive';
}

export const noFilters: PatientFilters = { search: '', age: '', condition: '', status: '', activity: '' };

/** The server rejects longer texts (schema/README.md). */
export const maxFilterLength = 100;

const recordStatus = { complete: 'COMPLETE', incomplete: 'INCOMPLETE' } as const;
const patientActivity = { active: 'ACTIVE', inactive: 'INACTIVE' } as const;

const textIn = (params: URLSearchParams, name: string): string =>
  (params.get(name) ?? '').trim().slice(0, maxFilterLength);

const matching = (text: string, pattern: RegExp): string => (pattern.test(text) ? text : '');

/** Parses the filters in an address; an invalid value means no filter. */
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

/** Serializes the filters; empty ones are omitted. */
export function addressOf(filters: PatientFilters): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

/** Maps the filters to the query's input. */
export function queryFilterOf({ search, age, condition, status, activity }: PatientFilters): PatientFilter {
  return {
    ...(search && { search }),
    ...(age && { age: Number(age) }),
    ...(condition && { condition }),
    ...(status && { status: recordStatus[status] }),
    ...(activity && { activity: patientActivity[activity] }),
  };
}
