import type { ReactNode } from 'react';
import { Dialog, type DialogState } from './Dialog';
import { DialogButtons } from './DialogButtons';
import { FormDiscardContext, useDiscardQuestion } from './DiscardQuestion';
import { MutationForm, type MutationFormProps } from './MutationForm';

interface Props<Values> extends MutationFormProps<Values>, DialogState {
  readonly title: string;
  readonly width?: number;
  /** What stands above the inputs, such as what the form is about. */
  readonly lead?: ReactNode;
  /** Stands in the place of the form until what it begins with is there. */
  readonly waiting?: ReactNode;
  readonly keepLabel?: string;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
}

/** A form in a dialog, which closes when it was sent, and asks before it throws away what was typed. */
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
