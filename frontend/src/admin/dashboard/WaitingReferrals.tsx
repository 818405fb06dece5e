import { SolutionOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { staffPaths } from '#src/paths';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { numberText } from '#src/values/number-text';
import { useDashboardQuery } from '#src/workplace/gql/generated';

/** Number of unanswered referrals, with a link; nothing if there are none. */
export function WaitingReferrals() {
  // Shares the query and its refetches with the counts.
  const { data } = useDashboardQuery();
  const waiting = data?.dashboard.waitingReferrals ?? 0;
  if (waiting === 0) return null;
  return (
    <p>
      <StatusWord tone="warning" Icon={SolutionOutlined}>
        {waiting === 1 ? '1 referral waits' : `${numberText(waiting)} referrals wait`} for an answer.
      </StatusWord>{' '}
      <Link to={`${staffPaths.adminReferrals}?state=waiting`}>See which</Link>
    </p>
  );
}
