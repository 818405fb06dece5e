import { lazy, type ReactNode } from 'react';
import * as text from '#messages/ownSessions';
import { useClinic } from '../brand/clinic';
import { Card } from '../ui/layout/Card';
import { TextSkeleton } from '../ui/feedback/TextSkeleton';
import { WhenSeen } from '../ui/layout/WhenSeen';
import { askForSessionId } from './ask-for-session-id';
import type { AskProps } from './PlaceFields';
import { CallInstead } from './CallInstead';
import styles from './FormPlace.module.css';

const AskForms = lazy(() =>
  import('./own-forms').then(
    (module) => ({ default: module.AskForms }),
    () => ({ default: FormMissing }),
  ),
);

/** The card in which a patient requests a session. The form loads when it comes near the viewport; if that fails, the patient can call. */
export function RequestSession(props: AskProps) {
  const { isOpen } = useClinic();
  return (
    <WhenSeen
      placeholder={
        <AskCard>
          <div className={isOpen ? styles.freeTimes : styles.anyTime}>
            <TextSkeleton lines={8} />
          </div>
        </AskCard>
      }
    >
      <AskForms {...props} />
    </WhenSeen>
  );
}

function FormMissing() {
  return (
    <AskCard>
      <CallInstead />
    </AskCard>
  );
}

function AskCard({ children }: { readonly children: ReactNode }) {
  const { isOpen, bookingMode } = useClinic();
  return (
    <Card title={isOpen && bookingMode === 'INSTANT' ? text.book : text.ask} id={askForSessionId}>
      {children}
    </Card>
  );
}
