import { failureText } from '../failure-text';
import { patientFacts } from '../patients/patient-facts';
import { inputOf, valuesOf, type FormRecord, type PatientFormValues } from '../patients/patient-form-values';
import { PatientFields } from '../patients/PatientFields';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { useConflict } from '../ui/forms/useConflict';
import { useUpdatePatientMutation } from '../workplace/gql/generated';

interface Props extends DialogState {
  /** The record as of when the dialog opens. */
  readonly known: FormRecord;
  /** Refetches the record. */
  readonly readAgain: () => Promise<FormRecord | undefined>;
}

/** The front desk reads no diagnosis, so that the form neither shows nor sends one (bench §1). */
const hidden = ['diagnosedWith'];

function inputsOf(record: FormRecord) {
  const { userId: _account, diagnosedWith: _diagnosis, ...values } = valuesOf(record);
  return values;
}

/** Changes the details of a complete record, except the diagnosis, which stays as it is. */
export function DeskDetailsDialog({ known: opened, readAgain, ...frame }: Props) {
  const [update] = useUpdatePatientMutation();
  const { known = opened, conflict } = useConflict({
    known: opened,
    readAgain,
    factsOf: patientFacts,
    valuesOf: inputsOf,
  });
  const { id, version } = known.patient;
  const send = async (values: PatientFormValues) => {
    const { diagnosedWith: _diagnosis, ...input } = inputOf(values);
    const { data } = await update({ variables: { id, input, version } });
    return `${data?.updatePatient.name ?? values.name} was saved.`;
  };
  return (
    <FormDialog<PatientFormValues>
      {...frame}
      title="Change details"
      width={640}
      name="details"
      initialValues={inputsOf(opened)}
      submitLabel="Save"
      send={send}
      failureText={(failure) => failureText('Failed to save patient', failure)}
      conflict={conflict}
    >
      <PatientFields age={inputsOf(known).age} without={hidden} />
    </FormDialog>
  );
}
