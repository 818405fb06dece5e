import { useState } from 'react';
import * as text from '#messages/ownReports';
import { fetchAsAccount } from '#src/auth/fetch-graphql';
import { useAppSession } from '#src/auth/useAppSession';
import { failureText } from '#src/failure-text';
import { useAction } from '#src/ui/hooks/useAction';
import type { SetSharingMutation } from './gql/generated';
import styles from './OwnReportsPage.module.css';
import setSharing from './set-sharing.graphql?raw';

interface Props {
  readonly isOn: boolean;
  /** Loads what is stored now. */
  readonly onChanged: () => Promise<void>;
}

/** What sharing a report is, and the box that gives the consent to it or takes it back. */
export function SharingConsent({ isOn, onChanged }: Props) {
  const { fetch: send } = useAppSession();
  const [wanted, setWanted] = useState(isOn);
  const { run, isBusy } = useAction<boolean>({
    keyOf: () => 'consent',
    send: async (given) => {
      await fetchAsAccount<SetSharingMutation>(send, 'SetSharing', setSharing, { given });
      await onChanged();
      return given ? text.allowed : text.refused;
    },
    failureText: (failure) => failureText(text.notSaved, failure),
  });
  return (
    <>
      <p>{text.consent}</p>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isBusy ? wanted : isOn}
          aria-busy={isBusy}
          onChange={({ target }) => {
            setWanted(target.checked);
            run(target.checked);
          }}
        />
        {text.allow}
      </label>
    </>
  );
}
