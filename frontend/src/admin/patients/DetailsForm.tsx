import type { PatientDetailsFieldsFragment } from '../gql/generated';
import { failureText } from '../../failure-text';
import { DialogButtons } from '../../ui/DialogButtons';
import { ErrorSlotProvider } from '../../ui/ErrorSlotProvider';
import { MutationForm, type MutationFormProps } from '../../ui/MutationForm';
import { Subject } from '../../ui/Subject';

/** What a form of the details is given by the section that it stands in. */
export interface DetailsFormProps {
  /** As the details were asked for: a UUID or a PT- number. */
  readonly id: string;
  readonly details: PatientDetailsFieldsFragment;
  readonly onEdited: () => void;
  /** Closes the form: it was saved, or is not wanted. */
  readonly onDone: () => void;
}

interface Props<Values>
  extends Omit<MutationFormProps<Values>, 'failureText' | 'onDone'>, Pick<DetailsFormProps, 'onEdited' | 'onDone'> {
  readonly submitLabel: string;
}

/** The frame of the small forms inside the details; the first input is gone to. */
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
