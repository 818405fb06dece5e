import { Input, type InputProps, type InputRef } from 'antd';
import type { FocusEvent, Ref } from 'react';
import styles from './DateAndTimeInput.module.css';

interface Props extends Omit<InputProps, 'value' | 'onChange' | 'onBlur' | 'id'> {
  /** YYYY-MM-DDTHH:MM; the day or time is missing until it is chosen. This and the other props are set by the Form.Item. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: (event: FocusEvent) => void;
  readonly id?: string;
  readonly ref?: Ref<InputRef>;
  /** Whether the value can also be typed as text. */
  readonly isTyped?: boolean;
}

/** A clinic time for a Form.Item, entered in native date and time inputs. */
export function DateAndTimeInput(props: Props) {
  const { value = '', onChange, onBlur, id, ref, isTyped = false, ...others } = props;
  // The Form.Item's label and focus go to the first input, or to the text input.
  const named = { ...(id && { id }), ...(ref && { ref }) };
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)?T(\d\d:\d\d)?$/.exec(value.trim()) ?? [];
  const put = (nextDay: string, nextTime: string) => onChange?.(nextDay || nextTime ? `${nextDay}T${nextTime}` : '');
  // Moving between the inputs is no blur.
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
