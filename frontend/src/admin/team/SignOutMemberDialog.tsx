import type { DocumentNode } from '@apollo/client';
import { failureText } from '#src/failure-text';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { useEndSessionsOfMemberMutation, type MemberRowFragment } from './gql/generated';
import { MemberSubject } from './MemberSubject';

interface Props extends DialogState {
  /** Has an account. */
  readonly member: Pick<MemberRowFragment, 'userId' | 'fullName' | 'userType' | 'mobileNumber'>;
  /** Queries to refetch. */
  readonly reloads?: readonly DocumentNode[];
}

/** Confirm dialog before a member is signed out of all browsers, for example after a phone is lost. */
export function SignOutMemberDialog({ member, reloads = [], ...frame }: Props) {
  const { userId, fullName } = member;
  const [endSessions] = useEndSessionsOfMemberMutation();
  return (
    <ConfirmDialog
      {...frame}
      title="Sign out everywhere"
      submitLabel="Sign out"
      send={async () => {
        const { data } = await endSessions({ variables: { userId: userId ?? '' } });
        const name = fullName || 'The account';
        return data?.endSessionsOf ? `${name} was signed out everywhere.` : `${name} was signed in nowhere.`;
      }}
      failureText={(failure) => failureText('Failed to sign out', failure)}
      reloads={reloads}
    >
      <MemberSubject member={member} />
      <p>Every browser in which they are signed in is signed out at once. They can sign in again.</p>
    </ConfirmDialog>
  );
}
