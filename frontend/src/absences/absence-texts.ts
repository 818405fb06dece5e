import { dayText, timeText } from '../calendar/clinic-time';
import { sessionTypeLabels } from '../appointments/session-types';
import { sessionCount } from '../schedule/appointment-texts';
import type { AbsenceRowFragment, ArrangeAbsenceMutation } from './gql/generated';

/** What became of an absence. */
export type Arranged = ArrangeAbsenceMutation['arrangeAbsence'];

/** Names a session: 21 Nov 2026, 4:30 pm: Ramesh Srivastava. */
export function sessionText({ appointmentDate, patient }: AbsenceRowFragment): string {
  return `${dayText(appointmentDate)}, ${timeText(appointmentDate)}: ${patient.name || patient.patientId || 'N/A'}`;
}

/** Describes a session beside its name: Clinic, 45 minutes. */
export function detailText({ sessionType, durationMinutes, status }: AbsenceRowFragment): string {
  const kind = `${sessionTypeLabels[sessionType]}, ${durationMinutes} minutes`;
  return status === 'PENDING' ? `${kind}, pending` : kind;
}

/** Says how many sessions somebody took, and how many wait. */
export function arrangedText(name: string, { reassigned, waiting }: Arranged): string {
  const entered = `The absence of ${name} was entered.`;
  const parts = [
    ...(reassigned.length
      ? [`${sessionCount(reassigned.length)} ${reassigned.length === 1 ? 'was' : 'were'} taken over.`]
      : []),
    ...(waiting.length
      ? [`${sessionCount(waiting.length)} ${waiting.length === 1 ? 'waits' : 'wait'} for somebody.`]
      : []),
  ];
  return [entered, ...(parts.length ? parts : ['No session lies in it.'])].join(' ');
}
