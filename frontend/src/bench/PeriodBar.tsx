import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
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

/** Navigation between days or weeks. */
export function PeriodBar({ isToday, onPrevious, onToday, onNext, children }: Props) {
  return (
    <Stack row gap={3} justify="between">
      <Stack row gap={2}>
        <Button icon={<LeftOutlined aria-hidden="true" />} disabled={!onPrevious} onClick={onPrevious}>
          Previous
        </Button>
        <Button disabled={isToday} onClick={onToday}>
          Today
        </Button>
        <Button icon={<RightOutlined aria-hidden="true" />} iconPlacement="end" disabled={!onNext} onClick={onNext}>
          Next
        </Button>
      </Stack>
      {children}
    </Stack>
  );
}
