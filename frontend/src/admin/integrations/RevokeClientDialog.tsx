import { failureText } from '#src/failure-text';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { Subject } from '#src/ui/layout/Subject';
import {
  HospitalReadinessDocument,
  SmartClientsDocument,
  useRevokeSmartClientMutation,
  WebhookEndpointsDocument,
  type SmartClientRowFragment,
} from './gql/generated';

interface Props extends DialogState {
  readonly client: SmartClientRowFragment;
}

/** Confirm dialog before a client is revoked. */
export function RevokeClientDialog({ client: { id, name }, ...frame }: Props) {
  const [revoke] = useRevokeSmartClientMutation();
  return (
    <ConfirmDialog
      {...frame}
      title="Revoke the client"
      submitLabel="Revoke"
      isDanger
      send={async () => {
        await revoke({ variables: { id } });
        return `${name} was revoked.`;
      }}
      failureText={(failure) => failureText('Failed to revoke the client', failure)}
      reloads={[SmartClientsDocument, HospitalReadinessDocument, WebhookEndpointsDocument]}
    >
      <Subject>
        <strong>{name}</strong>
        <br />
        {id}
      </Subject>
      <p>
        Its next request is refused, and it gets no more tokens. A revoked client never comes back; register it anew.
      </p>
    </ConfirmDialog>
  );
}
