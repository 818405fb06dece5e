import { useState } from 'react';
import * as text from '#messages/reminders';
import { fetchAsAccount } from '#src/auth/fetch-graphql';
import { useAppSession } from '#src/auth/useAppSession';
import { failureText } from '#src/failure-text';
import { useAction } from '#src/ui/hooks/useAction';
import type { SetReminderConsentMutation } from './gql/generated';
import setConsent from './set-consent.graphql?raw';
import styles from './ReminderSettings.module.css';

interface Props {
  readonly isOn: boolean;
  /** Loads what is stored now. */
  readonly onChanged: () => Promise<void>;
}

/** What reminders are, and the box that gives the consent to them or takes it back. */
export function ReminderConsent({ isOn, onChanged }: Props) {
  const { fetch: send } = useAppSession();
  const [wanted, setWanted] = useState(isOn);
  const { run, isBusy } = useAction<boolean>({
    keyOf: () => 'consent',
    send: async (given) => {
      await fetchAsAccount<SetReminderConsentMutation>(send, 'SetReminderConsent', setConsent, { given });
      await onChanged();
      return given ? text.switchedOn : text.switchedOff;
    },
    failureText: (failure) => failureText(text.notSaved, failure),
  });
  return (
    <>
      <p className={styles.text}>{text.consent}</p>
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
        {text.remindMe}
      </label>
    </>
  );
}
