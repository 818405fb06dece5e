import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { Drawing } from './drawings/Drawing';

interface CardProps {
  readonly title: string;
  readonly picture?: string;
  /** Alternative text, unless the title says the same. */
  readonly alt?: string;
  /** For long lists: on narrow screens, a small picture next to the title. */
  readonly isCompact?: boolean;
  readonly children: ReactNode;
}

/** A card with a heading, text, and a picture above, or next to it on a wide card. */
export function Card({ title, picture, alt = '', isCompact = false, children }: CardProps) {
  return (
    <li className={`card card-raised ${styles.card}`}>
      <div className={isCompact ? `${styles.inside} ${styles.compact}` : styles.inside}>
        {picture && (
          <div className={styles.picture}>
            <Drawing src={picture} alt={alt} />
          </div>
        )}
        <div className={styles.words}>
          <h3 className={styles.title}>{title}</h3>
          {children}
        </div>
      </div>
    </li>
  );
}
