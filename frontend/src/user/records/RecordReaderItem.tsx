import { CheckCircleOutlined, StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import * as text from '#messages/ownRecords';
import { momentText } from '#src/calendar/clinic-time';
import { UserText } from '#src/language/UserText';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import type { RecordReaderFragment } from './gql/generated';
import styles from './RecordReadersPage.module.css';

const purposes = {
  TREATMENT: text.forTreatment,
  PAYMENT: text.forPayment,
  OPERATIONS: text.forOperations,
};

interface Props {
  readonly reader: RecordReaderFragment;
  readonly onChange: () => void;
}

/** One hospital: its access, purpose, dates, last read, and a button that changes the access. */
export function RecordReaderItem({ reader, onChange }: Props) {
  const id = useId();
  const { name, purpose, mayRead, since, lastReadAt } = reader;
  return (
    <li className={styles.item}>
      <p className={styles.line}>
        <strong id={`${id}-name`} className={styles.name}>
          <UserText>{name}</UserText>
        </strong>
        {mayRead ? (
          <StatusWord tone="info" Icon={CheckCircleOutlined}>
            {text.reads}
          </StatusWord>
        ) : (
          <StatusWord tone="error" Icon={StopOutlined}>
            {text.doesNotRead}
          </StatusWord>
        )}
      </p>
      <p className={styles.details}>{purposes[purpose]}</p>
      {since && <p className={styles.details}>{text.since({ when: momentText(since) })}</p>}
      <p className={styles.details}>{saidText(reader)}</p>
      <p className={styles.details}>{lastReadAt ? text.lastRead({ when: momentText(lastReadAt) }) : text.neverRead}</p>
      <Button
        className={styles.button}
        id={`${id}-change`}
        aria-labelledby={`${id}-change ${id}-name`}
        onClick={onChange}
      >
        {mayRead ? text.refuse : text.allow}
      </Button>
    </li>
  );
}

function saidText({ decision, saidAt, referredUntil }: RecordReaderFragment): string {
  if (decision && saidAt) return (decision === 'DENY' ? text.refused : text.allowed)({ when: momentText(saidAt) });
  return referredUntil ? text.referredUntil({ when: momentText(referredUntil) }) : text.saidNothing;
}
