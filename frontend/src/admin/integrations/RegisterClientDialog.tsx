import { Form, Input, Select } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { choiceRules, optionalTextRules, textRules } from '#src/ui/forms/form-rules';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { choicesOf, purposeLabels, reachLabels } from './client-labels';
import {
  HospitalReadinessDocument,
  SmartClientsDocument,
  useCreateSmartClientMutation,
  type ClientReach,
  type DataPurpose,
} from './gql/generated';

interface Values {
  readonly name: string;
  readonly purpose: DataPurpose;
  readonly reach: ClientReach;
  /** Separated by spaces or line breaks; identifier systems, too. */
  readonly scopes: string;
  readonly jwksUrl?: string;
  readonly jwks?: string;
  readonly identifierSystems?: string;
}

/** A newly registered client. */
export interface RegisteredClient {
  readonly id: string;
  readonly name: string;
}

interface Props extends DialogState {
  readonly onRegistered: (client: RegisteredClient) => void;
}

const wordsOf = (text = '') => text.split(/\s+/).filter(Boolean);
const orNone = (text = '') => text.trim() || null;

/** Registers a hospital's system with its public keys, or with the address of its key set. */
export function RegisterClientDialog({ onRegistered, ...frame }: Props) {
  const [create] = useCreateSmartClientMutation();
  const send = async ({ name, purpose, reach, scopes, jwks, jwksUrl, identifierSystems }: Values) => {
    const keys = { jwks: orNone(jwks), jwksUrl: orNone(jwksUrl) };
    const systems = { scopes: wordsOf(scopes), identifierSystems: wordsOf(identifierSystems) };
    const { data } = await create({ variables: { input: { name, purpose, reach, ...systems, ...keys } } });
    if (data) onRegistered({ id: data.createSmartClient.id, name });
  };
  return (
    <FormDialog<Values>
      {...frame}
      title="Register a client"
      name="client"
      initialValues={{ purpose: 'TREATMENT', reach: 'CONSENTED', scopes: 'system/Patient.rs' }}
      submitLabel="Register"
      send={send}
      failureText={(failure) => failureText('Failed to register the client', failure)}
      reloads={[SmartClientsDocument, HospitalReadinessDocument]}
    >
      <Form.Item name="name" label="Name" rules={textRules('Name', 120)}>
        <Input maxLength={120} autoComplete="off" placeholder="City Hospital, electronic records" />
      </Form.Item>
      <Form.Item name="purpose" label="For what it uses the data" rules={choiceRules('Choose a purpose')}>
        <Select options={choicesOf(purposeLabels)} />
      </Form.Item>
      <Form.Item
        name="reach"
        label="Whom it reaches"
        rules={choiceRules('Choose whom it reaches')}
        extra="All patients are for the clinic's own systems alone. A refusal holds in either case."
      >
        <Select options={choicesOf(reachLabels)} />
      </Form.Item>
      <Form.Item
        name="scopes"
        label="What it may do"
        rules={textRules('What it may do', 2_000)}
        extra="Scopes with blanks between, such as system/Patient.rs: r is read, s is search."
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="jwksUrl"
        label="Address of its public keys"
        rules={optionalTextRules(2_000)}
        extra="An https address, or else the keys themselves below: one of the two."
      >
        <Input autoComplete="off" placeholder="https://hospital.example/jwks.json" />
      </Form.Item>
      <Form.Item name="jwks" label="Public keys (JWK set)" rules={optionalTextRules(65_536)}>
        <Input.TextArea rows={3} autoComplete="off" placeholder='{"keys": […]}' />
      </Form.Item>
      <Form.Item
        name="identifierSystems"
        label="Systems of its identifiers"
        rules={optionalTextRules(10_000)}
        extra="URIs, one a line. It may name patients by no other."
      >
        <Input.TextArea rows={2} autoComplete="off" placeholder="https://hospital.example/mrn" />
      </Form.Item>
    </FormDialog>
  );
}
