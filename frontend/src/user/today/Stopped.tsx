import * as text from '#messages/today';
import { Card } from '../../ui/Card';
import { CallButton } from './CallButton';
import { DangerQuestions } from './DangerQuestions';
import styles from './Stopped.module.css';
import type { DayProps } from './TodayParts';

interface Props extends DayProps {
  /** The keys of the signs that were answered with yes here and now. */
  readonly signs: ReadonlySet<string>;
}

/** A danger sign: what to do, at once and without the network, and whether the answer is stored (recovery §5). */
export function Stopped({ today, day, state: { entries }, signs }: Props) {
  const { dangerSigns, openTask, advice, stopped } = today;
  const told = dangerSigns.filter(({ key }) => signs.has(key));
  const isEmergency = openTask?.severity === 'EMERGENCY' || told.some(({ severity }) => severity === 'EMERGENCY');
  const isUnsent = !stopped || entries.some(({ entry, state }) => entry.dangerCheck && state !== 'sent');
  const addSign = (yes: string) => {
    const answers = dangerSigns.map(({ key }) => ({ sign: key, yes: key === yes || signs.has(key) }));
    day.add({ dangerCheck: { answers } });
  };
  return (
    <Card title={text.stopped} standsOut>
      <div role="alert" className={styles.advice}>
        {told.map(({ key, question }) => (
          <p key={key}>{text.yourAnswer({ question })}</p>
        ))}
        <p className={styles.first}>{(!isUnsent && advice) || (isEmergency ? text.emergency : text.urgent)}</p>
        <Calls isEmergency={isEmergency} />
      </div>
      <p>{isUnsent ? text.notStored : text.stored}</p>
      <details className={styles.further}>
        <summary>{text.further}</summary>
        <DangerQuestions signs={dangerSigns.filter(({ key }) => !signs.has(key))} onYes={addSign} />
      </details>
    </Card>
  );
}

/** Whom to call: 112 first in an emergency, else the clinic. */
function Calls({ isEmergency }: { readonly isEmergency: boolean }) {
  const emergencyCall = (
    <a href="tel:112" className={isEmergency ? `button ${styles.first112}` : 'button button-quiet'}>
      {text.call112}
    </a>
  );
  return (
    <div className={styles.calls}>
      {isEmergency && emergencyCall}
      <CallButton isQuiet={isEmergency} />
      {!isEmergency && emergencyCall}
    </div>
  );
}
