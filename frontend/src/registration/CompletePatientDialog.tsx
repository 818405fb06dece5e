import { failureText } from '../failure-text';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { useConflict } from '../ui/forms/useConflict';
import { patientFacts } from '../patients/patient-facts';
import { inputOf, valuesOf, type FormRecord, type PatientFormValues } from '../patients/patient-form-values';
import { patientLists } from '../patients/patient-queries';
import { PatientFields } from '../patients/PatientFields';
import { useCompletePatientMutation } from './gql/generated';

interface Props extends DialogState {
  /** The record as of when the dialog opens. */
  readonly known: FormRecord;
  /** Refetches the record. */
  readonly readAgain: () => Promise<FormRecord | undefined>;
  /** Whether the record has a diagnosis that the user may not read: the form neither shows nor sends one, and it stays. */
  readonly isDiagnosisHidden?: boolean;
}

const diagnosis = ['diagnosedWith'];

/** Returns the record's input values, without its account. */
function inputsOf(record: FormRecord) {
  const { userId: _account, ...values } = valuesOf(record);
  return values;
}

/** Completes a record. The sent version is the one whose values the form began with. */
export function CompletePatientDialog({ known: opened, readAgain, isDiagnosisHidden = false, ...frame }: Props) {
  const [complete] = useCompletePatientMutation();
  const { known = opened, conflict } = useConflict({
    known: opened,
    readAgain,
    factsOf: patientFacts,
    valuesOf: inputsOf,
  });
  const { id, version } = known.patient;
  const send = async (values: PatientFormValues) => {
    const { diagnosedWith, ...input } = inputOf(values);
    const all = isDiagnosisHidden ? input : { ...input, diagnosedWith };
    const { data } = await complete({ variables: { id, input: all, version } });
    return `The record of ${data?.completePatient.name ?? values.name} is complete.`;
  };
  return (
    <FormDialog<PatientFormValues>
      {...frame}
      title="Complete the record"
      width={640}
      name="complete"
      initialValues={inputsOf(opened)}
      submitLabel="Complete the record"
      send={send}
      failureText={(failure) => failureText('Failed to save patient', failure)}
      conflict={conflict}
      reloads={patientLists}
    >
      <PatientFields age={inputsOf(known).age} without={isDiagnosisHidden ? diagnosis : []} />
    </FormDialog>
  );
}
