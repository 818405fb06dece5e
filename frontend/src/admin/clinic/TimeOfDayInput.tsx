import { Input, type InputProps } from 'antd';

interface Props extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  /** HH:MM; `value` and `onChange` are set by the Form.Item. */
  readonly value?: string;
  readonly onChange?: (time: string) => void;
  /** Midnight means the end of the day, 24:00, which the native input can only show as 00:00. */
  readonly isEnd?: boolean;
}

/** A time of day in the native time input. */
export function TimeOfDayInput({ value = '', onChange = () => undefined, isEnd = false, ...props }: Props) {
  return (
    <Input
      {...props}
      type="time"
      value={isEnd && value === '24:00' ? '00:00' : value}
      onChange={({ target }) => onChange(isEnd && target.value === '00:00' ? '24:00' : target.value)}
    />
  );
}
