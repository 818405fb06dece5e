import type { ComponentProps } from 'react';
import type { AppointmentRowFragment } from '../../gql/generated';
import { Dialog, type DialogState } from '../../ui/Dialog';
import { ErrorBanner } from '../../ui/ErrorBanner';
import type { ChangeOutcome } from './useAppointmentChange';

/** What a dialog that changes an appointment needs of its page. */
export interface ChangeDialogProps extends DialogState, ChangeOutcome {
  /** As the list has it now, so that a refused change can be tried again on what is there. */
  readonly appointment: AppointmentRowFragment;
}

interface Props extends ComponentProps<typeof Dialog> {
  /** Why the change failed, as the banner says it. */
  readonly failure: string | null;
  readonly onDismissFailure: () => void;
}

/** A dialog about an appointment, which says on top why the last try failed. */
export function AppointmentDialog({ failure, onDismissFailure, children, ...frame }: Props) {
  return (
    <Dialog {...frame}>
      {failure && <ErrorBanner message={failure} onDismiss={onDismissFailure} />}
      {children}
    </Dialog>
  );
}
