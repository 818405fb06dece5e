import { Form } from 'antd';
import { choiceRules } from '#src/ui/forms/form-rules';
import { RowList } from './RowList';
import styles from './OpeningIntervals.module.css';
import { TimeOfDayInput } from './TimeOfDayInput';

const opensRules = choiceRules('Enter when it opens');
const closesRules = choiceRules('Enter when it closes');

interface Props {
  /** Path of the list, as RowList takes it. */
  readonly path: (string | number)[];
  readonly name?: (string | number)[];
  /** The day, for the accessible names of the inputs. */
  readonly day: string;
}

/** The opening intervals of a day; none if it is closed. */
export function OpeningIntervals({ day, ...list }: Props) {
  return (
    <RowList
      {...list}
      most={6}
      blank={{ opens: '', closes: '' }}
      addLabel="Add hours"
      rowLabel={(number) => `${day}, hours ${number}`}
      emptyText="Closed"
      isLine
    >
      {(index, label) => (
        <>
          <Form.Item name={[index, 'opens']} rules={opensRules} className={styles.time}>
            <TimeOfDayInput aria-label={`${label}: opens`} />
          </Form.Item>
          <span aria-hidden="true" className={styles.to}>
            –
          </span>
          <Form.Item name={[index, 'closes']} rules={closesRules} className={styles.time}>
            <TimeOfDayInput isEnd aria-label={`${label}: closes`} />
          </Form.Item>
        </>
      )}
    </RowList>
  );
}
