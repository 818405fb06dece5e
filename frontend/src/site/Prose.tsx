import type { ReactNode } from 'react';
import styles from './Prose.module.css';

interface ProseProps {
  readonly title: string;
  /** One or two sentences below the heading, in larger type. */
  readonly lead: string;
  /** A decorative drawing, shown if there is room. */
  readonly picture?: string;
  readonly children: ReactNode;
}

/** A text page of the public site. */
export function Prose({ title, lead, picture, children }: ProseProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {picture && <img src={picture} alt="" width="320" height="220" className={styles.picture} />}
      </div>
      {children}
    </div>
  );
}
