import { lazy } from 'react';
import * as text from '#messages/user';
import { Card } from '#src/ui/layout/Card';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { WhenSeen } from '#src/ui/layout/WhenSeen';
import { CallInstead } from '../CallInstead';
import styles from './ReminderPlace.module.css';

const ReminderSettings = lazy(() =>
  import('./ReminderSettings').then(
    (module) => ({ default: module.ReminderSettings }),
    () => ({ default: CallInstead }),
  ),
);

/** The card of reminders and notifications, whose content loads when it is seen. */
export function ReminderPlace() {
  return (
    <Card title={text.reminders}>
      <WhenSeen
        placeholder={
          <div className={styles.place}>
            <TextSkeleton lines={4} />
          </div>
        }
      >
        <ReminderSettings />
      </WhenSeen>
    </Card>
  );
}
