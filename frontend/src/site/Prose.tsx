import type { ReactNode } from 'react';
import styles from './Prose.module.css';

interface ProseProps {
  readonly title: string;
  /** One or two sentences under the heading, in larger type. */
  readonly lead: string;
  /** A drawing beside them, where there is room; it says nothing that the words do not. */
  readonly picture?: string;
  readonly children: ReactNode;
}

/** A page of text on the public site, under its one heading. */
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
