import { Input, type InputProps } from 'antd';

interface Props extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  /** HH:MM; given, with the change, by the Form.Item around it. */
  readonly value?: string;
  readonly onChange?: (time: string) => void;
  /** Midnight is the end of a day, 24:00, which the browser's field has no other word for than 00:00. */
  readonly isEnd?: boolean;
}

/** A time of day in the browser's own field, which fits a thumb as well as a keyboard. */
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
