import { DialogButtons } from './DialogButtons';
import { useDiscardQuestion } from './DiscardQuestion';
import { MutationForm, type MutationFormProps } from './MutationForm';

interface Props<Values> extends MutationFormProps<Values> {
  readonly keepLabel?: string;
  readonly submitLabel: string;
  /** Leaves the page, and everything as it is. */
  readonly onKeep: () => void;
}

/** A form that is the content of its page. Who leaves by a link or by Back is asked before what was typed is thrown away; Cancel says so. */
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
