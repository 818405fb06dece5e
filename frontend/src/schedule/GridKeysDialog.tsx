import { Dialog, type DialogState } from '../ui/dialogs/Dialog';
import styles from './SessionDetailsDialog.module.css';

const keys: readonly (readonly [keys: string, effect: string])[] = [
  ['Arrows', 'Go to the session or free time above, below or beside'],
  ['Enter', 'Open the session, or book the free time'],
  ['M', 'Pick the session up; arrows carry it, Enter drops it, Esc puts it back'],
  ['C', 'Book a session'],
  ['J, K', 'Next or previous day, or week'],
  ['T', 'Today'],
  ['D, W', 'Day or week'],
  ['?', 'This list'],
];

/** The keys of the calendar. */
export function GridKeysDialog(frame: DialogState) {
  return (
    <Dialog {...frame} title="Keys of the calendar" isClosedBeside>
      <dl className={styles.facts}>
        {keys.map(([key, effect]) => (
          <div key={key} className={styles.fact}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
