import { failureText } from '#src/failure-text';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { useResetAuthenticatorMutation, type MemberRowFragment } from './gql/generated';
import { MemberSubject } from './MemberSubject';
import { teamQueries } from './team-labels';

interface Props extends DialogState {
  /** Has an authenticator. */
  readonly member: MemberRowFragment;
}

/** Confirm dialog before the authenticator of a member is removed, for example after a phone is lost. */
export function ResetAuthenticatorDialog({ member, ...frame }: Props) {
  const { userId, fullName } = member;
  const [reset] = useResetAuthenticatorMutation();
  return (
    <ConfirmDialog
      {...frame}
      title="Reset authenticator"
      submitLabel="Reset"
      isDanger
      send={async () => {
        await reset({ variables: { userId: userId ?? '' } });
        return `The authenticator of ${fullName || 'the account'} was reset.`;
      }}
      failureText={(failure) => failureText('Failed to reset the authenticator', failure)}
      reloads={teamQueries}
    >
      <MemberSubject member={member} />
      <p>
        The app and its recovery codes sign nobody in any more, and every browser is signed out at once. They can sign
        in by a text message and set up another app. All admins are told.
      </p>
    </ConfirmDialog>
  );
}
