import * as kit from '#messages/kit';
import * as text from '#messages/today';
import { KeepFocus } from './KeepFocus';
import type { DayState } from './day-state';
import type { DayStore } from './DayStore';
import styles from './Unsent.module.css';

/** Lists entries that failed to send, and rejected entries with the server's reason. */
export function Unsent({ day, state }: { readonly day: DayStore; readonly state: DayState }) {
  const { entries, isStuck, retries } = state;
  const count = entries.filter((one) => one.state === 'waiting').length;
  return (
    <KeepFocus shown={state}>
      <div aria-live="polite">
        {isStuck && count > 0 && (
          <div className={styles.note}>
            <p>{retries ? text.unsent({ count }) : text.unsentKept({ count })}</p>
            <button type="button" className="button button-quiet" onClick={() => void day.wake()}>
              {text.sendNow}
            </button>
          </div>
        )}
        {entries
          .filter((one) => one.state === 'refused')
          .map(({ entry: { clientId }, reason = '' }) => (
            <div key={clientId} className={styles.note}>
              <p>{text.refused({ reason })}</p>
              <button type="button" className="button button-quiet" onClick={() => day.dismiss(clientId)}>
                {kit.dismiss}
              </button>
            </div>
          ))}
      </div>
    </KeepFocus>
  );
}
