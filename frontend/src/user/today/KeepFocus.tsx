import type { ReactNode } from 'react';
import { useKeptFocus } from '#src/ui/hooks/useKeptFocus';
import styles from './TodayPage.module.css';

interface Props {
  /** Changes with the content. */
  readonly shown: unknown;
  /** Accessible name, if the element always has content. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Keeps keyboard and screen reader focus in place when the pressed button is replaced. */
export function KeepFocus({ shown, label, className = '', children }: Props) {
  const kept = useKeptFocus<HTMLElement>(shown);
  return (
    <section {...kept} aria-label={label} tabIndex={-1} className={`${styles.place} ${className}`}>
      {children}
    </section>
  );
}
