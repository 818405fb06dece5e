import { EmailCard } from '../own-email/EmailCard';
import { Screen } from '../ui/layout/Screen';
import { Stack } from '../ui/layout/Stack';
import { PasskeysCard } from '../factors/PasskeysCard';
import { PlacesCard } from '../factors/PlacesCard';
import { AuthenticatorCard } from './AuthenticatorCard';
import { OwnDetailsCard } from './OwnDetailsCard';

/** /physio/account, /doctor/account, /desk/account: who one is to the clinic, how and where one signs in, and the e-mail address. */
export function OwnAccountPage() {
  return (
    <Screen title="Your account">
      <Stack gap={4}>
        <OwnDetailsCard />
        <AuthenticatorCard />
        <PasskeysCard />
        <EmailCard />
        <PlacesCard />
      </Stack>
    </Screen>
  );
}
