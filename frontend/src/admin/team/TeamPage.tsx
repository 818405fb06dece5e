import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useAuth } from '#src/auth/useAuth';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { countOf } from '#src/ui/lists/list-count';
import { ListCard } from '#src/ui/lists/ListCard';
import { Screen } from '#src/ui/layout/Screen';
import { Stack } from '#src/ui/layout/Stack';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { useWholeList } from '#src/ui/lists/useList';
import { useTeamQuery, type MemberRowFragment } from './gql/generated';
import { AddMemberDialog } from './AddMemberDialog';
import { DepartureDialog } from './DepartureDialog';
import { EditMemberDialog } from './EditMemberDialog';
import { HoursDialog } from './HoursDialog';
import { LeaveDialog } from './LeaveDialog';
import { PlansLeft } from './PlansLeft';
import { RoleDialog } from './RoleDialog';
import { SignOutMemberDialog } from './SignOutMemberDialog';
import { CancelDepartureDialog } from './CancelDepartureDialog';
import { ToggleAccountDialog } from './ToggleAccountDialog';
import { teamColumns } from './team-columns';

/** /admin/team: the team, with dialogs to add, edit and switch off members. */
export function TeamPage() {
  const { user } = useAuth();
  const [includeLeft, setIncludeLeft] = useState(false);
  const list = useWholeList(useTeamQuery({ variables: { includeLeft } }), ({ staff }) => staff);
  const adding = useDialog();
  const given = useDialog<MemberRowFragment>();
  const edited = useDialog<MemberRowFragment>();
  const switched = useDialog<MemberRowFragment>();
  const signedOut = useDialog<MemberRowFragment>();
  const place = useDialog<Pick<PlaceProps, 'member' | 'what'>>();
  return (
    <Screen
      title="Team"
      actions={
        <Stack row gap={2}>
          <Button aria-pressed={includeLeft} onClick={() => setIncludeLeft(!includeLeft)}>
            {includeLeft ? 'Hide those who left' : 'Show those who left'}
          </Button>
          <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => adding.open(true)}>
            Add to the team
          </Button>
        </Stack>
      }
    >
      <PlansLeft />
      <ListCard
        name="Team list"
        label="Team"
        list={list}
        count={countOf(list, { none: 'No members', one: '1 member', many: 'members' })}
        empty={{ title: 'Nobody is in the team yet.', hint: 'Those who work for the clinic appear here.' }}
        failureText={(failure) => failureText('Failed to fetch the team', failure)}
        columns={teamColumns}
        keyOf={({ id }) => id}
        actions={{
          ownId: user?.id,
          onEdit: edited.open,
          onGiveAccount: given.open,
          onSwitch: switched.open,
          onSignOut: signedOut.open,
          onPlace: (member, what) => place.open({ member, what }),
        }}
      />
      {adding.subject && <AddMemberDialog {...adding.frame} />}
      {given.subject && <AddMemberDialog known={given.subject} {...given.frame} />}
      {edited.subject && (
        <EditMemberDialog
          key={edited.subject.id}
          member={edited.subject}
          isOwn={edited.subject.userId === user?.id}
          {...edited.frame}
        />
      )}
      {switched.subject && <ToggleAccountDialog member={switched.subject} {...switched.frame} />}
      {place.subject && <PlaceDialog key={place.subject.member.id} {...place.subject} {...place.frame} />}
      {signedOut.subject && <SignOutMemberDialog member={signedOut.subject} {...signedOut.frame} />}
    </Screen>
  );
}

const placeDialogs = {
  hours: HoursDialog,
  leave: LeaveDialog,
  role: RoleDialog,
  departure: DepartureDialog,
  stay: CancelDepartureDialog,
};

interface PlaceProps extends DialogState {
  readonly member: MemberRowFragment;
  readonly what: keyof typeof placeDialogs;
}

/** The dialog of a member's hours, leave, role or departure. */
function PlaceDialog({ what, ...props }: PlaceProps) {
  const About = placeDialogs[what];
  return <About {...props} />;
}
