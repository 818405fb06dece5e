import { Form } from 'antd';
import { errorOf } from '../../errors';
import { clinicDay } from '../../clinic-time';
import { choiceRules } from '../../form-rules';
import { PatientsDocument, PatientStatsDocument, useCreatePatientMutation } from '../../gql/generated';
import { nationalDigits } from '../../phone-number';
import { ageOn } from './age-on';
import { inputOf, type PatientFormValues } from './patient-form-values';
import { PatientForm } from './PatientForm';
import { UserSelect, type UserWithoutPatient } from './UserSelect';

/** The age as the form asks for it; the birth date itself stays as it was given (reading 26). */
const ageText = (birthDate: string) => String(ageOn(birthDate, clinicDay(Date.now())));

interface Props {
  readonly onEdited: () => void;
  readonly onCancel: () => void;
  readonly onSaved: (name: string) => void;
}

/** Makes the record of an account that has none; choosing the account fills in what is known of it (spec §5). */
export function AddPatientForm({ onEdited, onCancel, onSaved }: Props) {
  const [form] = Form.useForm<PatientFormValues>();
  const [create] = useCreatePatientMutation({ refetchQueries: [PatientsDocument, PatientStatsDocument] });

  const prefill = ({ fullName, mobileNumber, dateOfBirth, gender }: UserWithoutPatient) =>
    form.setFields([
      ...(fullName ? [{ name: 'name' as const, value: fullName, errors: [] }] : []),
      ...(dateOfBirth ? [{ name: 'age' as const, value: ageText(dateOfBirth), errors: [] }] : []),
      ...(gender ? [{ name: 'gender' as const, value: gender, errors: [] }] : []),
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
