import { useAuth } from '../auth/useAuth';
import { Screen } from '../ui/layout/Screen';
import { OwnTimes } from './OwnTimes';

/** /physio/times: a physiotherapist's working hours and leave. */
export function OwnTimesPage() {
  const { user } = useAuth();
  return <Screen title="Your hours">{user && <OwnTimes userId={user.id} />}</Screen>;
}
