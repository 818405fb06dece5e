import type { ReactNode } from 'react';
import { Dialog, type DialogState } from './Dialog';
import { DialogButtons } from './DialogButtons';
import { ErrorSlot } from '../feedback/ErrorSlotProvider';
import { useAction, type ActionOptions } from '../hooks/useAction';
import type { Conflict } from '../forms/useConflict';

interface QuestionProps extends ActionOptions<void> {
  /** Handles a conflict with another user's change (useConflict). */
  readonly conflict?: Conflict | undefined;
  readonly keepLabel?: string;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
  /** The question. */
  readonly children: ReactNode;
}

interface Props extends QuestionProps, DialogState {
  readonly title: string;
}

/** Asks for confirmation of an action. It closes when the action succeeds, and shows the error when it fails. */
export function ConfirmDialog({ title, isOpen, onClose, onClosed, ...question }: Props) {
  return (
    <Dialog title={title} width={440} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <Question {...question} onClose={onClose} />
    </Dialog>
  );
}

function Question({ children, onClose, ...props }: QuestionProps & Pick<DialogState, 'onClose'>) {
  const { keepLabel, submitLabel, isDanger, onDone, ...options } = props;
  const { run, isBusy } = useAction({
    ...options,
    onDone: () => {
      onClose();
      onDone?.();
    },
  });
  return (
    <>
      <ErrorSlot />
      {props.conflict?.changes}
      {children}
      <DialogButtons {...{ keepLabel, submitLabel, isDanger, isBusy }} onKeep={onClose} onSubmit={run} />
    </>
  );
}
