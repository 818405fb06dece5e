import { Form, Input } from 'antd';
import { useState } from 'react';
import { errorOf } from '../errors';
import { onceFailureText } from '../payments/once-failure-text';
import { PatientLink } from '../patients/PatientLink';
import type { PatientChoice } from '../workplace/workplace-context';
import { FurtherPerson } from '../registration/FurtherPerson';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { mobileNumberRules, textRules } from '../ui/forms/form-rules';
import { nationalDigits } from '../values/phone-number';
import { useRegisterCallerMutation } from './gql/generated';

interface Values {
  readonly name: string;
  readonly contactNumber: string;
  readonly withoutAccount?: boolean;
}

interface Props extends DialogState {
  /** Called with the new record. */
  readonly onRegistered: (patient: PatientChoice) => void;
}

/** The record that has a number already, as the server's sentence names it. */
interface Taken {
  readonly number: string;
  readonly patient: string | undefined;
}

/**
 * Registers a caller by name and number. If a record has the number, the form offers to open that record, and asks whether this is another
 * person.
 */
export function NewCallerDialog({ onRegistered, ...frame }: Props) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [register] = useRegisterCallerMutation();
  const [taken, setTaken] = useState<Taken>();
  const send = async ({ name, contactNumber, withoutAccount = false }: Values) => {
    const input = { name: name.trim(), contactNumber: nationalDigits(contactNumber), withoutAccount };
    try {
      const { data } = await register({ variables: { input, idempotencyKey } });
      if (data) onRegistered(data.registerCaller);
      return `${data?.registerCaller.name ?? input.name} was registered${data ? ` as ${data.registerCaller.patientId}` : ''}.`;
    } catch (error) {
      const { code, message } = errorOf(error);
      if (code === 'ALREADY_EXISTS') setTaken({ number: input.contactNumber, patient: /PT-\d+/.exec(message)?.[0] });
      throw error;
    }
  };
  return (
    <FormDialog<Values>
      {...frame}
      title="New caller"
      name="caller"
      lead={<p>Name and number are enough to book. The other details can follow.</p>}
      submitLabel="Save, then book"
      send={send}
      failureText={(failure) => onceFailureText('Failed to register the caller', 'registered', failure)}
      isAlwaysSaid
    >
      <Form.Item name="name" label="Name" rules={textRules('Name', 120)}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="contactNumber" label="Mobile number" rules={mobileNumberRules('Mobile number')}>
        <Input type="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item noStyle dependencies={['contactNumber']}>
        {({ getFieldValue }) =>
          taken && nationalDigits(getFieldValue('contactNumber') ?? '') === taken.number && <OtherRecord {...taken} />
        }
      </Form.Item>
    </FormDialog>
  );
}

/** The way to the record that has the number, or on without an account. */
function OtherRecord({ patient }: Taken) {
  return (
    <>
      {patient && (
        <p>
          <PatientLink number={patient}>Open {patient}</PatientLink>
        </p>
      )}
      <FurtherPerson />
    </>
  );
}
