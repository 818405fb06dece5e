import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  /** A sentence below the heading. */
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a public page, a landmark named by its heading. */
export function Section({ title, intro, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
