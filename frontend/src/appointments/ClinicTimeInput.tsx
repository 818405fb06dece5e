import { CalendarOutlined } from '@ant-design/icons';
import { Button, Input, Space, type InputProps } from 'antd';
import { useRef } from 'react';
import { clinicTime, parseClinicTime } from '../clinic-time';
import styles from './ClinicTimeInput.module.css';

interface Props extends Omit<InputProps, 'value' | 'onChange'> {
  readonly value?: string;
  readonly onChange?: (typed: string) => void;
  /** Where the picker begins while nothing valid is typed, YYYY-MM-DDTHH:MM. */
  readonly suggestion: string;
}

/**
 * A clinic time, typed as YYYY-MM-DDTHH:MM (spec §5) or chosen in the device's own picker, which fits a finger as well as a mouse. What is
 * typed stays as it is typed, valid or not. Stands inside a Form.Item.
 */
export function ClinicTimeInput({ value = '', onChange, suggestion, ...props }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const isValid = parseClinicTime(value) !== undefined;
  const pick = () => {
    // The picker reports changes only: what it begins with is taken at once.
    if (!isValid) onChange?.(suggestion);
    if (!picker.current) return;
    picker.current.min = clinicTime(Date.now());
    picker.current.showPicker();
  };
  return (
    <Space.Compact block>
      <Input
        {...props}
        value={value}
        placeholder="YYYY-MM-DDTHH:MM"
        autoComplete="off"
        maxLength={40}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <span className={styles.picker}>
        <Button icon={<CalendarOutlined />} aria-label="Choose date and time" onClick={pick} />
        <input
          ref={picker}
          type="datetime-local"
          className={styles.native}
          tabIndex={-1}
          aria-hidden="true"
          value={isValid ? value.trim() : suggestion}
          onChange={(event) => event.target.value && onChange?.(event.target.value)}
        />
      </span>
    </Space.Compact>
  );
}
