import type { PatientDetailsFieldsFragment } from '#src/workplace/gql/generated';
import { failureText } from '#src/failure-text';
import { DialogButtons } from '#src/ui/dialogs/DialogButtons';
import { ErrorSlotProvider } from '#src/ui/feedback/ErrorSlotProvider';
import { MutationForm, type MutationFormProps } from '#src/ui/forms/MutationForm';
import { Subject } from '#src/ui/layout/Subject';

/** Props of a form in a details section. */
export interface DetailsFormProps {
  /** The id of the details query: a UUID or a PT number. */
  readonly id: string;
  readonly details: PatientDetailsFieldsFragment;
  readonly onEdited: () => void;
  /** Closes the form, saved or not. */
  readonly onDone: () => void;
}

interface Props<Values>
  extends Omit<MutationFormProps<Values>, 'failureText' | 'onDone'>, Pick<DetailsFormProps, 'onEdited' | 'onDone'> {
  readonly submitLabel: string;
}

/** The frame of the inline forms in the details; the first input takes the focus. */
export function DetailsForm<Values extends object>({ submitLabel, onDone, ...form }: Props<Values>) {
  return (
    <Subject>
      <ErrorSlotProvider>
        <MutationForm<Values>
          {...form}
          isFocused
          failureText={(failure) => failureText('Failed to save patient', failure)}
          onDone={onDone}
          renderButtons={(isBusy) => <DialogButtons submitLabel={submitLabel} isBusy={isBusy} onKeep={onDone} />}
        />
      </ErrorSlotProvider>
    </Subject>
  );
}
