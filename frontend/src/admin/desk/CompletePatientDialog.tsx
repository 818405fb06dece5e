import { useState } from 'react';
import { errorOf } from '../../errors';
import { failureText } from '../../failure-text';
import type { DialogState } from '../../ui/Dialog';
import { FormDialog } from '../../ui/FormDialog';
import { inputOf, valuesOf, type FormRecord, type PatientFormValues } from '../patients/patient-form-values';
import { patientLists } from '../patients/patient-queries';
import { PatientFields } from '../patients/PatientFields';
import { PresentValues } from '../patients/PresentValues';
import { useCompletePatientMutation } from './gql/generated';

interface Props extends DialogState {
  /** The record as the page has it. */
  readonly known: FormRecord;
  /** The record as the server has it now. */
  readonly readAgain: () => Promise<FormRecord | undefined>;
}

/** Fills in what a record lacks (clinic §7). The version that is sent is the one whose values the form began with. */
export function CompletePatientDialog({ known, readAgain, ...frame }: Props) {
  const [record, setRecord] = useState(known);
  const [isOvertaken, setOvertaken] = useState(false);
  const [complete] = useCompletePatientMutation();
  const { id, version } = record.patient;
  const { userId: _account, ...initialValues } = valuesOf(record);
  const send = async (values: PatientFormValues) => {
    setOvertaken(false);
    try {
      const { data } = await complete({ variables: { id, input: inputOf(values), version } });
      return `The record of ${data?.completePatient.name ?? values.name} is complete.`;
    } catch (error) {
      setOvertaken(errorOf(error).code === 'CHANGED_MEANWHILE');
      throw error;
    }
  };
  const begin = async () => {
    const present = await readAgain();
    if (!present) return undefined;
    setRecord(present);
    setOvertaken(false);
    return valuesOf(present);
  };
  return (
    <FormDialog<PatientFormValues>
      {...frame}
      title="Complete the record"
      width={640}
      name="complete"
      initialValues={initialValues}
      submitLabel="Complete the record"
      send={send}
      failureText={(failure) => failureText('Failed to save patient', failure)}
      reloads={patientLists}
    >
      <PatientFields age={initialValues.age} />
      {isOvertaken && <PresentValues readAgain={begin} />}
    </FormDialog>
  );
}
