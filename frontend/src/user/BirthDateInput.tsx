import type { InputProps } from 'antd';
import * as text from '#messages/profileForm';
import { clinicDay } from '../calendar/clinic-time';
import { PickerInput } from '../ui/forms/PickerInput';
import { birthDateOf, earliestBirthDate, typedBirthDate } from './birth-date';

interface Props extends Omit<InputProps, 'value' | 'onChange'> {
  /** The typed text; this and the other props are set by the Form.Item. */
  readonly value?: string;
  readonly onChange?: (typed: string) => void;
}

/** A date of birth, typed or picked. Typing is faster than paging a calendar back by decades. */
export function BirthDateInput({ value = '', onChange = () => undefined, ...props }: Props) {
  const picker = {
    label: text.calendar,
    value: birthDateOf(value) ?? '',
    onPick: (date: string) => onChange(typedBirthDate(date)),
    onOpen: (native: HTMLInputElement) => {
      native.min = earliestBirthDate;
      native.max = clinicDay(Date.now());
    },
  };
  return (
    <PickerInput
      {...props}
      value={value}
      onChange={onChange}
      picker={picker}
      inputMode="numeric"
      autoComplete="bday"
      placeholder={text.dateOfBirthShape}
    />
  );
}
