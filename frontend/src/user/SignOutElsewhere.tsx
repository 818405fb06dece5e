import * as text from '#messages/user';
import { ApolloArea } from '../auth/ApolloArea';
import { SignedInPlacesDocument, useSignOutElsewhereMutation } from '../gql/generated';
import { PlainButton } from '../ui/layout/PlainButton';
import { useAction } from '../ui/hooks/useAction';
import { signOutText } from './profile-failures';

/** The button that signs out the account's other browsers. Loads Apollo Client. */
export function SignOutElsewhere() {
  return (
    <ApolloArea>
      <SignOutButton />
    </ApolloArea>
  );
}

function SignOutButton() {
  const [signOut] = useSignOutElsewhereMutation();
  const { run, isBusy } = useAction({
    send: async () => {
      await signOut();
      return text.signedOutElsewhere;
    },
    failureText: signOutText,
    reloads: [SignedInPlacesDocument],
  });
  return (
    <PlainButton isBusy={isBusy} onClick={() => run()}>
      {text.signOutElsewhere}
    </PlainButton>
  );
}
