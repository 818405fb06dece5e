import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { failureText } from '#src/failure-text';
import { countOf } from '#src/ui/lists/list-count';
import { ListCard } from '#src/ui/lists/ListCard';
import { Screen } from '#src/ui/layout/Screen';
import { Stack } from '#src/ui/layout/Stack';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { useWholeList } from '#src/ui/lists/useList';
import { useTeamQuery } from './gql/generated';
import { AddMemberDialog } from './AddMemberDialog';
import { PlansLeft } from './PlansLeft';
import { teamColumns } from './team-columns';

/** /admin/team: the team, each member with a page of their own (MemberPage), and a dialog that adds somebody. */
export function TeamPage() {
  const [includeLeft, setIncludeLeft] = useState(false);
  const list = useWholeList(useTeamQuery({ variables: { includeLeft } }), ({ staff }) => staff);
  const adding = useDialog();
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
        actions={null}
      />
      {adding.subject && <AddMemberDialog {...adding.frame} />}
    </Screen>
  );
}
