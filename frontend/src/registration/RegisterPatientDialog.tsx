import { Form } from 'antd';
import { useState } from 'react';
import { errorOf } from '../errors';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { onceFailureText } from '../payments/once-failure-text';
import { nationalDigits } from '../values/phone-number';
import { inputOf, type PatientFormValues } from '../patients/patient-form-values';
import { patientLists } from '../patients/patient-queries';
import { PatientFields } from '../patients/PatientFields';
import { FurtherPerson } from './FurtherPerson';
import { useRegisterPatientMutation } from './gql/generated';

type Values = PatientFormValues & { readonly withoutAccount?: boolean };

interface Props extends DialogState {
  /** Known values, such as from a message. */
  readonly known?: Partial<PatientFormValues>;
}

/**
 * Registers a patient without an account. Each opening has its own idempotency key, so that repeated submits create one record. If a record
 * has the same number, the form asks whether this is another person.
 */
export function RegisterPatientDialog({ known, ...frame }: Props) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [register] = useRegisterPatientMutation();
  const [taken, setTaken] = useState<string>();
  const send = async ({ withoutAccount = false, ...values }: Values) => {
    const input = { ...inputOf(values), withoutAccount };
    try {
      const { data } = await register({ variables: { input, idempotencyKey } });
      const { registerPatient: made = null } = data ?? {};
      return `${made?.name ?? values.name} was registered${made ? ` as ${made.patientId}` : ''}.`;
    } catch (error) {
      if (errorOf(error).code === 'ALREADY_EXISTS') setTaken(input.contactNumber);
      throw error;
    }
  };
  return (
    <FormDialog<Values>
      {...frame}
      title={known ? 'Add patient' : 'Register at the desk'}
      width={640}
      name="register"
      lead={<p>The account is found, or made, by the contact number: with it the patient signs in.</p>}
      submitLabel="Register"
      {...(known && { initialValues: known })}
      send={send}
      failureText={(failure) => onceFailureText('Failed to save patient', 'registered', failure)}
      isAlwaysSaid
      reloads={patientLists}
    >
      <PatientFields />
      <Form.Item noStyle dependencies={['contactNumber']}>
        {({ getFieldValue }) => nationalDigits(getFieldValue('contactNumber') ?? '') === taken && <FurtherPerson />}
      </Form.Item>
    </FormDialog>
  );
}
