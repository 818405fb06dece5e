import { AccountArea } from './AccountArea';
import { ApolloArea } from './ApolloArea';
import { LoginDrawer } from './LoginDrawer';

/** The sign-in drawer with its providers. */
export function LoginScreen() {
  return (
    <AccountArea>
      <ApolloArea>
        <LoginDrawer />
      </ApolloArea>
    </AccountArea>
  );
}
