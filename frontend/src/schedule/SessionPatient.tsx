import type { AppointmentRowFragment } from '../workplace/gql/generated';
import { PatientLink } from '../patients/PatientLink';
import { patientText } from './appointment-texts';

/** The patient of a session. */
export function SessionPatient({ session }: { readonly session: AppointmentRowFragment }) {
  const { patientId } = session.patient;
  const name = patientText(session);
  return patientId ? <PatientLink number={patientId}>{name}</PatientLink> : name;
}
