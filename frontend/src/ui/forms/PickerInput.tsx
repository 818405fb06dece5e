import { CalendarOutlined } from '@ant-design/icons';
import { Button, Input, Space, type InputProps } from 'antd';
import { useRef } from 'react';
import { decorative } from '../layout/decorative';
import styles from './PickerInput.module.css';

interface Props extends Omit<InputProps, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** Options of the native date picker. */
  readonly picker: {
    readonly label: string;
    /** Initial date, YYYY-MM-DD; empty for today. */
    readonly value: string;
    readonly onPick: (picked: string) => void;
    /** Called before the picker opens, for example to set limits that depend on the current time. */
    readonly onOpen: (picker: HTMLInputElement) => void;
  };
}

/** A date input: typed as text, or chosen in the device's native picker. */
export function PickerInput({ value, onChange, picker, ...props }: Props) {
  const native = useRef<HTMLInputElement>(null);
  const open = () => {
    if (!native.current) return;
    picker.onOpen(native.current);
    native.current.showPicker();
  };
  return (
    <Space.Compact block>
      <Input
        {...props}
        value={value}
        autoComplete={props.autoComplete ?? 'off'}
        maxLength={40}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className={styles.picker}>
        <Button icon={<CalendarOutlined {...decorative} />} aria-label={picker.label} onClick={open} />
        <input
          ref={native}
          type="date"
          className={styles.native}
          tabIndex={-1}
          aria-hidden="true"
          value={picker.value}
          onChange={(event) => event.target.value && picker.onPick(event.target.value)}
        />
      </span>
    </Space.Compact>
  );
}
