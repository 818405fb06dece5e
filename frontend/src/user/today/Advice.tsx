import type { ReactNode } from 'react';
import * as text from '#messages/today';
import { CallButton } from './CallButton';
import styles from './DangerStop.module.css';
import { useIntoView } from './useIntoView';

interface Props {
  readonly isEmergency: boolean;
  /** The server's sentence, if known; otherwise the built-in one is used. */
  readonly words?: string | null;
  readonly children?: ReactNode;
}

/**
 * Advice for a danger sign, with the number to call: 112 first in an emergency, else the clinic. It scrolls into view and takes the focus
 * on mount: use a new key for each further sign.
 */
export function Advice({ isEmergency, words, children }: Props) {
  const emergencyCall = (
    <a href="tel:112" className={isEmergency ? `button ${styles.first112}` : 'button button-quiet'}>
      {text.call112}
    </a>
  );
  const here = useIntoView<HTMLDivElement>();
  return (
    <div ref={here} role="alert" tabIndex={-1} className={styles.advice}>
      {children}
      <p className={styles.first}>{words ?? (isEmergency ? text.emergency : text.urgent)}</p>
      <div className={styles.calls}>
        {isEmergency && emergencyCall}
        <CallButton isQuiet={isEmergency} />
        {!isEmergency && emergencyCall}
      </div>
    </div>
  );
}
