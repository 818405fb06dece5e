import { Button, Skeleton } from 'antd';
import { momentText } from '../../calendar/clinic-time';
import { errorOf } from '../../errors';
import { failureText } from '../../failure-text';
import { EmptyList } from '../../ui/EmptyList';
import { useErrorSlot } from '../../ui/ErrorSlotProvider';
import { QueryBoundary } from '../../ui/QueryBoundary';
import { usePatientTimelineQuery, type TimelineKind } from './gql/generated';
import styles from './PatientTimeline.module.css';

interface Props {
  readonly patientId: string;
  readonly label: string;
  /** Kinds of events; all if omitted. */
  readonly kinds?: readonly TimelineKind[] | undefined;
}

const stretch = 20;

const notFetched = (failure: unknown) => failureText('Failed to fetch the timeline', errorOf(failure));

/** A patient's events, newest first. */
export function PatientTimeline({ patientId, label, kinds }: Props) {
  const query = usePatientTimelineQuery({
    variables: { patientId, first: stretch, ...(kinds && { kinds }) },
  });
  const { report } = useErrorSlot();
  const readOn = async (after: string) => {
    report(null);
    await query.fetchMore({ variables: { after } });
  };
  return (
    <QueryBoundary query={query} failureText={notFetched} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
      {({ patientTimeline: { edges, pageInfo } }) =>
        edges.length === 0 ? (
          <EmptyList title="Nothing yet." hint="What happens to or with this patient appears here." />
        ) : (
          <>
            <ul aria-label={label} className={styles.entries}>
              {edges.map(({ node: { id, at, title, detail } }) => (
                <li key={id} className={styles.entry}>
                  <time dateTime={at} className={styles.at}>
                    {momentText(at)}
                  </time>
                  <strong>{title}</strong>
                  {detail && <span className={styles.detail}>{detail}</span>}
                </li>
              ))}
            </ul>
            {pageInfo.hasNextPage && pageInfo.endCursor && (
              <Button
                loading={query.loading}
                onClick={() => readOn(pageInfo.endCursor ?? '').catch((error: unknown) => report(notFetched(error)))}
              >
                Show earlier ones
              </Button>
            )}
          </>
        )
      }
    </QueryBoundary>
  );
}
