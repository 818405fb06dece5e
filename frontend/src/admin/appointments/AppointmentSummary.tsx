import { momentText } from '../../clinic-time';
import type { AppointmentRowFragment } from '../../gql/generated';
import { patientText, therapistText } from './appointment-texts';
import { sessionTypeLabels } from '../../appointments/session-types';
import styles from './AppointmentSummary.module.css';

/** Which session a dialog is about: who, when, what, and with whom. */
export function AppointmentSummary({ appointment }: { readonly appointment: AppointmentRowFragment }) {
  const { appointmentDate, durationMinutes, sessionType } = appointment;
  return (
    <div className={styles.summary}>
      <p className={styles.patient}>{patientText(appointment)}</p>
      <p className={styles.line}>{momentText(appointmentDate)}</p>
      <p className={styles.muted}>
        {sessionTypeLabels[sessionType]}, {durationMinutes} minutes, physiotherapist: {therapistText(appointment)}
      </p>
    </div>
  );
}
