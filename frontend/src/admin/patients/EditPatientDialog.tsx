import { Form, Input, Skeleton } from 'antd';
import { failureText } from '#src/failure-text';
import { usePatientDetailsQuery, useUpdatePatientMutation } from '#src/workplace/gql/generated';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { untilLoaded } from '#src/ui/feedback/QueryBoundary';
import { useConflict } from '#src/ui/forms/useConflict';
import { useRefetchOnConflict } from '#src/ui/hooks/useRefetchQueries';
import styles from './EditPatientDialog.module.css';
import { patientFacts } from '#src/patients/patient-facts';
import { inputOf, valuesOf, type PatientFormValues } from '#src/patients/patient-form-values';
import { patientLists } from '#src/patients/patient-queries';
import { PatientFields } from '#src/patients/PatientFields';

interface Props extends DialogState {
  readonly id: string;
}

/**
 * Edits a complete record. It is fetched past the cache, and the version sent is the one whose values the form began with, even if the list
 * refetches meanwhile.
 */
export function EditPatientDialog({ id, ...frame }: Props) {
  const query = usePatientDetailsQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [update] = useUpdatePatientMutation();
  const { known: details, conflict } = useConflict({
    known: query.data?.patientDetails,
    readAgain: async () => (await query.refetch()).data?.patientDetails,
    factsOf: patientFacts,
    valuesOf,
  });
  useRefetchOnConflict(query.error, patientLists);

  const send = async (values: PatientFormValues) => {
    const saved = await update({ variables: { id, input: inputOf(values), version: details?.patient.version } });
    return `${saved.data?.updatePatient.name ?? values.name} was saved.`;
  };
  // Keep the shown record if a refetch fails.
  const waiting =
    !details &&
    untilLoaded(
      query,
      (failure) => failureText('Failed to fetch patient details', failure),
      <Skeleton active paragraph={{ rows: 8 }} />,
    );
  return (
    <FormDialog<PatientFormValues>
      {...frame}
      title="Edit patient"
      width={640}
      waiting={waiting}
      name="patient"
      initialValues={details && valuesOf(details)}
      submitLabel="Save changes"
      send={send}
      failureText={(failure) => failureText('Failed to save patient', failure)}
      conflict={conflict}
      reloads={patientLists}
    >
      <PatientFields
        age={details ? valuesOf(details).age : undefined}
        userField={
          <Form.Item name="userId" label="User" extra="The account of a record cannot be changed.">
            <Input.TextArea
              rows={1}
              readOnly
              variant="borderless"
              placeholder="No account"
              className={styles.account}
            />
          </Form.Item>
        }
      />
    </FormDialog>
  );
}
