import { Screen } from '../ui/layout/Screen';
import { EmailCard } from '../own-email/EmailCard';
import { AuthenticatorCard } from './AuthenticatorCard';

/** /physio/account, /doctor/account, /desk/account: how a member of the team signs in, and the e-mail address. */
export function OwnAccountPage() {
  return (
    <Screen title="Your account">
      <AuthenticatorCard />
      <EmailCard />
    </Screen>
  );
}
