import { clinicDay, dayText, momentText } from '../calendar/clinic-time';
import type { Reach } from './gql/generated';

/** Labels of the reasons why somebody may see a patient (bench §2). */
export const reachLabels: Readonly<Record<Reach, string>> = {
  IN_CHARGE: 'In charge',
  TREATS: 'You treat',
  COVERS: 'You cover',
  OPENED: 'Opened today',
  DOCTOR: 'You answer for the plan',
  ADMIN: 'Admin',
  NONE: 'Not your patient',
};

/** Says why one sees a patient, and until when: You cover, until 30 Nov 2026. */
export function reachText(reach: Reach, until: string | null): string {
  if (!until) return reachLabels[reach];
  // A moment at the clinic's midnight ends the day before it.
  const isOver = clinicDay(until) !== clinicDay(Date.parse(until) - 1);
  return `${reachLabels[reach]}, until ${isOver ? `the end of ${dayText(Date.parse(until) - 1)}` : momentText(until)}`;
}

/** Formats an age in whole years; empty if it is unknown. */
export const ageText = (age: number | null): string => (age === null ? '' : age === 1 ? '1 year' : `${age} years`);
