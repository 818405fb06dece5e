import { dayText, startOfDay } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { useSetMemberDisabledMutation, type MemberRowFragment } from './gql/generated';
import { MemberSubject } from './MemberSubject';
import { teamQueries } from './team-labels';

interface Props extends DialogState {
  /** Has an account and a last day. */
  readonly member: MemberRowFragment;
}

/** Confirm dialog before a member's last day is removed. */
export function CancelDepartureDialog({ member, ...frame }: Props) {
  const { userId, fullName, lastDay } = member;
  const [setDisabled] = useSetMemberDisabledMutation();
  return (
    <ConfirmDialog
      {...frame}
      title="Take the last day back"
      submitLabel="They stay"
      send={async () => {
        await setDisabled({ variables: { userId: userId ?? '', disabled: false } });
        return `${fullName} stays.`;
      }}
      failureText={(failure) => failureText('Failed to take the last day back', failure)}
      reloads={teamQueries}
    >
      <MemberSubject member={member} />
      <p>
        {lastDay && `Their last day is ${dayText(startOfDay(lastDay))}. `}
        Sessions that went to somebody else, or wait for somebody, stay so.
      </p>
    </ConfirmDialog>
  );
}
