import type { ReactNode } from 'react';
import * as messageForm from '#messages/messageForm';
import styles from './UrgentNote.module.css';

const call = (words: ReactNode) => <a href="tel:112">{words}</a>;

/** General advice on when not to wait for an answer, on every page with a message form. */
export function UrgentNote() {
  return (
    <aside className={styles.note} aria-labelledby="urgent">
      <h2 id="urgent" className={styles.title}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M12 3 1.5 21h21zM12 9.5v5M12 17.2v.6" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        {messageForm.urgent}
      </h2>
      <p>{messageForm.urgentText({ call })}</p>
    </aside>
  );
}
