import { CopyOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useToast } from '#src/ui/feedback/toasts';
import { useSection } from './clinic-forms';
import styles from './HoursDay.module.css';
import { OpeningIntervals } from './OpeningIntervals';
import { lastCopy, weekdays, type OpeningInterval } from './week';

interface Props {
  /** 0 for Monday. */
  readonly index: number;
  readonly label: string;
}

/** The hours of a weekday, with a button that copies them to the following days. */
export function HoursDay({ index, label }: Props) {
  const form = Form.useFormInstance();
  const { markEdited } = useSection();
  const toast = useToast();
  const last = lastCopy(index);
  const copy = (until: number) => {
    const hours: readonly OpeningInterval[] = form.getFieldValue(['hours', index, 'hours']);
    const next = weekdays.slice(index + 1, until + 1);
    form.setFields(next.map((_, day) => ({ name: ['hours', index + 1 + day, 'hours'], value: hours, errors: [] })));
    markEdited();
    toast(`${label}'s hours now stand for ${next.map((day) => day.label).join(', ')}, too. They are not saved yet.`);
  };
  return (
    <section aria-label={label} className={styles.day}>
      <h3 className={styles.label}>{label}</h3>
      <OpeningIntervals path={['hours', index, 'hours']} day={label} />
      {last !== undefined && (
        <Button
          type="text"
          icon={<CopyOutlined aria-hidden="true" />}
          className={styles.copy}
          onClick={() => copy(last)}
        >
          {`Copy ${label} ${last === index + 1 ? 'to' : 'until'} ${weekdays[last]?.label}`}
        </Button>
      )}
    </section>
  );
}
