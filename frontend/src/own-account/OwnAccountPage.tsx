import { EmailCard } from '../own-email/EmailCard';
import { Screen } from '../ui/layout/Screen';
import { Stack } from '../ui/layout/Stack';
import { AuthenticatorCard } from './AuthenticatorCard';
import { OwnDetailsCard } from './OwnDetailsCard';

/** /physio/account, /doctor/account, /desk/account: who one is to the clinic, how one signs in, and the e-mail address. */
export function OwnAccountPage() {
  return (
    <Screen title="Your account">
      <Stack gap={4}>
        <OwnDetailsCard />
        <AuthenticatorCard />
        <EmailCard />
      </Stack>
    </Screen>
  );
}
