import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';
import { ErrorSlotProvider } from '../feedback/ErrorSlotProvider';

interface Props {
  readonly title: string;
  /** Rendered next to the title. */
  readonly beside?: ReactNode;
  /** Target of a link on the page. */
  readonly id?: string;
  /** Emphasizes the card. At most one card of a page sets it. */
  readonly standsOut?: boolean;
  readonly children: ReactNode;
}

/** A section of a page with a heading and its own error slot (ErrorSlot). */
export function Card({ title, beside, id, standsOut = false, children }: Props) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      tabIndex={id ? -1 : undefined}
      className={`card ${styles.card} ${standsOut ? styles.standsOut : ''}`}
    >
      <div className={styles.top}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {beside}
      </div>
      <ErrorSlotProvider>{children}</ErrorSlotProvider>
    </section>
  );
}
