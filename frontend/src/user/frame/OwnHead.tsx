import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as text from '#messages/today';
import { LanguageSwitch } from '#src/language/LanguageSwitch';
import type { FrameDay } from '../today/day-context';
import { HelpPanel } from './HelpPanel';
import styles from './OwnHead.module.css';
import { somethingWrongHash } from './something-wrong-hash';

interface Props extends FrameDay {
  /** Title of the page, empty until the page has told it; null where what is shown has a heading of its own. */
  readonly title: string | null;
}

const panelId = 'something-wrong-panel';

/**
 * The head of the patient's pages: title, 'Something is wrong' and the other language. The latter two stay in sight. The hash in the
 * address opens what is wrong; the next page closes it.
 */
export function OwnHead({ title, day, state }: Props) {
  const { hash, key } = useLocation();
  const [chosen, setChosen] = useState<{ readonly on: string; readonly isOpen: boolean }>();
  const isOpen = chosen?.on === key ? chosen.isOpen : hash === `#${somethingWrongHash}`;
  const show = (to: boolean) => setChosen({ on: key, isOpen: to });
  return (
    <>
      <div className={styles.head}>
        {title !== null && (
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
        )}
        <div className={styles.actions}>
          <button
            type="button"
            className={`button button-quiet ${styles.help}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => show(!isOpen)}
          >
            {text.somethingWrong}
          </button>
          <LanguageSwitch className={styles.language} />
        </div>
      </div>
      {isOpen && <HelpPanel id={panelId} day={day} state={state} onTold={() => show(false)} />}
    </>
  );
}
