import { Form } from 'antd';
import { errorOf } from '../../errors';
import { choiceRules } from '../../form-rules';
import { PatientsDocument, PatientStatsDocument, useCreatePatientMutation } from '../../gql/generated';
import { nationalDigits } from '../../phone-number';
import { inputOf, type PatientFormValues } from './patient-form-values';
import { PatientForm } from './PatientForm';
import { UserSelect, type UserWithoutPatient } from './UserSelect';

interface Props {
  readonly onEdited: () => void;
  readonly onCancel: () => void;
  readonly onSaved: (name: string) => void;
}

/** Makes the record of an account that has none; choosing the account fills in its name and number (spec §5). */
export function AddPatientForm({ onEdited, onCancel, onSaved }: Props) {
  const [form] = Form.useForm<PatientFormValues>();
  const [create] = useCreatePatientMutation({ refetchQueries: [PatientsDocument, PatientStatsDocument] });

  const prefill = ({ fullName, mobileNumber }: UserWithoutPatient) =>
    form.setFields([
      ...(fullName ? [{ name: 'name' as const, value: fullName, errors: [] }] : []),
      { name: 'contactNumber', value: nationalDigits(mobileNumber), errors: [] },
    ]);
  const submit = async (values: PatientFormValues) => {
    try {
      const { data } = await create({ variables: { input: { ...inputOf(values), userId: values.userId } } });
      onSaved(data?.createPatient.name ?? values.name);
      return null;
    } catch (error) {
      return errorOf(error);
    }
  };

  return (
    <PatientForm
      form={form}
      initialValues={{}}
      submitLabel="Add patient"
      userField={
        <Form.Item name="userId" label="User" rules={choiceRules('User is required')}>
          <UserSelect onChoose={prefill} />
        </Form.Item>
      }
      onSubmit={submit}
      onEdited={onEdited}
      onCancel={onCancel}
    />
  );
}
