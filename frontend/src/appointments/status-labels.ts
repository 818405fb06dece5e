import * as text from '#messages/sessions';
import type { AppointmentStatus } from '../gql/generated';

/** Labels of session statuses. */
export const statusLabels: Readonly<Record<AppointmentStatus, string>> = {
  PENDING: text.pending,
  SCHEDULED: text.scheduled,
  COMPLETED: text.completed,
  MISSED: text.missed,
  CANCELED: text.canceled,
};
