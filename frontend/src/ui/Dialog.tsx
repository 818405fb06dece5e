import { Modal } from 'antd';
import type { ReactNode } from 'react';
import styles from './Dialog.module.css';

/** What a dialog needs of its page. */
export interface DialogState {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called when it has gone. */
  readonly onClosed: () => void;
}

interface Props extends DialogState {
  readonly title: string;
  readonly width?: number;
  /** A call is on its way: the dialog stays until it has ended. */
  readonly isBusy?: boolean;
  /** A click beside it closes it, too. Not where something is decided or always typed, so that nothing is lost by a slip. */
  readonly isClosedBeside?: boolean;
  readonly children: ReactNode;
}

/** The frame of the console's dialogs. */
export function Dialog(props: Props) {
  const { isOpen, title, width = 480, isBusy = false, isClosedBeside = false, onClose, onClosed, children } = props;
  return (
    <Modal
      open={isOpen}
      title={<h2 className={styles.title}>{title}</h2>}
      footer={null}
      width={width}
      closable={!isBusy}
      keyboard={!isBusy}
      mask={{ closable: isClosedBeside }}
      destroyOnHidden
      onCancel={onClose}
      afterClose={onClosed}
    >
      {children}
    </Modal>
  );
}
