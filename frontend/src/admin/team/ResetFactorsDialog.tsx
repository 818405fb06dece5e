import { failureText } from '#src/failure-text';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { useResetFactorsMutation, type MemberRowFragment } from './gql/generated';
import { MemberSubject } from './MemberSubject';
import { teamQueries } from './team-labels';

interface Props extends DialogState {
  /** Has an authenticator or a passkey. */
  readonly member: MemberRowFragment;
}

/** Confirm dialog before the authenticator and the passkeys of a member are removed, for example after a phone is lost. */
export function ResetFactorsDialog({ member, ...frame }: Props) {
  const { userId, fullName } = member;
  const [reset] = useResetFactorsMutation();
  return (
    <ConfirmDialog
      {...frame}
      title="Reset second factors"
      submitLabel="Reset"
      isDanger
      send={async () => {
        await reset({ variables: { userId: userId ?? '' } });
        return `The second factors of ${fullName || 'the account'} were reset.`;
      }}
      failureText={(failure) => failureText('Failed to reset the second factors', failure)}
      reloads={teamQueries}
    >
      <MemberSubject member={member} />
      <p>
        The authenticator app, its recovery codes and the passkeys sign nobody in any more, and every browser is signed
        out at once. They can sign in by a text message and add others. All admins are told.
      </p>
    </ConfirmDialog>
  );
}
