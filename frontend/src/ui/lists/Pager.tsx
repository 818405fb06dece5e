import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { decorative } from '../layout/decorative';
import { PageJump } from './PageJump';
import styles from './Pager.module.css';

interface Props {
  /** Accessible name, such as 'Pages of the list'. */
  readonly label: string;
  /** Starts at 1. */
  readonly page: number;
  /** At least 1. */
  readonly lastPage: number;
  /** There are more pages than `lastPage`; their number is unknown. */
  readonly isOpenEnded?: boolean;
  /** Each page can be loaded by its number. */
  readonly isNumbered?: boolean;
  readonly onChange: (page: number) => void;
}

/** Number of pages from which the page input appears. */
const worthAJump = 4;

/**
 * Pagination at the end of a list: Previous, 'Page x of y', Next, and an input for the page number if there are many pages. A change of
 * page scrolls to the top of the list.
 */
export function Pager({ label, page, lastPage, isOpenEnded = false, isNumbered = false, onChange }: Props) {
  const nav = useRef<HTMLElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!pressed.current?.disabled) return;
    // On the first or last page the focused button disappears; without this, the focus would move to the top of the page.
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== pressed.current) return;
    const other = pressed.current === next.current ? previous.current : next.current;
    (other?.disabled ? nav.current : other)?.focus({ preventScroll: true });
    pressed.current = null;
  });
  const turnTo = (target: number, button: HTMLButtonElement | null) => {
    pressed.current = button;
    onChange(target);
    const list = nav.current?.parentElement;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  };
  return (
    <nav ref={nav} tabIndex={-1} aria-label={label} className={styles.pager}>
      <Button
        ref={previous}
        icon={<LeftOutlined {...decorative} />}
        disabled={page <= 1}
        onClick={() => turnTo(page - 1, previous.current)}
      >
        Previous
      </Button>
      <span className={styles.position}>
        Page {page}
        {!isOpenEnded && ` of ${lastPage}`}
      </span>
      <Button
        ref={next}
        icon={<RightOutlined {...decorative} />}
        iconPlacement="end"
        disabled={page >= lastPage}
        onClick={() => turnTo(page + 1, next.current)}
      >
        Next
      </Button>
      {isNumbered && lastPage >= worthAJump && (
        <PageJump lastPage={lastPage} onJump={(wanted) => turnTo(wanted, null)} />
      )}
    </nav>
  );
}
