import type { PatientDetailsFieldsFragment } from '../../workplace/gql/generated';
import { failureText } from '../../failure-text';
import { DialogButtons } from '../../ui/dialogs/DialogButtons';
import { ErrorSlotProvider } from '../../ui/feedback/ErrorSlotProvider';
import { MutationForm, type MutationFormProps } from '../../ui/forms/MutationForm';
import { Subject } from '../../ui/layout/Subject';

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
