import { Skeleton } from 'antd';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { GrowingList } from '#src/ui/lists/GrowingList';
import { usePatientTimelineQuery, type TimelineKind } from './gql/generated';
import styles from './PatientTimeline.module.css';

interface Props {
  readonly patientId: string;
  readonly label: string;
  /** Kinds of events; all if omitted. */
  readonly kinds?: readonly TimelineKind[] | undefined;
}

const slice = 20;

/** A patient's events, newest first. */
export function PatientTimeline({ patientId, label, kinds }: Props) {
  const query = usePatientTimelineQuery({
    variables: { patientId, first: slice, ...(kinds && { kinds }) },
  });
  return (
    <GrowingList
      query={query}
      connectionOf={({ patientTimeline }) => patientTimeline}
      failureText={(failure) => failureText('Failed to fetch the timeline', failure)}
      skeleton={<Skeleton active paragraph={{ rows: 6 }} />}
      empty={{ title: 'Nothing yet.', hint: 'What happens to or with this patient appears here.' }}
    >
      {(entries) => (
        <ul aria-label={label} className={styles.entries}>
          {entries.map(({ id, at, title, detail }) => (
            <li key={id} className={styles.entry}>
              <time dateTime={at} className={styles.at}>
                {momentText(at)}
              </time>
              <strong>{title}</strong>
              {detail && <span className={styles.detail}>{detail}</span>}
            </li>
          ))}
        </ul>
      )}
    </GrowingList>
  );
}
