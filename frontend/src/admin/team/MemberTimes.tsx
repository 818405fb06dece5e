import { Button, Skeleton } from 'antd';
import { failureText } from '#src/failure-text';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { Card } from '#src/ui/layout/Card';
import { Stack } from '#src/ui/layout/Stack';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { numberText } from '#src/values/number-text';
import { weekFacts } from '../clinic/week';
import { usePhysiotherapistTimesQuery, type MemberRowFragment } from './gql/generated';
import { LeaveDialog } from './LeaveDialog';
import { LeaveList } from './LeaveList';
import { MemberFacts } from './MemberFacts';

/** With its time pickers, which few visits need. */
const HoursDialog = dialogOnDemand(async () => (await import('./HoursDialog')).HoursDialog);

interface Props {
  readonly member: MemberRowFragment;
  /** The physiotherapist's id. */
  readonly id: string;
}

/** Working hours and leave of a physiotherapist, with dialogs that change them. */
export function MemberTimes({ member, id }: Props) {
  const query = usePhysiotherapistTimesQuery({ variables: { physiotherapistId: id } });
  const { subject, open, frame } = useDialog<'hours' | 'leave'>();
  return (
    <Card
      title="Hours and leave"
      beside={
        <Stack row gap={2}>
          <Button onClick={() => open('hours')}>Change hours</Button>
          <Button onClick={() => open('leave')}>Add leave</Button>
        </Stack>
      }
    >
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the hours and the leave', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 3 }} />}
      >
        {({ physiotherapistTimes: { workingHours, leave } }) => (
          <>
            <MemberFacts
              facts={{
                'Sessions ahead': numberText(member.sessionsAhead),
                'They work in': workingHours ? 'Hours of their own' : "The clinic's hours",
                ...(workingHours && weekFacts(workingHours)),
              }}
            />
            <h3>Leave</h3>
            <LeaveList leave={leave} />
          </>
        )}
      </QueryBoundary>
      {subject === 'hours' && <HoursDialog member={member} {...frame} />}
      {subject === 'leave' && <LeaveDialog member={member} {...frame} />}
    </Card>
  );
}
