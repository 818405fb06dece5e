import { AccountArea } from './AccountArea';
import { LoginDrawer } from './LoginDrawer';

/** The login drawer with what it works on: Apollo's client and the current user. */
export function LoginScreen() {
  return (
    <AccountArea>
      <LoginDrawer />
    </AccountArea>
  );
}
