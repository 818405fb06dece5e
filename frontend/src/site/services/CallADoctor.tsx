import * as services from '#messages/services';
import { Section } from '../Section';
import styles from './CallADoctor.module.css';

/** General advice on when to stop exercising and call; no substitute for the surgeon's advice. */
export function CallADoctor() {
  return (
    <Section title={services.whenToCall} intro={services.whenToCallText}>
      <div className={styles.columns}>
        <div className={styles.soon}>
          <h3 className={styles.title}>{services.sameDay}</h3>
          <ul className={styles.signs}>
            <li>{services.sameDaySwelling}</li>
            <li>{services.sameDayCalf}</li>
            <li>{services.sameDayFever}</li>
            <li>{services.sameDayWound}</li>
            <li>{services.sameDayJoint}</li>
          </ul>
        </div>
        <div className={styles.now}>
          <h3 className={styles.title}>{services.now}</h3>
          <ul className={styles.signs}>
            <li>{services.nowChest}</li>
            <li>{services.nowWeakness}</li>
            <li>{services.nowBladder}</li>
            <li>{services.nowHead}</li>
            <li>{services.nowBleeding}</li>
          </ul>
        </div>
      </div>
    </Section>
  );
}
