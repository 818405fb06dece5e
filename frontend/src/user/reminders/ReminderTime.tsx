import { useId, useState } from 'react';
import * as text from '#messages/reminders';
import { fetchAsAccount } from '#src/auth/fetch-graphql';
import { useAppSession } from '#src/auth/useAppSession';
import { failureText } from '#src/failure-text';
import { PlainButton } from '#src/ui/layout/PlainButton';
import { useAction } from '#src/ui/hooks/useAction';
import type { OwnRemindersQuery, SetRemindersMutation, Weekday } from './gql/generated';
import { timeOfDayText, timesWith, weekdays } from './reminder-times';
import setReminders from './set-reminders.graphql?raw';
import styles from './ReminderSettings.module.css';

interface Props {
  readonly settings: Pick<OwnRemindersQuery['reminderSettings'], 'at' | 'weekdays'>;
  readonly onSaved: () => void;
}

/** The form of the time of day and the weekdays of reminders. */
export function ReminderTime({ settings, onSaved }: Props) {
  const { fetch: send } = useAppSession();
  const id = useId();
  const [at, setAt] = useState(settings.at);
  const [days, setDays] = useState<readonly Weekday[]>(settings.weekdays);
  const { run, isBusy } = useAction({
    send: async () => {
      await fetchAsAccount<SetRemindersMutation>(send, 'SetReminders', setReminders, { at, weekdays: days });
      return text.timeSaved;
    },
    failureText: (failure) => failureText(text.notSaved, failure),
    onDone: onSaved,
  });
  const turn = (day: Weekday, isOn: boolean) => setDays(isOn ? [...days, day] : days.filter((one) => one !== day));
  return (
    <div className={styles.part}>
      <div className={styles.field}>
        <label htmlFor={id}>{text.time}</label>
        <select id={id} value={at} onChange={({ target }) => setAt(target.value)}>
          {timesWith(settings.at).map((time) => (
            <option key={time} value={time}>
              {timeOfDayText(time)}
            </option>
          ))}
        </select>
      </div>
      <fieldset className={styles.days}>
        <legend>{text.days}</legend>
        <div className={styles.week}>
          {weekdays().map(({ value, label }) => (
            <label key={value} className={styles.day}>
              <input
                type="checkbox"
                checked={days.includes(value)}
                onChange={({ target }) => turn(value, target.checked)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {days.length === 0 && (
        <p role="alert" className={styles.text}>
          {text.noDay}
        </p>
      )}
      <PlainButton isPrimary isBusy={isBusy} disabled={days.length === 0} onClick={() => run()}>
        {text.saveTime}
      </PlainButton>
    </div>
  );
}
