import type { PatientRowFragment, PatientStatsQuery } from '../gql/generated';

/** How long after the last sign-in a patient counts as active: 720 hours, inclusive (spec §4 and §9, reading 32). */
const activeWindowMs = 720 * 60 * 60 * 1000;

type CountedPatient = Pick<PatientRowFragment, 'lastLogin' | 'isProfileComplete'>;

/**
 * The four numbers counted from the loaded page alone, for when the statistics cannot be had (spec §7, reading 32).
 * @param now the moment of counting, in milliseconds since 1970.
 */
export function statsOfPage(patients: readonly CountedPatient[], now: number): PatientStatsQuery['patientStats'] {
  const active = patients.filter(({ lastLogin }) => lastLogin && now - Date.parse(lastLogin) <= activeWindowMs).length;
  return {
    total: patients.length,
    incomplete: patients.filter(({ isProfileComplete }) => !isProfileComplete).length,
    active,
    inactive: patients.length - active,
  };
}
