import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { addDays, clinicDay, startOfDay } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { CheckboxChoice } from '#src/ui/forms/CheckboxChoice';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { choiceRules, textRules } from '#src/ui/forms/form-rules';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { scopeChoices } from './api-key-filters';
import { ApiKeysDocument, useCreateApiKeyMutation, useKeyClientsQuery, type ApiKeyScope } from './gql/generated';

interface Values {
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
  /** YYYY-MM-DD: last day of validity. */
  readonly expiresAt: string;
  /** The hospital's client that it belongs to; none for the clinic's own program. */
  readonly clientId?: string;
}

/** A newly created key with its secret, which is never shown again. */
export interface CreatedKey {
  readonly name: string;
  readonly secret: string;
}

interface Props extends DialogState {
  readonly onMade: (made: CreatedKey) => void;
}

/** Maximum validity, less the current day (schema/api-key.graphql). */
const mostDays = 364;
const usualDays = 90;

/** Creates an API key of the signed-in admin. */
export function CreateKeyDialog({ onMade, ...frame }: Props) {
  const [create] = useCreateApiKeyMutation();
  const [today] = useState(() => clinicDay(Date.now()));
  const { data: known } = useKeyClientsQuery();
  const send = async ({ name, scopes, expiresAt, clientId }: Values) => {
    const of = clientId ? { clientId } : {};
    const input = { name, scopes, expiresAt: startOfDay(addDays(expiresAt, 1)).toISOString(), ...of };
    const { data } = await create({ variables: { input } });
    if (data) onMade({ name, secret: data.createApiKey.secret });
  };
  return (
    <FormDialog<Values>
      {...frame}
      title="Make an API key"
      name="key"
      initialValues={{ scopes: [], expiresAt: addDays(today, usualDays) }}
      submitLabel="Make the key"
      send={send}
      failureText={(failure) => failureText('Failed to make the key', failure)}
      reloads={[ApiKeysDocument]}
    >
      <Form.Item name="name" label="What it is for" rules={textRules('What it is for', 120)}>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="clientId"
        label="Whose program it is"
        extra="A hospital's program sees the patients that the hospital may see, and may read patient records, sessions and recovery plans alone. The clinic's own program sees every patient, whatever they said of hospitals."
      >
        <Select
          allowClear
          placeholder="The clinic's own"
          options={(known?.smartClients ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <Form.Item name="scopes" label="What it may do" rules={choiceRules('Choose at least one')}>
        <CheckboxChoice label="What it may do" options={scopeChoices} />
      </Form.Item>
      <Form.Item
        name="expiresAt"
        label="Last day"
        rules={choiceRules('Choose a day')}
        extra="A program acts in your name with it, and stops after that day. At most a year ahead."
      >
        <Input type="date" min={today} max={addDays(today, mostDays)} />
      </Form.Item>
    </FormDialog>
  );
}
