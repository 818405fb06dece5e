import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { useAction } from '#src/ui/hooks/useAction';
import { PhysiotherapistTimesDocument, useCancelLeaveMutation, type TimesOfOneFragment } from './gql/generated';
import styles from './LeaveList.module.css';

type Leave = TimesOfOneFragment['leave'][number];

/** Current and future leave, each with a Remove button. */
export function LeaveList({ leave }: { readonly leave: readonly Leave[] }) {
  const [cancel] = useCancelLeaveMutation();
  const cancelling = useAction<Leave>({
    keyOf: ({ id }) => id,
    send: async ({ id }) => {
      await cancel({ variables: { id } });
      return 'The leave was taken back. Sessions stay as they are.';
    },
    failureText: (failure) => failureText('Failed to take the leave back', failure),
    reloads: [PhysiotherapistTimesDocument],
  });
  if (leave.length === 0) return <p>No leave is entered.</p>;
  return (
    <ul className={styles.list}>
      {leave.map((one) => (
        <li key={one.id} className={styles.item}>
          <span>
            {leaveText(one)}
            {one.note && <small className={styles.note}>{one.note}</small>}
          </span>
          <Button
            icon={<DeleteOutlined aria-hidden="true" />}
            aria-label={`Take back ${leaveText(one)}`}
            loading={cancelling.isBusyWith(one.id)}
            onClick={() => cancelling.run(one)}
          />
        </li>
      ))}
    </ul>
  );
}

const leaveText = ({ from, until }: Leave) => `${momentText(from)} until ${momentText(until)}`;
