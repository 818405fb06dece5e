import { failureText } from '#src/failure-text';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { Subject } from '#src/ui/layout/Subject';
import { PatientConsentsDocument, useRevokeConsentMutation } from './gql/generated';
import type { Standing } from './PatientConsents';

/** Confirm dialog before a consent is withdrawn. */
export function WithdrawConsentDialog({ client, standing: { consent }, ...frame }: Standing & DialogState) {
  const [revoke] = useRevokeConsentMutation();
  const word = consent.decision === 'PERMIT' ? 'consent' : 'refusal';
  const seesAll = client.reach === 'ALL_BUT_REFUSED';
  return (
    <ConfirmDialog
      {...frame}
      title={`Withdraw the ${word}`}
      submitLabel="Withdraw"
      isDanger
      send={async () => {
        await revoke({ variables: { id: consent.id } });
        return `The ${word} was withdrawn.`;
      }}
      failureText={(failure) => failureText(`Failed to withdraw the ${word}`, failure)}
      reloads={[PatientConsentsDocument]}
    >
      <Subject>
        <strong>{client.name}</strong>
      </Subject>
      <p>
        {seesAll
          ? 'It reads all who did not refuse: from its next request on it sees this record.'
          : 'From its next request on it does not see this record, until a consent is recorded.'}
      </p>
    </ConfirmDialog>
  );
}
