import { UserSwitchOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { clinicDay, dayText } from '../calendar/clinic-time';
import { useWorkplace } from '../workplace/workplace-context';
import { StatusWord } from '../ui/feedback/StatusWord';
import { useNeedsPhysiotherapistQuery } from '../workplace/gql/generated';
import { sessionCount } from './appointment-texts';

/** Count limit; beyond it the number is shown as a minimum. */
const most = 100;

/** Number of upcoming sessions without a physiotherapist, with a link to the first; nothing if there are none. */
export function UnassignedSessions() {
  const { calendar } = useWorkplace();
  const [from] = useState(() => new Date().toISOString());
  const { data } = useNeedsPhysiotherapistQuery({ variables: { first: most, from } });
  const edges = data?.appointments.edges ?? [];
  const [first] = edges;
  if (!first) return null;
  const { appointmentDate } = first.node;
  const isMore = data?.appointments.pageInfo.hasNextPage;
  const count = isMore ? `More than ${most} sessions` : sessionCount(edges.length);
  return (
    <p>
      <StatusWord tone="warning" Icon={UserSwitchOutlined}>
        {count} {edges.length === 1 && !isMore ? 'needs' : 'need'} a physiotherapist.
      </StatusWord>{' '}
      <Link to={`${calendar}?day=${clinicDay(appointmentDate)}`}>The first is on {dayText(appointmentDate)}</Link>
    </p>
  );
}
