import { useState } from 'react';
import * as text from '#messages/family';
import { failureText } from '#src/failure-text';
import { useAction } from '#src/ui/hooks/useAction';
import { PlainButton } from '#src/ui/layout/PlainButton';
import { FamilyPatientsDocument, OwnFamilyDocument, useEndFamilyMutation } from './gql/generated';
import styles from './Family.module.css';

interface Props {
  readonly grantId: string;
  readonly label: string;
  /** Names the person, for screen readers. */
  readonly description: string;
  readonly question: string;
  readonly isOwn: boolean;
}

/** Ends access after a question in place, which one tap takes back. */
export function EndAccess({ grantId, label, description, question, isOwn }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [end] = useEndFamilyMutation();
  const { run, isBusy } = useAction({
    send: async () => {
      await end({ variables: { id: grantId } });
      return text.wasEnded;
    },
    failureText: (failure) => failureText(text.notSaved, failure),
    reloads: [isOwn ? OwnFamilyDocument : FamilyPatientsDocument],
    onDone: () => setAsking(false),
  });
  if (!isAsking)
    return (
      <PlainButton aria-label={description} onClick={() => setAsking(true)}>
        {label}
      </PlainButton>
    );
  return (
    <>
      <p>{question}</p>
      <div className={styles.actions}>
        <PlainButton isDanger isBusy={isBusy} onClick={() => run()}>
          {text.endSure}
        </PlainButton>
        <PlainButton onClick={() => setAsking(false)}>{text.keep}</PlainButton>
      </div>
    </>
  );
}
