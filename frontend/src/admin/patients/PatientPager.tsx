import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import styles from './PatientPager.module.css';

interface Props {
  /** From 1. */
  readonly page: number;
  /** At least 1. */
  readonly lastPage: number;
  readonly onChange: (page: number) => void;
}

/** Previous, 'Page x of y', Next (spec §2). */
export function PatientPager({ page, lastPage, onChange }: Props) {
  return (
    <nav aria-label="Pages of the patient list" className={styles.pager}>
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
