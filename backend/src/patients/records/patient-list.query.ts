import { z } from 'zod';
import {
  PATIENT_SORTS,
  patientFilter,
  type PatientSort,
  type RecordStatus,
  type RecoveryBand,
} from './patient.input.js';

/** REST names of the filters, which are not nested in the query string. */
export const LIST_SPELLINGS = Object.fromEntries(
  ['search', 'age', 'condition', 'doctor', 'progress', 'status'].map((name) => [`filter.${name}`, name]),
);

/** Query parameters of a list of records, except the page. */
export const listQuery = patientFilter.omit({ activity: true, updatedSince: true, withDeleted: true }).extend({
  sort: z.enum(PATIENT_SORTS).default('newest'),
});

/** Ignores an age that is no whole number; the service refuses an impossible one. */
function exactAge(text = ''): number | undefined {
  return /^-?\d+$/.test(text.trim()) ? Number(text) : undefined;
}

/** Converts query parameters to filter and order; the service validates the values. */
export function listedIn({ search, age, condition, doctor, progress, status, sort }: Record<string, string>) {
  return {
    filter: {
      search,
      age: exactAge(age),
      condition,
      doctor,
      progress: (progress || undefined) as RecoveryBand | undefined,
      status: (status || undefined) as RecordStatus | undefined,
    },
    sort: (sort || undefined) as PatientSort | undefined,
  };
}
