import { Form, Input } from 'antd';
import { errorOf } from '../../errors';
import {
  PatientsDocument,
  PatientStatsDocument,
  usePatientDetailsQuery,
  useUpdatePatientMutation,
} from '../../gql/generated';
import { MissingDetails } from './MissingDetails';
import { fieldNames, inputOf, valuesOf, type PatientFormValues } from './patient-form-values';
import { PatientForm } from './PatientForm';
import styles from './PatientForm.module.css';
import { useListReload } from './useListReload';

interface Props {
  readonly id: string;
  readonly onEdited: () => void;
  /** What was typed is gone; the form shows the record as it is. */
  readonly onReloaded: () => void;
  readonly onCancel: () => void;
  readonly onSaved: (name: string) => void;
}

/**
 * Changes a complete record. It is read past the cache, so that the version sent with the change is the one whose values the form
 * began with, whatever the list behind learns in the meantime.
 */
export function EditPatientForm({ id, onEdited, onReloaded, onCancel, onSaved }: Props) {
  const [form] = Form.useForm<PatientFormValues>();
  const { data, error, refetch } = usePatientDetailsQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [update] = useUpdatePatientMutation({ refetchQueries: [PatientsDocument, PatientStatsDocument] });
  const reloadList = useListReload();
  const details = data?.patientDetails;

  const submit = async (values: PatientFormValues) => {
    try {
      const variables = { id, input: inputOf(values), version: details?.patient.version };
      const saved = await update({ variables });
      onSaved(saved.data?.updatePatient.name ?? values.name);
      return null;
    } catch (failure) {
      const refusal = errorOf(failure);
      reloadList(refusal);
      return refusal;
    }
  };
  const reload = async () => {
    const present = await refetch();
    if (!present.data) return;
    const values = valuesOf(present.data.patientDetails);
    form.setFields(fieldNames.map((name) => ({ name, value: values[name], touched: false, errors: [] })));
    onReloaded();
  };

  if (details) {
    return (
      <PatientForm
        form={form}
        initialValues={valuesOf(details)}
        submitLabel="Save changes"
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
        onSubmit={submit}
        onEdited={onEdited}
        onCancel={onCancel}
        onReload={reload}
      />
    );
  }
  return (
    <MissingDetails error={error} hint="The form needs the record's present values." onRetry={() => void refetch()} />
  );
}
