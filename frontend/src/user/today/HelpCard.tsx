import * as text from '#messages/today';
import { Card } from '../../ui/Card';
import { CallButton } from './CallButton';
import styles from './HelpCard.module.css';

/** A way to somebody who knows. */
export function HelpCard() {
  return (
    <Card title={text.help}>
      <p className={styles.text}>{text.helpText}</p>
      <div className={styles.call}>
        <CallButton />
      </div>
    </Card>
  );
}
