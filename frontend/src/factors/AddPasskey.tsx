import { Button } from 'antd';
import * as text from '#messages/secondFactor';
import type { DocumentNode } from '@apollo/client';
import { failureText } from '../failure-text';
import { useAction } from '../ui/hooks/useAction';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from './gql/generated';
import { createPasskey, knowsPasskeys, passkeyName } from './passkeys';

interface Props {
  readonly reloads: readonly DocumentNode[];
  /** Said when it is done. */
  readonly doneText: string;
  readonly isPrimary?: boolean;
}

/** The button that adds a passkey of this device; nothing where the browser knows none. */
export function AddPasskey({ reloads, doneText, isPrimary = false }: Props) {
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const { run, isBusy } = useAction({
    send: async () => {
      const { data } = await begin();
      const response = await createPasskey(data?.beginPasskey);
      await add({ variables: { response, name: passkeyName(navigator.userAgent) } });
      return doneText;
    },
    failureText: (failure) => (failure.cause === 'answer' ? failureText(text.notAdded, failure) : text.notUsed),
    reloads,
  });
  if (!knowsPasskeys()) return null;
  return (
    <Button type={isPrimary ? 'primary' : 'default'} loading={isBusy} onClick={() => run()}>
      {text.addPasskey}
    </Button>
  );
}
