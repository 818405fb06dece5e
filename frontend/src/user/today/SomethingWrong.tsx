import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as text from '#messages/today';
import { Card } from '#src/ui/layout/Card';
import { PageTitle } from '#src/ui/layout/PageTitle';
import { CallButton } from './CallButton';
import { DangerQuestions } from './DangerQuestions';
import type { DayState } from './day-state';
import type { DayStore } from './DayStore';
import { saidOn, signsOf } from './reported-signs';
import styles from './SomethingWrong.module.css';
import { somethingWrongHash } from './something-wrong-hash';

interface Props {
  /** Title of the page. */
  readonly title: string;
  readonly day: DayStore;
  readonly state: DayState;
}

/**
 * Reports a danger sign at any time from each page of the patient's day, also after the day's check and offline. The hash in the address
 * opens it. The advice for a Yes is shown above it.
 */
export function SomethingWrong({ title, day, state }: Props) {
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(hash === `#${somethingWrongHash}`);
  const id = useId();
  const signs = state.told?.today?.dangerSigns ?? [];
  const said = signsOf(saidOn(state.entries, state.day));
  const tell = (sign: string) => {
    day.add({ sign: { sign } });
    setOpen(false);
  };
  return (
    <div className={styles.place}>
      <div className={styles.top}>
        <PageTitle title={title} />
        <button
          type="button"
          className={`button button-quiet ${styles.open}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {text.somethingWrong}
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        <Card title={text.somethingWrong} standsOut>
          {signs.length > 0 && <p>{text.somethingWrongHint({ kind: state.told?.today?.kind ?? 'PROTOCOL' })}</p>}
          <DangerQuestions signs={signs.filter(({ key }) => !said.has(key))} onYes={tell} />
          <p>{text.somethingElse}</p>
          <div className={styles.calls}>
            <CallButton />
            <a href="tel:112" className="button button-quiet">
              {text.call112}
            </a>
          </div>
        </Card>
      </div>
    </div>
  );
}
