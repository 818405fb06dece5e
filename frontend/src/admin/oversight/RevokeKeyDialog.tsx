import { failureText } from '#src/failure-text';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { Subject } from '#src/ui/layout/Subject';
import { ApiKeysDocument, useRevokeApiKeyMutation, type ApiKeyRowFragment } from './gql/generated';

interface Props extends DialogState {
  readonly apiKey: ApiKeyRowFragment;
}

/** Confirm dialog before an API key is revoked, which stops its program at once. */
export function RevokeKeyDialog({ apiKey: { id, name, owner }, ...frame }: Props) {
  const [revoke] = useRevokeApiKeyMutation();
  return (
    <ConfirmDialog
      {...frame}
      title="Revoke the key"
      submitLabel="Revoke"
      isDanger
      send={async () => {
        await revoke({ variables: { id } });
        return `${name} was revoked.`;
      }}
      failureText={(failure) => failureText('Failed to revoke the key', failure)}
      reloads={[ApiKeysDocument]}
    >
      <Subject>
        <strong>{name}</strong>
        <br />
        Made by {owner || 'N/A'}
      </Subject>
      <p>The program that uses it is refused at once. A revoked key never comes back; make a new one in its place.</p>
    </ConfirmDialog>
  );
}
