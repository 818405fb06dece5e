import { useEffect, useRef, useState } from 'react';
import * as text from '#messages/ownData';
import { failureText } from '#src/failure-text';
import { ErrorSlot, ErrorSlotProvider } from '#src/ui/feedback/ErrorSlotProvider';
import { useAction } from '#src/ui/hooks/useAction';
import { useKeptFocus } from '#src/ui/hooks/useKeptFocus';
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
  const kept = useKeptFocus<HTMLDivElement>(isAsking);
  if (!isStanding(request)) return null;
  return (
    <div {...kept} tabIndex={-1}>
      {isAsking ? (
        <ErrorSlotProvider>
          <Question request={request} onKeep={() => setAsking(false)} />
        </ErrorSlotProvider>
      ) : (
        <PlainButton onClick={() => setAsking(true)}>{text.withdraw}</PlainButton>
      )}
    </div>
  );
}

const reloads = [OwnDataRequestsDocument];

function Question({ request: { id, status }, onKeep }: Props & { readonly onKeep: () => void }) {
  const [withdraw] = useWithdrawDataRequestMutation();
  const question = useRef<HTMLFieldSetElement>(null);
  // It is larger than the button that opened it: it comes into view, and the focus into it.
  useEffect(() => question.current?.focus(), []);
  const { run, isBusy } = useAction({
    send: async () => {
      await withdraw({ variables: { id } });
      return text.isWithdrawn;
    },
    failureText: (failure) => failureText(text.notWithdrawn, failure),
    reloads,
  });
  return (
    <fieldset ref={question} tabIndex={-1} aria-label={text.withdraw} className={`${styles.part} ${styles.question}`}>
      <p>{status === 'ACCEPTED' ? text.withdrawErasure : text.withdrawQuestion}</p>
      <ErrorSlot />
      <PlainButton isBusy={isBusy} onClick={() => run()}>
        {text.withdraw}
      </PlainButton>
      <PlainButton onClick={onKeep}>{text.keep}</PlainButton>
    </fieldset>
  );
}
