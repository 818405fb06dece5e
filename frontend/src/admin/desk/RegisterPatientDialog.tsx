import { Checkbox, Form } from 'antd';
import { useState } from 'react';
import { errorOf } from '../../errors';
import type { DialogState } from '../../ui/Dialog';
import { FormDialog } from '../../ui/FormDialog';
import { onceFailureText } from '../once-failure-text';
import { nationalDigits } from '../../values/phone-number';
import { inputOf, type PatientFormValues } from '../patients/patient-form-values';
import { patientLists } from '../patients/patient-queries';
import { PatientFields } from '../patients/PatientFields';
import { useRegisterPatientMutation } from './gql/generated';

type Values = PatientFormValues & { readonly withoutAccount?: boolean };

interface Props extends DialogState {
  /** What is known of the person, such as from their message. */
  readonly known?: Partial<PatientFormValues>;
}

/**
 * Registers somebody who wrote, or who stands at the desk, without an account to choose (clinic §7). Each opening is another person; however often it is
 * sent from the same dialog, one record is made. Where a record has the number already, it is asked whether this is a further person.
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

/** Answered anew for each number: what goes away with one is neither kept nor sent. */
function FurtherPerson() {
  return (
    <Form.Item
      name="withoutAccount"
      valuePropName="checked"
      preserve={false}
      extra="The record is made without an account."
    >
      <Checkbox>This is a further person on that number</Checkbox>
    </Form.Item>
  );
}
