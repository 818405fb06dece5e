import { AccountArea } from './AccountArea';
import { LoginDrawer } from './LoginDrawer';

/** The sign-in drawer with its providers. */
export function LoginScreen() {
  return (
    <AccountArea>
      <LoginDrawer />
    </AccountArea>
  );
}
