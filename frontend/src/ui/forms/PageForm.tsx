import { DialogButtons } from '../dialogs/DialogButtons';
import { FormDiscardContext, useDiscardQuestion } from '../dialogs/DiscardQuestion';
import { MutationForm, type MutationFormProps } from './MutationForm';

interface Props<Values> extends MutationFormProps<Values> {
  readonly keepLabel?: string;
  readonly submitLabel: string;
  /** Leaves the page without saving. */
  readonly onKeep: () => void;
}

/** A form as the main content of its page. Leaving the page asks before unsaved input is discarded; Cancel discards it. */
export function PageForm<Values extends object>({ keepLabel, submitLabel, onKeep, onDone, ...form }: Props<Values>) {
  const question = useDiscardQuestion();
  const { setEdited } = question;
  const leave = () => {
    setEdited(false);
    onKeep();
  };
  return (
    <FormDiscardContext value={question}>
      <MutationForm<Values>
        {...form}
        onEdited={() => setEdited(true)}
        onDone={(sent) => {
          setEdited(false);
          onDone?.(sent);
        }}
        renderButtons={(isBusy) => <DialogButtons {...{ keepLabel, submitLabel, isBusy }} onKeep={leave} />}
      />
    </FormDiscardContext>
  );
}
