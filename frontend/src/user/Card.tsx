import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';

interface Props {
  readonly title: string;
  /** Where a link on the page leads to. */
  readonly id?: string;
  /** The one thing that stands out on the page. */
  readonly standsOut?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A block of the page under a heading of its own. */
export function Card({ title, id, standsOut = false, className, children }: Props) {
  const headingId = useId();
  const classes = [styles.card, standsOut && styles.standsOut, className].filter(Boolean).join(' ');
  return (
    <section id={id} aria-labelledby={headingId} tabIndex={id ? -1 : undefined} className={classes}>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
