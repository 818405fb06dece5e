import { useState } from 'react';
import * as text from '#messages/ownData';
import { failureText } from '#src/failure-text';
import { ErrorSlot, ErrorSlotProvider } from '#src/ui/feedback/ErrorSlotProvider';
import { useAction } from '#src/ui/hooks/useAction';
import { PlainButton } from '#src/ui/layout/PlainButton';
import { OwnDataRequestsDocument, useWithdrawDataRequestMutation, type OwnDataRequestFragment } from './gql/generated';
import styles from './OwnData.module.css';
import { isStanding } from './request-state';

interface Props {
  readonly request: OwnDataRequestFragment;
}

/** Withdraws a request that waits for its answer, or an erasure that waits for its day, after a question. Nothing for others. */
export function WithdrawRequest({ request }: Props) {
  const [isAsking, setAsking] = useState(false);
  if (!isStanding(request)) return null;
  if (!isAsking) return <PlainButton onClick={() => setAsking(true)}>{text.withdraw}</PlainButton>;
  return (
    <ErrorSlotProvider>
      <Question request={request} onKeep={() => setAsking(false)} />
    </ErrorSlotProvider>
  );
}

const reloads = [OwnDataRequestsDocument];

function Question({ request: { id, status }, onKeep }: Props & { readonly onKeep: () => void }) {
  const [withdraw] = useWithdrawDataRequestMutation();
  const { run, isBusy } = useAction({
    send: async () => {
      await withdraw({ variables: { id } });
      return text.isWithdrawn;
    },
    failureText: (failure) => failureText(text.notWithdrawn, failure),
    reloads,
  });
  return (
    <fieldset aria-label={text.withdraw} className={styles.part}>
      <p>{status === 'ACCEPTED' ? text.withdrawErasure : text.withdrawQuestion}</p>
      <ErrorSlot />
      <PlainButton isBusy={isBusy} onClick={() => run()}>
        {text.withdraw}
      </PlainButton>
      <PlainButton onClick={onKeep}>{text.keep}</PlainButton>
    </fieldset>
  );
}
