import type { InputProps } from 'antd';
import * as text from '#messages/freeTimes';
import { clinicTime, parseClinicTime } from '../calendar/clinic-time';
import { PickerInput } from '../ui/PickerInput';

interface Props extends Omit<InputProps, 'value' | 'onChange'> {
  readonly value?: string;
  readonly onChange?: (typed: string) => void;
  /** Where the picker begins while nothing valid is typed, YYYY-MM-DDTHH:MM. */
  readonly suggestion: string;
}

/**
 * A clinic time, typed as YYYY-MM-DDTHH:MM (spec §5) or picked. What is typed stays as it is typed, valid or not. Stands inside a
 * Form.Item.
 */
export function ClinicTimeInput({ value = '', onChange = () => undefined, suggestion, ...props }: Props) {
  const isValid = parseClinicTime(value) !== undefined;
  const picker = {
    label: text.fromCalendar,
    type: 'datetime-local',
    value: isValid ? value.trim() : suggestion,
    onPick: onChange,
    onOpen: (native: HTMLInputElement) => {
      // The picker reports changes only: what it begins with is taken at once.
      if (!isValid) onChange(suggestion);
      native.min = clinicTime(Date.now());
    },
  } as const;
  return <PickerInput {...props} value={value} onChange={onChange} picker={picker} placeholder="YYYY-MM-DDTHH:MM" />;
}
