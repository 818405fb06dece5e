import type { ReactNode } from 'react';
import { failureText } from '../failure-text';
import { Card } from '../ui/layout/Card';
import { ErrorSlot } from '../ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { TextSkeleton } from '../ui/feedback/TextSkeleton';
import { useKeptFocus } from '../ui/hooks/useKeptFocus';
import { useRefetchOnFocus } from '../ui/hooks/useRefetchOnFocus';
import { useOpenSignsQuery, type WaitingSignFragment } from './gql/generated';
import styles from './OpenSigns.module.css';
import { SignItem } from './SignItem';

interface Props {
  /** Renders the actions on a sign. */
  readonly actions?: (sign: WaitingSignFragment) => ReactNode;
  /** Returns the address of a patient's page, for roles that have one. */
  readonly pageOf?: ((patientId: string) => string) | undefined;
  /** Only signs of this plan; all if omitted. */
  readonly planId?: string | undefined;
  /** Text of the empty state; nothing is rendered if omitted. */
  readonly none?: string | undefined;
}

/** The server's list limit; the number is shown as a minimum if it is reached. */
const most = 100;

/** Open danger signs, earliest due first; refetched on focus. */
export function OpenSigns({ actions, pageOf, planId, none }: Props) {
  const query = useOpenSignsQuery();
  useRefetchOnFocus(query.refetch);
  const listed = query.data?.openSigns.length ?? 0;
  const signs = query.data?.openSigns.filter((sign) => !planId || sign.planId === planId);
  // After a failed refetch, an empty list may be outdated, so show the error; known signs stay.
  const known = query.error && signs?.length === 0 ? undefined : signs;
  const kept = useKeptFocus<HTMLDivElement>(query.data);
  if (!none && !query.error && !signs?.length) return null;
  return (
    <Card title="Danger signs" standsOut={Boolean(signs?.length)}>
      <ErrorSlot />
      <QueryBoundary
        query={{ ...query, data: known }}
        failureText={(failure) => failureText('Failed to fetch the danger signs', failure)}
        skeleton={<TextSkeleton lines={3} />}
      >
        {(shown) => (
          <div tabIndex={-1} {...kept}>
            {shown.length === 0 && <p className={styles.none}>{none}</p>}
            {listed >= most && <p>These are the {most} that are due first; more follow.</p>}
            <ul className={styles.list}>
              {shown.map((sign) => (
                <SignItem key={sign.task.id} sign={sign} address={pageOf?.(sign.task.patient.id)}>
                  {actions?.(sign)}
                </SignItem>
              ))}
            </ul>
          </div>
        )}
      </QueryBoundary>
    </Card>
  );
}
