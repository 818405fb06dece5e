import { Form } from 'antd';
import { clinicDay } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { choiceRules } from '#src/ui/forms/form-rules';
import { useCreatePatientMutation } from '#src/workplace/gql/generated';
import { nationalDigits } from '#src/values/phone-number';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { ageOn } from '#src/patients/age-on';
import { inputOf, type PatientFormValues } from '#src/patients/patient-form-values';
import { patientLists } from '#src/patients/patient-queries';
import { PatientFields } from '#src/patients/PatientFields';
import { UserSelect, type UserWithoutPatient } from './UserSelect';

/** Returns the age for the form; the birth date itself stays unchanged. */
const ageText = (birthDate: string) => String(ageOn(birthDate, clinicDay(Date.now())));

/** Creates the record of an account without one. */
export function AddPatientDialog(frame: DialogState) {
  const [create] = useCreatePatientMutation();
  return (
    <FormDialog<PatientFormValues>
      {...frame}
      title="Add patient"
      width={640}
      name="patient"
      submitLabel="Add patient"
      send={async (values) => {
        const { data } = await create({ variables: { input: { ...inputOf(values), userId: values.userId } } });
        return `${data?.createPatient.name ?? values.name} was added.`;
      }}
      failureText={(failure) => failureText('Failed to save patient', failure)}
      reloads={patientLists}
    >
      <PatientFields userField={<UserField />} />
    </FormDialog>
  );
}

/** Choosing an account prefills its known values. */
function UserField() {
  const form = Form.useFormInstance<PatientFormValues>();
  const prefill = ({ fullName, mobileNumber, dateOfBirth, gender }: UserWithoutPatient) =>
    form.setFields([
      ...(fullName ? [{ name: 'name' as const, value: fullName, errors: [] }] : []),
      ...(dateOfBirth ? [{ name: 'age' as const, value: ageText(dateOfBirth), errors: [] }] : []),
      ...(gender ? [{ name: 'gender' as const, value: gender, errors: [] }] : []),
      { name: 'contactNumber', value: nationalDigits(mobileNumber), errors: [] },
    ]);
  return (
    <Form.Item name="userId" label="User" rules={choiceRules('User is required')}>
      <UserSelect onChoose={prefill} />
    </Form.Item>
  );
}
