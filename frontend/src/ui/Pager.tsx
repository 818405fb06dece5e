import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import styles from './Pager.module.css';

interface Props {
  /** What a screen reader calls it, such as 'Pages of the patient list'. */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  /** At least 1. */
  readonly lastPage: number;
  readonly onChange: (page: number) => void;
}

/** Previous, 'Page x of y', Next (spec §2). */
export function Pager({ label, page, lastPage, onChange }: Props) {
  return (
    <nav aria-label={label} className={styles.pager}>
      <Button icon={<LeftOutlined aria-hidden="true" />} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        Previous
      </Button>
      <span className={styles.position}>
        Page {page} of {lastPage}
      </span>
      <Button
        icon={<RightOutlined aria-hidden="true" />}
        iconPlacement="end"
        disabled={page >= lastPage}
        onClick={() => onChange(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
