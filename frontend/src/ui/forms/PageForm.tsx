import { DialogButtons } from '../dialogs/DialogButtons';
import { useDiscardQuestion } from '../dialogs/DiscardQuestion';
import { MutationForm, type MutationFormProps } from './MutationForm';

interface Props<Values> extends MutationFormProps<Values> {
  readonly keepLabel?: string;
  readonly submitLabel: string;
  /** Leaves the page without saving. */
  readonly onKeep: () => void;
}

/** A form as the main content of its page. Leaving the page, also by Cancel, asks before unsaved input is discarded. */
export function PageForm<Values extends object>({ keepLabel, submitLabel, onKeep, onDone, ...form }: Props<Values>) {
  const { setEdited } = useDiscardQuestion();
  const leave = () => {
    setEdited(false);
    onKeep();
  };
  return (
    <MutationForm<Values>
      {...form}
      onEdited={() => setEdited(true)}
      onDone={(sent) => {
        setEdited(false);
        onDone?.(sent);
      }}
      renderButtons={(isBusy) => <DialogButtons {...{ keepLabel, submitLabel, isBusy }} onKeep={leave} />}
    />
  );
}
