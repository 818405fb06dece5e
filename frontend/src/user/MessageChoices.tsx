import { lazy } from 'react';
import * as text from '#messages/user';
import { Card } from '../ui/layout/Card';
import { TextSkeleton } from '../ui/feedback/TextSkeleton';
import { WhenSeen } from '../ui/layout/WhenSeen';
import { CallInstead } from './CallInstead';
import { ReminderPlace } from './reminders/ReminderPlace';
import styles from './FormPlace.module.css';

const MessageChoicesForm = lazy(() =>
  import('./own-forms').then(
    (module) => ({ default: module.MessageChoicesForm }),
    () => ({ default: CallInstead }),
  ),
);

/** Message preferences of a patient: language and session reminders; and below them the reminders of exercises. */
export function MessageChoices() {
  return (
    <>
      <Card title={text.messages}>
        <WhenSeen
          placeholder={
            <div className={styles.messages}>
              <TextSkeleton lines={4} />
            </div>
          }
        >
          <MessageChoicesForm />
        </WhenSeen>
      </Card>
      <ReminderPlace />
    </>
  );
}
