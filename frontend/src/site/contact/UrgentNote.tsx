import styles from './UrgentNote.module.css';

/** When not to wait for an answer: general, and on every page that takes a message. */
export function UrgentNote() {
  return (
    <aside className={styles.note} aria-labelledby="urgent">
      <h2 id="urgent" className={styles.title}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M12 3 1.5 21h21zM12 9.5v5M12 17.2v.6" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        If it cannot wait
      </h2>
      <p>
        Call your doctor at once if pain or swelling suddenly gets worse, if a wound bleeds, smells or feels hot, or if
        you have a fever. For chest pain, trouble breathing or fainting, call <a href="tel:112">112</a> or go to the
        nearest hospital.
      </p>
    </aside>
  );
}
