import { Button, Form } from 'antd';
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import * as text from '#messages/freeTimes';
import { useClinic } from '../brand/clinic';
import { addDays, dayText, momentText, parseClinicTime, startOfDay } from '../calendar/clinic-time';
import { useClinicToday } from '../calendar/useClinicToday';
import { failureText } from '../failure-text';
import { useFreeTimesQuery, type FreeSlotsInput } from '../gql/generated';
import { ChipChoice } from '../ui/forms/ChipChoice';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { SkeletonBar } from '../ui/feedback/SkeletonBar';
import { clockText, freeDaysOf, shortDay, type FreeDay } from './free-days';
import styles from './FreeTimePicker.module.css';

interface Props extends Pick<ComponentProps<typeof ChipChoice>, 'value' | 'onChange' | 'ref'> {
  /** Criteria of the slots. */
  readonly search: Omit<FreeSlotsInput, 'from' | 'until'>;
  /** First shown day; today by default. */
  readonly firstDay?: string;
  /** Another time can be typed next to it, which is then not one of its options. */
  readonly isBesideInput?: boolean;
}

/** Number of days shown at a time. */
export const daysShown = 14;

const fetchText = failureText.bind(null, text.notFetched);

/** Chooses a free slot: first the day, then the time. Sets `appointmentDate` of the surrounding form, YYYY-MM-DDTHH:MM in clinic time. */
export function FreeTimePicker({ search, firstDay, isBesideInput = false, ...choice }: Props) {
  const today = useClinicToday();
  const last = addDays(today, useClinic().horizonDays);
  const within = (day: string) => (day < today ? today : day > last ? last : day);
  const [from, setFrom] = useState(within(firstDay ?? today));
  const until = within(addDays(from, daysShown - 1));
  const form = Form.useFormInstance();
  const [cleared, setCleared] = useState<string>();
  // A chosen time is always visible: clear it if it is not.
  const noteCleared = () => {
    const moment = parseClinicTime(choice.value ?? '');
    if (moment) setCleared(momentText(moment));
  };
  const clear = () => {
    noteCleared();
    if (choice.value) choice.onChange?.('');
  };
  const clearGone = () => {
    noteCleared();
    // Keep the server's error.
    form.setFields([{ name: 'appointmentDate', value: '', errors: form.getFieldError('appointmentDate') }]);
  };
  const turnTo = (day: string) => {
    setFrom(day);
    clear();
  };
  const query = useFreeTimesQuery({ variables: { input: { ...search, from, until } } });
  return (
    <QueryBoundary query={query} failureText={fetchText} skeleton={<SkeletonBar className={styles.skeleton} />}>
      {({ freeSlots }) => {
        const days = freeDaysOf(freeSlots, from, until);
        const next = addDays(days.at(-1)?.day ?? until, 1);
        return (
          <div className={styles.picker}>
            <FreeDays
              key={from}
              days={days}
              isBesideInput={isBesideInput}
              onClear={clear}
              onGone={clearGone}
              {...choice}
            />
            <output className={styles.cleared}>{cleared && !choice.value && text.cleared({ when: cleared })}</output>
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
    </QueryBoundary>
  );
}

interface FreeDaysProps extends Omit<Props, 'search' | 'firstDay'> {
  readonly days: readonly FreeDay[];
  readonly onClear: () => void;
  /** Called when the chosen slot is no longer free. */
  readonly onGone: () => void;
}

function FreeDays({ days, value = '', isBesideInput, onClear, onGone, ...field }: FreeDaysProps) {
  const [turnedTo, setTurnedTo] = useState<string>();
  const free = days.filter(({ times }) => times.length > 0);
  const ofValue = days.find(({ day }) => day === value.slice(0, 10));
  const shown = free.find(({ day }) => day === (ofValue?.times.length ? ofValue.day : turnedTo)) ?? free[0];
  const isGone = value !== '' && !isBesideInput && !ofValue?.times.some(({ time }) => time === value);
  const clearGone = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) clearGone();
  }, [isGone]);
  const turnTo = (day: string) => {
    setTurnedTo(day);
    onClear();
  };
  if (!shown) return <p className={styles.none}>{noneText(days)}</p>;
  return (
    <>
      {ofValue?.times.length === 0 && <p className={styles.none}>{noneText([ofValue])}</p>}
      <ChipChoice
        label={text.day}
        isStrip
        value={shown.day}
        onChange={turnTo}
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
