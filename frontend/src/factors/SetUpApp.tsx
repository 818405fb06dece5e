import type { DocumentNode } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../failure-text';
import { useBeginAuthenticatorMutation, type BeginAuthenticatorMutation } from '../own-account/gql/generated';
import { RecoveryCodes } from '../own-account/RecoveryCodes';
import { SetUpAuthenticator } from '../own-account/SetUpAuthenticator';
import { ErrorSlot } from '../ui/feedback/ErrorSlotProvider';
import { LoadingText } from '../ui/feedback/LoadingText';
import { useAction } from '../ui/hooks/useAction';
import * as text from '#messages/secondFactor';

interface Props {
  readonly reloads: readonly DocumentNode[];
  readonly onDone: () => void;
}

/** Sets up an authenticator app within a sign-in: the code to scan, then the recovery codes. */
export function SetUpApp({ reloads, onDone }: Props) {
  const [setup, setSetup] = useState<BeginAuthenticatorMutation['beginAuthenticator']>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [begin] = useBeginAuthenticatorMutation();
  const { run } = useAction({
    send: async () => {
      const { data } = await begin();
      setSetup(data?.beginAuthenticator);
    },
    failureText: (failure) => failureText(text.notAdded, failure),
  });
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    run();
  });
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!setup)
    return (
      <>
        <ErrorSlot />
        <LoadingText />
      </>
    );
  return <SetUpAuthenticator setup={setup} reloads={reloads} onConfirmed={setCodes} onCancel={onDone} />;
}
