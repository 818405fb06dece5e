import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PatientFilter } from '../../gql/generated';

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

/** How a filter was changed: typing replaces the entry in the browser's history, a choice adds one. */
export type FilterChange = 'typed' | 'chosen';

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

/** Reads the page out of an address, from 1; anything else is page 1. */
export function pageIn(params: URLSearchParams): number {
  return Number(matching(params.get('page') ?? '', /^[1-9]\d{0,5}$/) || 1);
}

/** The address of a page of a filtered list, without what says nothing. */
export function searchParamsOf(filters: PatientFilters, page = 1): URLSearchParams {
  const entries = Object.entries({ ...filters, page: page > 1 ? String(page) : '' });
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
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

/**
 * The filters and the page of the patient list, which live in the address, so that reload, back and a copied link work. Any change of a
 * filter goes to page 1 (lesson 19).
 */
export function usePatientSearch() {
  const [params, setParams] = useSearchParams();
  const filters = filtersIn(params);
  const page = pageIn(params);
  const setFilters = useCallback(
    (next: PatientFilters, change: FilterChange) =>
      setParams(searchParamsOf(next), { replace: change === 'typed', preventScrollReset: true }),
    [setParams],
  );
  const setPage = useCallback(
    (next: number, { replace = false } = {}) =>
      setParams((present) => searchParamsOf(filtersIn(present), next), { replace, preventScrollReset: true }),
    [setParams],
  );
  return { filters, page, setFilters, setPage };
}
