import * as text from '#messages/today';
import { Card } from '#src/ui/layout/Card';
import { DangerQuestions } from './DangerQuestions';
import type { DayProps } from './TodayParts';
import styles from './DangerQuestions.module.css';

interface Props extends DayProps {
  /** Runs the action unless the press is the second of a double tap. */
  readonly press: (action: () => void) => void;
}

/** The danger-sign check, required before the day's exercises. */
export function DangerCheck({ today, day, press }: Props) {
  const { dangerSigns } = today;
  const answer = (yes: string | null) => {
    const answers = dangerSigns.map(({ key }) => ({ sign: key, yes: key === yes }));
    day.add({ dangerCheck: { answers } });
  };
  return (
    <Card title={text.check} standsOut>
      <p className={styles.hint}>{text.checkHint}</p>
      <DangerQuestions signs={dangerSigns} onYes={answer} />
      <button type="button" className={`button ${styles.none}`} onClick={() => press(() => answer(null))}>
        {text.none}
      </button>
    </Card>
  );
}
