import type { ReactNode } from 'react';
import { useKeptFocus } from '../../ui/useKeptFocus';
import styles from './TodayPage.module.css';

interface Props {
  /** What changes with what is shown. */
  readonly shown: unknown;
  /** Names it, where something always stands in it. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Keeps the keyboard, and who has the page read aloud, at their place when the button that was pressed gives way to something else. */
export function KeepFocus({ shown, label, className = '', children }: Props) {
  const kept = useKeptFocus<HTMLElement>(shown);
  return (
    <section {...kept} aria-label={label} tabIndex={-1} className={`${styles.place} ${className}`}>
      {children}
    </section>
  );
}
