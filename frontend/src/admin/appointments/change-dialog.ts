import {
  AppointmentsDocument,
  NeedsPhysiotherapistDocument,
  PendingAppointmentsDocument,
  type AppointmentRowFragment,
} from '../gql/generated';
import type { DialogState } from '../../ui/Dialog';

/** The lists that show what a change of an appointment does. */
export const appointmentLists = [PendingAppointmentsDocument, AppointmentsDocument, NeedsPhysiotherapistDocument];

/** What a dialog that changes an appointment needs of its page. */
export interface ChangeDialogProps extends DialogState {
  /** As the list has it when the dialog opens. */
  readonly appointment: AppointmentRowFragment;
}
