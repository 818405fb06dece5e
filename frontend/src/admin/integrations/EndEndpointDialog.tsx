import { failureText } from '#src/failure-text';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { Subject } from '#src/ui/layout/Subject';
import {
  useEndWebhookEndpointMutation,
  WebhookEndpointsDocument,
  type WebhookEndpointRowFragment,
} from './gql/generated';

interface Props extends DialogState {
  readonly endpoint: WebhookEndpointRowFragment;
}

/** Confirm dialog before a webhook endpoint is ended. */
export function EndEndpointDialog({ endpoint: { id, clientName, url }, ...frame }: Props) {
  const [end] = useEndWebhookEndpointMutation();
  return (
    <ConfirmDialog
      {...frame}
      title="End the webhook"
      submitLabel="End"
      isDanger
      send={async () => {
        await end({ variables: { id } });
        return `${clientName} is told no more at this address.`;
      }}
      failureText={(failure) => failureText('Failed to end the webhook', failure)}
      reloads={[WebhookEndpointsDocument]}
    >
      <Subject>
        <strong>{clientName}</strong>
        <br />
        {url}
      </Subject>
      <p>What waits to be sent does not leave. A webhook that was ended never comes back; make it anew.</p>
    </ConfirmDialog>
  );
}
