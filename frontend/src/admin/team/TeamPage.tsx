import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAuth } from '../../auth/AuthProvider';
import { failureText } from '../../failure-text';
import { ListCard } from '../../ui/ListCard';
import { Screen } from '../../ui/Screen';
import { useDialog } from '../../ui/useDialog';
import { useTeamQuery, type MemberRowFragment } from '../gql/generated';
import { AddMemberDialog } from './AddMemberDialog';
import { EditMemberDialog } from './EditMemberDialog';
import { SignOutMemberDialog } from './SignOutMemberDialog';
import { SwitchMemberDialog } from './SwitchMemberDialog';
import { teamColumns } from './team-columns';

/** /admin/team: who works for the clinic, and the dialogs that add, change and switch off (clinic §2). */
export function TeamPage() {
  const { user } = useAuth();
  const { data, error, loading, refetch } = useTeamQuery();
  const rows = data?.staff;
  const known = rows && { total: rows.length };
  const adding = useDialog();
  const given = useDialog<MemberRowFragment>();
  const edited = useDialog<MemberRowFragment>();
  const switched = useDialog<MemberRowFragment>();
  const signedOut = useDialog<MemberRowFragment>();
  return (
    <Screen
      title="Team"
      actions={
        <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => adding.open(true)}>
          Add to the team
        </Button>
      }
    >
      <ListCard
        name="Team list"
        label="Team"
        page={{ known, isStale: known !== undefined && loading, error, retry: () => void refetch() }}
        count={rows ? membersText(rows.length) : 'Loading the list…'}
        empty={{ title: 'Nobody is in the team yet.', hint: 'Those who work for the clinic appear here.' }}
        failureText={(failure) => failureText('Failed to fetch the team', failure)}
        columns={teamColumns}
        rows={rows}
        keyOf={({ id }) => id}
        actions={{
          ownId: user?.id,
          onEdit: edited.open,
          onGiveAccount: given.open,
          onSwitch: switched.open,
          onSignOut: signedOut.open,
        }}
      />
      {adding.subject && <AddMemberDialog {...adding.frame} />}
      {given.subject && <AddMemberDialog known={given.subject} {...given.frame} />}
      {edited.subject && (
        <EditMemberDialog member={edited.subject} isOwn={edited.subject.userId === user?.id} {...edited.frame} />
      )}
      {switched.subject && <SwitchMemberDialog member={switched.subject} {...switched.frame} />}
      {signedOut.subject && <SignOutMemberDialog member={signedOut.subject} {...signedOut.frame} />}
    </Screen>
  );
}

const membersText = (count: number) => (count === 1 ? '1 member' : `${count} members`);
