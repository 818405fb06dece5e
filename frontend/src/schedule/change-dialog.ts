import {
  CalendarDocument,
  NeedsPhysiotherapistDocument,
  PendingAppointmentsDocument,
  type AppointmentRowFragment,
} from '../workplace/gql/generated';
import type { DialogState } from '../ui/dialogs/Dialog';

/** Queries to refetch after a change of a session. */
export const appointmentLists = [PendingAppointmentsDocument, CalendarDocument, NeedsPhysiotherapistDocument];

/** Props of a dialog that changes a session. */
export interface ChangeDialogProps extends DialogState {
  /** The session as of when the dialog opens. */
  readonly appointment: AppointmentRowFragment;
}
