import type { DocumentNode } from '@apollo/client';
import { failureText } from '#src/failure-text';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { useSetMemberDisabledMutation, type MemberRowFragment } from './gql/generated';
import { MemberSubject } from './MemberSubject';
import { teamQueries } from './team-labels';

type Member = Pick<
  MemberRowFragment,
  'userId' | 'fullName' | 'userType' | 'mobileNumber' | 'disabled' | 'sessionsAhead'
>;

interface Props extends DialogState {
  /** Has an account. */
  readonly member: Member;
  /** Queries to refetch. */
  readonly reloads?: readonly DocumentNode[];
}

/** Confirm dialog before an account is switched off, which ends its sessions, or on again. */
export function ToggleAccountDialog({ member, reloads = teamQueries, ...frame }: Props) {
  const { userId, fullName, disabled, sessionsAhead } = member;
  const [setDisabled] = useSetMemberDisabledMutation();
  const word = disabled ? 'on' : 'off';
  return (
    <ConfirmDialog
      {...frame}
      title={`Switch ${word}`}
      submitLabel={`Switch ${word}`}
      isDanger={!disabled}
      send={async () => {
        await setDisabled({ variables: { userId: userId ?? '', disabled: !disabled } });
        return `${fullName || 'The account'} was switched ${word}.`;
      }}
      failureText={(failure) => failureText(`Failed to switch ${word}`, failure)}
      reloads={reloads}
    >
      <MemberSubject member={member} />
      {disabled ? (
        <p>They can sign in again with the same number.</p>
      ) : (
        <p>
          They are signed out everywhere at once, and cannot sign in until you switch the account on again.
          {sessionsAhead > 0 && ' The sessions with patients that are booked stay as they are.'}
        </p>
      )}
    </ConfirmDialog>
  );
}
