import { Form, Input, Select } from 'antd';
import { failureText } from '#src/failure-text';
import { CheckboxChoice } from '#src/ui/forms/CheckboxChoice';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { choiceRules, textRules } from '#src/ui/forms/form-rules';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { untilLoaded } from '#src/ui/feedback/QueryBoundary';
import { choicesOf } from './client-labels';
import { useCreateWebhookEndpointMutation, useSmartClientsQuery, WebhookEndpointsDocument } from './gql/generated';
import type { CreatedEndpoint } from './CreatedEndpointDialog';
import { eventLabels } from './webhook-labels';

interface Values {
  readonly clientId: string;
  readonly url: string;
  readonly events: readonly string[];
}

interface Props extends DialogState {
  readonly onMade: (made: CreatedEndpoint) => void;
}

/** Creates a webhook endpoint for a client. */
export function MakeEndpointDialog({ onMade, ...frame }: Props) {
  const clients = useSmartClientsQuery();
  const [create] = useCreateWebhookEndpointMutation();
  const send = async (input: Values) => {
    const { data } = await create({ variables: { input } });
    if (!data) return;
    const { secret, endpoint } = data.createWebhookEndpoint;
    onMade({ secret, clientName: endpoint.clientName });
  };
  return (
    <FormDialog<Values>
      {...frame}
      title="Make a webhook"
      name="webhook"
      waiting={untilLoaded(clients, (failure) => failureText('Failed to fetch the clients', failure))}
      initialValues={{ events: ['patient.updated', 'appointment.updated', 'consent.revoked'] }}
      submitLabel="Make"
      send={send}
      failureText={(failure) => failureText('Failed to make the webhook', failure)}
      reloads={[WebhookEndpointsDocument]}
    >
      <Form.Item name="clientId" label="Who is told" rules={choiceRules('Choose a client')}>
        <Select options={clients.data?.smartClients.map(({ id, name }) => ({ value: id, label: name }))} />
      </Form.Item>
      <Form.Item
        name="url"
        label="At which address"
        rules={textRules('Address', 2_000)}
        extra="A public https address. It is sent ids alone, and only of what the client may read."
      >
        <Input maxLength={2_000} autoComplete="off" placeholder="https://hospital.example/told" />
      </Form.Item>
      <Form.Item name="events" label="Of what" rules={choiceRules('Choose at least one')}>
        <CheckboxChoice label="Of what" options={choicesOf(eventLabels)} />
      </Form.Item>
    </FormDialog>
  );
}
