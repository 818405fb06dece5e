import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { Drawing } from './drawings/Drawing';

interface CardProps {
  readonly title: string;
  readonly picture?: string;
  /** What the picture says that the title does not. */
  readonly alt?: string;
  /** For many cards below each other: where they are narrow, the picture is small, beside the title. */
  readonly isCompact?: boolean;
  readonly children: ReactNode;
}

/** A card with a heading, words, and a picture above them, or beside them where the card is wide. */
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
