import type { ComponentType, ReactNode } from 'react';
import { decorative } from './decorative';
import styles from './StatusWord.module.css';

interface Props {
  readonly tone: 'plain' | 'quiet' | 'info' | 'success' | 'warning' | 'error';
  readonly Icon: ComponentType<typeof decorative>;
  /** On a ground of its colour, as a badge. */
  readonly isFilled?: boolean;
  /** More than a word or two: it may go on below. */
  readonly isSentence?: boolean;
  readonly children: ReactNode;
}

/** Where something stands: a word with an icon, never a colour alone. */
export function StatusWord({ tone, Icon, isFilled = false, isSentence = false, children }: Props) {
  return (
    <span
      className={`${styles.status} ${styles[tone]} ${isFilled ? styles.filled : ''} ${isSentence ? styles.sentence : ''}`}
    >
      <Icon {...decorative} /> {children}
    </span>
  );
}
