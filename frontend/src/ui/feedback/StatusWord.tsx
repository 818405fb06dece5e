import type { ComponentType, ReactNode } from 'react';
import { decorative } from '../layout/decorative';
import styles from './StatusWord.module.css';

interface Props {
  readonly tone: 'plain' | 'quiet' | 'info' | 'success' | 'warning' | 'error';
  readonly Icon: ComponentType<typeof decorative>;
  /** Filled, as a badge. */
  readonly isFilled?: boolean;
  /** For a longer text, which may wrap. */
  readonly isSentence?: boolean;
  readonly children: ReactNode;
}

/** A status as text with an icon, never by color alone. */
export function StatusWord({ tone, Icon, isFilled = false, isSentence = false, children }: Props) {
  return (
    <span
      className={`${styles.status} ${styles[tone]} ${isFilled ? styles.filled : ''} ${isSentence ? styles.sentence : ''}`}
    >
      <Icon {...decorative} /> {children}
    </span>
  );
}
