import type { ReactNode } from 'react';
import { Stack } from '../ui/layout/Stack';

interface Props {
  /** Whether today is shown, so that there is no need to go there. */
  readonly isToday: boolean;
  /** Goes back; undefined at the earliest one. */
  readonly onPrevious: (() => void) | undefined;
  readonly onToday: () => void;
  /** Goes on; undefined at the last one. */
  readonly onNext: (() => void) | undefined;
  /** Further choices, at the end of the bar. */
  readonly children?: ReactNode;
}

/** Navigation between days or weeks, without Ant Design: today opens without it. */
export function PeriodBar({ isToday, onPrevious, onToday, onNext, children }: Props) {
  return (
    <Stack row gap={3} justify="between">
      <Stack row gap={2}>
        <button type="button" className="button button-quiet" disabled={!onPrevious} onClick={onPrevious}>
          <span aria-hidden="true">‹&nbsp;</span>Previous
        </button>
        <button type="button" className="button button-quiet" disabled={isToday} onClick={onToday}>
          Today
        </button>
        <button type="button" className="button button-quiet" disabled={!onNext} onClick={onNext}>
          Next<span aria-hidden="true">&nbsp;›</span>
        </button>
      </Stack>
      {children}
    </Stack>
  );
}
