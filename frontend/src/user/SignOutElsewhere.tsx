import * as text from '#messages/user';
import { fetchAsAccount } from '../auth/fetch-graphql';
import { useAppSession } from '../auth/useAppSession';
import type { SignOutElsewhereMutation } from '../gql/generated';
import { PlainButton } from '../ui/layout/PlainButton';
import { useAction } from '../ui/hooks/useAction';
import { signOutText } from './profile-failures';
import signOutElsewhere from './sign-out-elsewhere.graphql?raw';

/** The button that signs out the account's other browsers. Sends without Apollo, as the page's queries. */
export function SignOutElsewhere({ onDone }: { readonly onDone: () => void }) {
  const { fetch: send } = useAppSession();
  const { run, isBusy } = useAction({
    send: async () => {
      await fetchAsAccount<SignOutElsewhereMutation>(send, 'SignOutElsewhere', signOutElsewhere, {});
      return text.signedOutElsewhere;
    },
    failureText: signOutText,
    onDone,
  });
  return (
    <PlainButton isBusy={isBusy} onClick={() => run()}>
      {text.signOutElsewhere}
    </PlainButton>
  );
}
