import { useState } from 'react';
import { failureText } from '../failure-text';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { TextSkeleton } from '../ui/feedback/TextSkeleton';
import { Card } from '../ui/layout/Card';
import { AuthenticatorState } from './AuthenticatorState';
import { CodeForm } from './CodeForm';
import {
  OwnAuthenticatorDocument,
  useOwnAuthenticatorQuery,
  useRemoveAuthenticatorMutation,
  type BeginAuthenticatorMutation,
} from './gql/generated';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUpAuthenticator } from './SetUpAuthenticator';

/** What the card shows: the state, the setup, the new recovery codes, or the code that removes it. */
type Shown =
  | { readonly kind: 'state' | 'remove' }
  | { readonly kind: 'setup'; readonly setup: BeginAuthenticatorMutation['beginAuthenticator'] }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

const queries = [OwnAuthenticatorDocument];

/** The own authenticator app: its state, its setup with recovery codes, and its removal. */
export function AuthenticatorCard() {
  const query = useOwnAuthenticatorQuery();
  const [shown, setShown] = useState<Shown>({ kind: 'state' });
  const [remove] = useRemoveAuthenticatorMutation();
  const back = () => setShown({ kind: 'state' });
  return (
    <Card title="Authenticator app">
      {shown.kind === 'state' && (
        <QueryBoundary
          query={query}
          failureText={(failure) => failureText('Failed to fetch the authenticator', failure)}
          skeleton={<TextSkeleton lines={3} />}
        >
          {({ authenticator }) => (
            <AuthenticatorState
              authenticator={authenticator}
              onBegun={(setup) => setShown({ kind: 'setup', setup })}
              onRemove={() => setShown({ kind: 'remove' })}
            />
          )}
        </QueryBoundary>
      )}
      {shown.kind === 'setup' && (
        <SetUpAuthenticator
          setup={shown.setup}
          reloads={queries}
          onConfirmed={(codes) => setShown({ kind: 'codes', codes })}
          onCancel={back}
        />
      )}
      {shown.kind === 'codes' && <RecoveryCodes codes={shown.codes} onDone={back} />}
      {shown.kind === 'remove' && (
        <CodeForm
          label="Code of the app, or a recovery code"
          submitLabel="Remove"
          keepLabel="Keep"
          isDanger
          takesRecoveryCodes
          reloads={queries}
          send={async (code) => {
            await remove({ variables: { code } });
            back();
            return 'The authenticator was removed.';
          }}
          failureText={(failure) => failureText('Failed to remove the authenticator', failure)}
          onKeep={back}
        />
      )}
    </Card>
  );
}
