import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';
import { ErrorSlotProvider } from './ErrorSlotProvider';

interface Props {
  readonly title: string;
  /** Stands beside the title. */
  readonly beside?: ReactNode;
  /** Where a link on the page leads to. */
  readonly id?: string;
  /** The one thing that stands out on the page. */
  readonly standsOut?: boolean;
  readonly children: ReactNode;
}

/** A block of a page under a heading of its own, and a place for what fails in it (ErrorSlot). */
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
