import { Button } from 'antd';
import { useState, type ComponentProps } from 'react';
import * as text from '#messages/freeTimes';
import { useClinic } from '../brand/clinic';
import { addDays, dayText, startOfDay } from '../calendar/clinic-time';
import { useClinicToday } from '../calendar/useClinicToday';
import { failureText } from '../failure-text';
import { useFreeTimesQuery, type FreeSlotsInput } from '../gql/generated';
import { ChipChoice } from '../ui/ChipChoice';
import { Loaded } from '../ui/Loaded';
import { SkeletonBar } from '../ui/SkeletonBar';
import { clockText, freeDaysOf, shortDay, type FreeDay } from './free-days';
import styles from './FreeTimePicker.module.css';

interface Props extends Pick<ComponentProps<typeof ChipChoice>, 'value' | 'onChange' | 'ref'> {
  /** What a time is looked for. */
  readonly search: Omit<FreeSlotsInput, 'from' | 'until'>;
  /** The first day that is shown, today unless given. */
  readonly firstDay?: string;
}

/** How many days are shown at a time. */
export const daysShown = 14;

const fetchText = failureText.bind(null, text.notFetched);

/** A free time: first the day, from a strip, then the time, YYYY-MM-DDTHH:MM in clinic time. Stands inside a Form.Item. */
export function FreeTimePicker({ search, firstDay, ...choice }: Props) {
  const today = useClinicToday();
  const last = addDays(today, useClinic().horizonDays);
  const within = (day: string) => (day < today ? today : day > last ? last : day);
  const [from, setFrom] = useState(within(firstDay ?? today));
  const until = within(addDays(from, daysShown - 1));
  // No time is kept that is not to be seen.
  const turnTo = (day: string) => {
    setFrom(day);
    if (choice.value) choice.onChange?.('');
  };
  const query = useFreeTimesQuery({ variables: { input: { ...search, from, until } } });
  return (
    <Loaded query={query} failureText={fetchText} skeleton={<SkeletonBar className={styles.skeleton} />}>
      {({ freeSlots }) => {
        const days = freeDaysOf(freeSlots, from, until);
        const next = addDays(days.at(-1)?.day ?? until, 1);
        return (
          <div className={styles.picker}>
            <FreeDays key={from} days={days} {...choice} />
            <div className={styles.turns}>
              <Button disabled={from <= today} onClick={() => turnTo(within(addDays(from, -daysShown)))}>
                {text.earlier}
              </Button>
              <Button disabled={next > last} onClick={() => turnTo(next)}>
                {text.later}
              </Button>
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}

function FreeDays({
  days,
  value,
  ...field
}: Omit<Props, 'search' | 'firstDay'> & { readonly days: readonly FreeDay[] }) {
  const [chosen, setChosen] = useState<string>();
  const chooseDay = (day: string) => {
    setChosen(day);
    if (value && value.slice(0, 10) !== day) field.onChange?.('');
  };
  const free = days.filter(({ times }) => times.length > 0);
  const shown = free.find(({ day }) => day === (chosen ?? value?.slice(0, 10))) ?? free[0];
  if (!shown) return <p className={styles.none}>{noneText(days)}</p>;
  return (
    <>
      <ChipChoice
        label={text.day}
        isStrip
        value={shown.day}
        onChange={chooseDay}
        chips={days.map(({ day, times }) => ({ value: day, label: <DayLabel day={day} />, isOff: times.length === 0 }))}
      />
      <ChipChoice
        {...field}
        label={text.timeOn({ day: dayText(startOfDay(shown.day)) })}
        value={value}
        chips={shown.times.map(({ time, isAskedFor }) => ({
          value: time,
          label: (
            <>
              {clockText(time)}
              {isAskedFor && <small>{text.askedFor}</small>}
            </>
          ),
        }))}
      />
    </>
  );
}

function DayLabel({ day }: { readonly day: string }) {
  const { weekday, date } = shortDay(day);
  return (
    <>
      <small>{weekday}</small> {date}
    </>
  );
}

function noneText(days: readonly FreeDay[]): string {
  const [from = '', to = ''] = [days[0], days.at(-1)].map((one) => (one ? dayText(startOfDay(one.day)) : ''));
  return from === to ? text.noneOn({ day: from }) : text.noneFromTo({ from, to });
}
