import { z } from 'zod';
import {
  PATIENT_SORTS,
  patientFilter,
  type PatientSort,
  type RecordStatus,
  type RecoveryBand,
} from './patient.input.js';

/** Filters stand in the query by themselves. */
export const LIST_SPELLINGS = Object.fromEntries(
  ['search', 'age', 'condition', 'doctor', 'progress', 'status'].map((name) => [`filter.${name}`, name]),
);

/** What the query of a list of records may hold, beside the page. */
export const listQuery = patientFilter.omit({ activity: true, updatedSince: true, withDeleted: true }).extend({
  sort: z.enum(PATIENT_SORTS).default('newest'),
});

/** An age that is no whole number filters nothing (reading 36); one that nobody can have is the service's to refuse. */
function exactAge(text = ''): number | undefined {
  return /^-?\d+$/.test(text.trim()) ? Number(text) : undefined;
}

/** Which records a query names, and in which order; whether a word is one that is known is for the service to say. */
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
