import { UserSwitchOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { staffPaths } from '#src/paths';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { usePlansLeftQuery } from './gql/generated';

/** The server's list limit; the number is shown as a minimum if it is reached. */
const most = 100;

/** Number of live plans of former members, with a link; nothing if there are none. */
export function PlansLeftCount() {
  const { data } = usePlansLeftQuery({ fetchPolicy: 'cache-and-network' });
  const count = data?.plansLeft.length ?? 0;
  if (count === 0) return null;
  const plans = count < most ? `${count} plans need` : `${most} plans or more need`;
  return (
    <p>
      <StatusWord tone="warning" Icon={UserSwitchOutlined}>
        {count === 1 ? '1 plan needs' : plans} somebody else to look after {count === 1 ? 'it' : 'them'}.
      </StatusWord>{' '}
      <Link to={staffPaths.adminTeam}>See which</Link>
    </p>
  );
}
