import * as text from '#messages/today';
import { Card } from '#src/ui/layout/Card';
import { CallButton } from './CallButton';
import styles from './HelpCard.module.css';

/** A card with ways to contact the clinic. */
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
