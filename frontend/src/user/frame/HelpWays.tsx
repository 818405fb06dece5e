import * as text from '#messages/today';
import { CallButton } from '../today/CallButton';
import styles from './HelpPanel.module.css';

/** The ways to somebody who helps, in order. A further one, such as writing to the team, gets its line here. */
export function HelpWays() {
  return (
    <div className={styles.ways}>
      <CallButton />
      <a href="tel:112" className="button button-quiet">
        {text.call112}
      </a>
    </div>
  );
}
