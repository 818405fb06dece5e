import { CloseOutlined } from '@ant-design/icons';
import { Modal } from 'antd';
import { createContext, use, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import * as kit from '#messages/kit';
import { decorative } from '../layout/decorative';
import styles from './Dialog.module.css';
import { ErrorSlotProvider } from '../feedback/ErrorSlotProvider';
import { useClosedByBack } from './useClosedByBack';
import { useFirstFocus } from './useFirstFocus';

/** State that a dialog takes from its page; created by `useDialog`. */
export interface DialogState {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called after the closing animation. */
  readonly onClosed: () => void;
}

interface Props extends DialogState {
  readonly title: string;
  readonly width?: number | undefined;
  /** Whether a click on the mask closes the dialog. Not for a dialog with a decision or an input, where a slip would lose work. */
  readonly isClosedBeside?: boolean;
  /** Whether opening it pushed a history entry, so that Back closes it without further handling. */
  readonly isOwnEntry?: boolean;
  readonly children: ReactNode;
}

const BusyContext = createContext<(isBusy: boolean) => void>(() => undefined);

/** Prevents the dialog from closing while one of its requests is pending. */
export function useBusyDialog(isBusy: boolean): void {
  const setBusy = use(BusyContext);
  useEffect(() => {
    setBusy(isBusy);
    return () => setBusy(false);
  }, [setBusy, isBusy]);
}

/** The frame of a dialog, with its own error slot. */
export function Dialog(props: Props) {
  const { isOpen, title, width = 480, isClosedBeside = false, isOwnEntry = false, onClose, onClosed, children } = props;
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const around = useRef<HTMLElement | null>(null);
  // The button that opened it may have been removed with its row: the focus then goes to the list.
  useEffect(() => {
    if (isOpen) around.current = document.activeElement?.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ?? null;
  }, [isOpen]);
  const closed = () => {
    onClosed();
    if (document.activeElement === document.body) around.current?.focus({ preventScroll: true });
  };
  return (
    <Modal
      open={isOpen}
      title={
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
      }
      footer={null}
      classNames={{ wrapper: styles.wrapper, mask: styles.mask, container: styles.container }}
      width={width}
      closable={!isBusy && { 'aria-label': kit.close, closeIcon: <CloseOutlined {...decorative} /> }}
      keyboard={!isBusy}
      mask={{ closable: isClosedBeside }}
      destroyOnHidden
      onCancel={onClose}
      afterClose={closed}
    >
      <BusyContext value={setBusy}>
        <ErrorSlotProvider>
          <Content title={heading} isClosedByBack={isOpen && !isOwnEntry} onBack={() => !isBusy && onClose()}>
            {children}
          </Content>
        </ErrorSlotProvider>
      </BusyContext>
    </Modal>
  );
}

interface ContentProps {
  readonly title: RefObject<HTMLElement | null>;
  readonly isClosedByBack: boolean;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** Mounts when the dialog opens. */
function Content({ title, isClosedByBack, onBack, children }: ContentProps) {
  useFirstFocus(title);
  useClosedByBack(isClosedByBack, onBack);
  return children;
}
