import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { decorative } from './decorative';
import { PageJump } from './PageJump';
import styles from './Pager.module.css';

interface Props {
  /** What a screen reader calls it, such as 'Pages of the patient list'. */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  /** At least 1. */
  readonly lastPage: number;
  /** There are more pages than that, and nobody has counted them. */
  readonly isOpenEnded?: boolean;
  /** Each page can be asked for by its number. */
  readonly isNumbered?: boolean;
  readonly onChange: (page: number) => void;
}

/** From as many pages on there is a way to each of them: fewer are turned as fast. */
const worthAJump = 4;

/** Previous, 'Page x of y', Next (spec §2), and of many pages the way to one by its number. It ends the list that it stands in; another page is read from the list's top. */
export function Pager({ label, page, lastPage, isOpenEnded = false, isNumbered = false, onChange }: Props) {
  const nav = useRef<HTMLElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!pressed.current?.disabled) return;
    // At the end of the list the focus would fall to the top of the page with the button that had it.
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
