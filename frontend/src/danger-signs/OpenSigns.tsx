import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { failureText } from '../failure-text';
import { Card } from '../ui/Card';
import { ErrorSlot } from '../ui/ErrorSlotProvider';
import { QueryBoundary } from '../ui/QueryBoundary';
import { useKeptFocus } from '../ui/useKeptFocus';
import { useRefetchOnFocus } from '../ui/useRefetchOnFocus';
import { useOpenSignsQuery, type WaitingSignFragment } from './gql/generated';
import styles from './OpenSigns.module.css';
import { SignItem } from './SignItem';

interface Props {
  /** What can be done about each. */
  readonly actions?: (sign: WaitingSignFragment) => ReactNode;
  /** Where the page of a patient is, for those who have one. */
  readonly pageOf?: ((patientId: string) => string) | undefined;
  /** The plan whose sign is meant; without it those of all. */
  readonly planId?: string | undefined;
  /** What is said where there are none; without it nothing stands there. */
  readonly none?: string | undefined;
}

/** As many as the server lists; beyond it there may be more. */
const most = 100;

/** The danger signs that wait, the one that is due first at first; read anew whenever the page is looked at again (recovery §5). */
export function OpenSigns({ actions, pageOf, planId, none }: Props) {
  const query = useOpenSignsQuery();
  useRefetchOnFocus(query.refetch);
  const listed = query.data?.openSigns.length ?? 0;
  const signs = query.data?.openSigns.filter((sign) => !planId || sign.planId === planId);
  // That none waits was true when it was read; that signs wait is worth saying all the same.
  const known = query.error && signs?.length === 0 ? undefined : signs;
  const kept = useKeptFocus<HTMLDivElement>(query.data);
  if (!none && !query.error && !signs?.length) return null;
  return (
    <Card title="Danger signs" standsOut={Boolean(signs?.length)}>
      <ErrorSlot />
      <QueryBoundary
        query={{ ...query, data: known }}
        failureText={(failure) => failureText('Failed to fetch the danger signs', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 2 }} />}
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
