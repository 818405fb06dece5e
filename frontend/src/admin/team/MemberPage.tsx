import { Skeleton } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { useAuth } from '#src/auth/useAuth';
import { failureText } from '#src/failure-text';
import { staffPaths } from '#src/paths';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { Card } from '#src/ui/layout/Card';
import { Screen } from '#src/ui/layout/Screen';
import { Stack } from '#src/ui/layout/Stack';
import { useTeamQuery } from './gql/generated';
import { MemberAccess } from './MemberAccess';
import { MemberDetails } from './MemberDetails';
import { MemberStatusWord } from './MemberStatusWord';
import { MemberTimes } from './MemberTimes';

/** /admin/team/:id: a member's details, hours and leave, and access. `id` is the account's, or the physiotherapist's. */
export function MemberPage() {
  const { id = '' } = useParams();
  const { user } = useAuth();
  const query = useTeamQuery({ variables: { includeLeft: true } });
  // Somebody who is given an account has its id from then on.
  const member = query.data?.staff.find((one) => one.id === id || one.physiotherapistId === id);
  const isOwn = Boolean(member?.userId) && member?.userId === user?.id;
  return (
    <Screen
      title={member ? member.fullName || 'N/A' : 'Member of the team'}
      beside={member && <MemberStatusWord member={member} />}
      actions={<Link to={staffPaths.adminTeam}>Team</Link>}
    >
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the team', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 8 }} />}
      >
        {() =>
          member ? (
            <Stack key={id}>
              <MemberDetails member={member} isOwn={isOwn} />
              {member.physiotherapistId && <MemberTimes member={member} id={member.physiotherapistId} />}
              <MemberAccess member={member} isOwn={isOwn} />
            </Stack>
          ) : (
            <Card title="No such member">
              <p role="alert">
                Nobody of the team has this address. Look at <Link to={staffPaths.adminTeam}>the team</Link>.
              </p>
            </Card>
          )
        }
      </QueryBoundary>
    </Screen>
  );
}
