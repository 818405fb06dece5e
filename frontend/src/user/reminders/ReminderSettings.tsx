import * as text from '#messages/reminders';
import { failureText } from '#src/failure-text';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { useOwnQuery } from '../useOwnQuery';
import type { OwnRemindersQuery } from './gql/generated';
import { PushChoice } from './PushChoice';
import reminderSettings from './reminder-settings.graphql?raw';
import { ReminderConsent } from './ReminderConsent';
import { ReminderTime } from './ReminderTime';
import styles from './ReminderSettings.module.css';

const request = { name: 'OwnReminders', query: reminderSettings, variables: () => ({}) };

/** Consent to reminders, their time, and notifications in this browser. Works without Apollo and Ant Design. */
export function ReminderSettings() {
  const query = useOwnQuery<OwnRemindersQuery>(request);
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText(text.notLoaded, failure)}
      skeleton={
        <div className={styles.place}>
          <TextSkeleton lines={4} />
        </div>
      }
    >
      {({ me, reminderSettings: settings, myConsents }) => {
        const isOn = myConsents.some(({ purpose, given }) => purpose === 'REMINDERS' && given);
        const { refetch } = query.store;
        return (
          <>
            <ReminderConsent isOn={isOn} onChanged={refetch} />
            {isOn && (
              <ReminderTime
                key={`${settings.at} ${settings.weekdays.join()}`}
                settings={settings}
                onSaved={() => void refetch()}
              />
            )}
            <PushChoice account={me?.id ?? ''} pushKey={settings.pushKey ?? null} onChanged={() => void refetch()} />
            <ErrorSlot />
          </>
        );
      }}
    </QueryBoundary>
  );
}
