import type { ReactNode } from 'react';
import { Dialog, type DialogState } from './Dialog';
import { DialogButtons } from './DialogButtons';
import { FormDiscardContext, useDiscardQuestion } from './DiscardQuestion';
import { MutationForm, type MutationFormProps } from '../forms/MutationForm';

interface Props<Values> extends MutationFormProps<Values>, DialogState {
  readonly title: string;
  readonly width?: number;
  /** Rendered above the inputs, such as the subject of the form. */
  readonly lead?: ReactNode;
  /** Rendered instead of the form until its initial values are loaded. */
  readonly waiting?: ReactNode;
  readonly keepLabel?: string;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
}

/** A form in a dialog. It closes after a successful submit, and asks before unsaved input is discarded. */
export function FormDialog<Values extends object>(props: Props<Values>) {
  const { title, width, lead, waiting, keepLabel, submitLabel, isDanger, isOpen, onClose, onClosed, onDone, ...form } =
    props;
  const question = useDiscardQuestion();
  const { setEdited, discardThen } = question;
  const close = () => discardThen(onClose);
  return (
    <Dialog title={title} width={width} isOpen={isOpen} onClose={close} onClosed={onClosed}>
      <FormDiscardContext value={question}>
        {lead}
        {waiting || (
          <MutationForm<Values>
            {...form}
            onEdited={() => setEdited(true)}
            onDone={(sent) => {
              setEdited(false);
              onClose();
              onDone?.(sent);
            }}
            renderButtons={(isBusy) => (
              <DialogButtons {...{ keepLabel, submitLabel, isDanger, isBusy }} onKeep={close} />
            )}
          />
        )}
      </FormDiscardContext>
    </Dialog>
  );
}
