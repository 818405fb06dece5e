import { Input, type InputProps, type InputRef } from 'antd';
import type { FocusEvent, Ref } from 'react';
import styles from './DateAndTimeInput.module.css';

interface Props extends Omit<InputProps, 'value' | 'onChange' | 'onBlur' | 'id'> {
  /** YYYY-MM-DDTHH:MM; without the day or the time while that is not chosen. Given by the Form.Item around it, as the rest is. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: (event: FocusEvent) => void;
  readonly id?: string;
  readonly ref?: Ref<InputRef>;
  /** The whole can be typed, too (spec §5). */
  readonly isTyped?: boolean;
}

/** A clinic time, chosen as a date and a time of day in the device's own inputs. Stands inside a Form.Item. */
export function DateAndTimeInput(props: Props) {
  const { value = '', onChange, onBlur, id, ref, isTyped = false, ...others } = props;
  // The label of the Form.Item leads to the first input, or to where the whole is typed; so does the focus when something is wrong.
  const named = { ...(id && { id }), ...(ref && { ref }) };
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)?T(\d\d:\d\d)?$/.exec(value.trim()) ?? [];
  const put = (nextDay: string, nextTime: string) => onChange?.(nextDay || nextTime ? `${nextDay}T${nextTime}` : '');
  // Going from one of the inputs to the next leaves nothing.
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.closest('fieldset')?.contains(event.relatedTarget)) onBlur?.(event);
  };
  const input = { ...others, onBlur: leave };
  return (
    <fieldset aria-label="Date and time" className={styles.inputs}>
      <Input
        {...input}
        {...(!isTyped && named)}
        type="date"
        aria-label="Date"
        className={styles.date}
        value={day}
        onChange={({ target }) => put(target.value, time)}
      />
      <Input
        {...input}
        type="time"
        aria-label="Time"
        className={styles.time}
        value={time}
        onChange={({ target }) => put(day, target.value)}
      />
      {isTyped && (
        <Input
          {...input}
          {...named}
          className={styles.text}
          value={value}
          autoComplete="off"
          maxLength={40}
          placeholder="YYYY-MM-DDTHH:MM"
          onChange={({ target }) => onChange?.(target.value)}
        />
      )}
    </fieldset>
  );
}
