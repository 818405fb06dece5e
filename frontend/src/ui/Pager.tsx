import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
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

/** Previous, 'Page x of y', Next (spec §2). It ends the list that it stands in; another page is read from the list's top. */
export function Pager({ label, page, lastPage, onChange }: Props) {
  const nav = useRef<HTMLElement>(null);
  const turnTo = (next: number) => {
    onChange(next);
    const list = nav.current?.parentElement;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  };
  return (
    <nav ref={nav} aria-label={label} className={styles.pager}>
      <Button icon={<LeftOutlined aria-hidden="true" />} disabled={page <= 1} onClick={() => turnTo(page - 1)}>
        Previous
      </Button>
      <span className={styles.position}>
        Page {page} of {lastPage}
      </span>
      <Button
        icon={<RightOutlined aria-hidden="true" />}
        iconPlacement="end"
        disabled={page >= lastPage}
        onClick={() => turnTo(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
