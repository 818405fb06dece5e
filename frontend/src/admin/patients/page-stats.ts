import type { PatientRowFragment, PatientStatsQuery } from '#src/workplace/gql/generated';

/** Time after the last sign-in within which a patient counts as active: 720 hours, inclusive. */
const activeWindowMs = 720 * 60 * 60 * 1000;

type CountedPatient = Pick<PatientRowFragment, 'lastLogin' | 'isProfileComplete'>;

/**
 * Counts the four statistics from the loaded page only, as a fallback.
 * @param now milliseconds since 1970
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
