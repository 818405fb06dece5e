import { Screen } from '../ui/layout/Screen';
import { Stack } from '../ui/layout/Stack';
import { AuthenticatorCard } from './AuthenticatorCard';
import { OwnDetailsCard } from './OwnDetailsCard';

/** /physio/account, /doctor/account, /desk/account: who one is to the clinic, and how one signs in. */
export function OwnAccountPage() {
  return (
    <Screen title="Your account">
      <Stack gap={4}>
        <OwnDetailsCard />
        <AuthenticatorCard />
      </Stack>
    </Screen>
  );
}
