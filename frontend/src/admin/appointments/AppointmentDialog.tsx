import { Modal } from 'antd';
import type { ReactNode } from 'react';
import type { AppointmentRowFragment } from '../../gql/generated';
import { ErrorBanner } from '../../ui/ErrorBanner';
import styles from './AppointmentDialog.module.css';
import type { ChangeOutcome } from './useAppointmentChange';

/** What every dialog needs of its page. */
export interface DialogState {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called when it has gone. */
  readonly onClosed: () => void;
}

/** A dialog that changes an appointment. */
export interface ChangeDialogProps extends DialogState, ChangeOutcome {
  /** As the list has it now, so that a refused change can be tried again on what is there. */
  readonly appointment: AppointmentRowFragment;
}

interface Props extends DialogState {
  readonly title: string;
  readonly width?: number;
  readonly isBusy: boolean;
  /** Why the change failed, as the banner says it. */
  readonly failure: string | null;
  readonly onDismissFailure: () => void;
  readonly children: ReactNode;
}

/** The frame of the dialogs about appointments. A click beside it does not close it, so nothing typed is lost by a slip. */
export function AppointmentDialog(props: Props) {
  const { title, width = 480, isOpen, isBusy, failure, onDismissFailure, onClose, onClosed, children } = props;
  return (
    <Modal
      open={isOpen}
      title={<h2 className={styles.title}>{title}</h2>}
      footer={null}
      width={width}
      closable={!isBusy}
      keyboard={!isBusy}
      mask={{ closable: false }}
      destroyOnHidden
      onCancel={onClose}
      afterClose={onClosed}
    >
      {failure && <ErrorBanner message={failure} onDismiss={onDismissFailure} />}
      {children}
    </Modal>
  );
}
