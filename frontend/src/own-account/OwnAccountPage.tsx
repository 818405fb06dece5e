import { Screen } from '../ui/layout/Screen';
import { AuthenticatorCard } from './AuthenticatorCard';

/** /physio/account, /doctor/account, /desk/account: how a member of the team signs in. */
export function OwnAccountPage() {
  return (
    <Screen title="Your account">
      <AuthenticatorCard />
    </Screen>
  );
}
