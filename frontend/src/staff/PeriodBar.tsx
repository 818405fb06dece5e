import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Radio } from 'antd';
import { Stack } from '../ui/layout/Stack';
import { daysOf, stepped, type StaffPeriod } from './staff-period';

interface Props {
  readonly period: StaffPeriod;
  readonly today: string;
  readonly onChange: (period: StaffPeriod) => void;
}

const views = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
];

/** Navigation between days and weeks. */
export function PeriodBar({ period, today, onChange }: Props) {
  return (
    <Stack row gap={3} justify="between">
      <Stack row gap={2}>
        <Button icon={<LeftOutlined aria-hidden="true" />} onClick={() => onChange(stepped(period, -1))}>
          Previous
        </Button>
        <Button disabled={daysOf(period).includes(today)} onClick={() => onChange({ ...period, day: today })}>
          Today
        </Button>
        <Button
          icon={<RightOutlined aria-hidden="true" />}
          iconPlacement="end"
          onClick={() => onChange(stepped(period, 1))}
        >
          Next
        </Button>
      </Stack>
      <Radio.Group
        aria-label="Show"
        optionType="button"
        value={period.view}
        options={views}
        onChange={(event) => onChange({ ...period, view: event.target.value })}
      />
    </Stack>
  );
}
