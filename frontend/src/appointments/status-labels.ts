import * as text from '#messages/sessions';
import type { AppointmentStatus } from '../gql/generated';

/** Where a session stands, in words. */
export const statusLabels: Readonly<Record<AppointmentStatus, string>> = {
  PENDING: text.pending,
  SCHEDULED: text.scheduled,
  COMPLETED: text.completed,
  MISSED: text.missed,
  CANCELED: text.canceled,
};
