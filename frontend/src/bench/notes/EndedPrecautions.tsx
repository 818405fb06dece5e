import { Skeleton } from 'antd';
import { useState } from 'react';
import { dayText, startOfDay } from '#src/calendar/clinic-time';
import { useClinicToday } from '#src/calendar/useClinicToday';
import { failureText } from '#src/failure-text';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { usePastPrecautionsQuery, type PastPrecautionsQuery } from '../patients/gql/generated';
import styles from './notes.module.css';
import { precautionText } from './precaution-texts';

type Past = PastPrecautionsQuery['precautions'][number];

/** What a patient had to be treated with care for and has not any more: folded, and read when it is opened (bench §4). */
export function EndedPrecautions({ patientId }: { readonly patientId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.ended} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Ended</summary>
      {isOpen && <List patientId={patientId} />}
    </details>
  );
}

function List({ patientId }: { readonly patientId: string }) {
  const query = usePastPrecautionsQuery({ variables: { patientId }, fetchPolicy: 'cache-and-network' });
  const today = useClinicToday();
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText('Failed to fetch the precautions', failure)}
      skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
    >
      {({ precautions }) => {
        const ended = precautions.filter((one) => isEnded(one, today));
        if (ended.length === 0) return <p className={styles.quiet}>None has ended.</p>;
        return (
          <ul aria-label="Ended precautions" className={styles.list}>
            {ended.map((one) => (
              <li key={one.id}>
                {precautionText({ ...one, until: null })}{' '}
                <small className={styles.quiet}>
                  {one.addedBy}, {dayText(one.addedAt)}. {endText(one)}
                </small>
              </li>
            ))}
          </ul>
        );
      }}
    </QueryBoundary>
  );
}

/** It was ended, or its last day is over. */
const isEnded = ({ endedAt, until }: Past, today: string) => endedAt !== null || (until !== null && until < today);

function endText({ endedAt, endedReason, until }: Past): string {
  if (endedAt) return `Ended on ${dayText(endedAt)}${endedReason ? `: ${endedReason}` : '.'}`;
  return until ? `Its last day was ${dayText(startOfDay(until))}.` : '';
}
