import { Stack } from '#src/ui/layout/Stack';
import styles from './DayBar.module.css';

interface Props {
  /** Whether today is shown, so that there is no need to go there. */
  readonly isToday: boolean;
  /** Goes back; undefined on the earliest day. */
  readonly onPrevious: (() => void) | undefined;
  readonly onToday: () => void;
  /** Goes on; undefined on the last day. */
  readonly onNext: (() => void) | undefined;
}

/** Navigation between days, without Ant Design: today opens without it. */
export function DayBar({ isToday, onPrevious, onToday, onNext }: Props) {
  return (
    <Stack row gap={2}>
      <button
        type="button"
        className={`button button-quiet ${styles.step}`}
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        <span aria-hidden="true">‹&nbsp;</span>Previous
      </button>
      <button type="button" className={`button button-quiet ${styles.step}`} disabled={isToday} onClick={onToday}>
        Today
      </button>
      <button type="button" className={`button button-quiet ${styles.step}`} disabled={!onNext} onClick={onNext}>
        Next<span aria-hidden="true">&nbsp;›</span>
      </button>
    </Stack>
  );
}
