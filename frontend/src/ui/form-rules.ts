import type { FormRule } from 'antd';
import * as text from '#messages/formRules';
import { nationalDigits } from '../values/phone-number';

/** A required text of at most `max` characters (spec §5; the lengths are in schema/README.md). */
export function textRules(label: string, max: number): FormRule[] {
  return [
    { required: true, whitespace: true, message: text.required({ label }) },
    { max, message: text.tooLong({ label, max: String(max) }) },
  ];
}

/** A reason that stays on record, or a note, of 10 to 500 characters, as the server counts them. */
export function reasonRules(label: string): FormRule[] {
  const [least, most] = [10, 500];
  return [
    {
      required: true,
      validateTrigger: 'onBlur',
      transform: (value: unknown) => (typeof value === 'string' ? value.trim() : value),
      min: least,
      max: most,
      message: text.between({ label, least: String(least), most: String(most) }),
    },
  ];
}

/** A text of at most `max` characters that may be left out. */
export function optionalTextRules(max: number): FormRule[] {
  return [{ max, message: text.atMost({ max: String(max) }) }];
}

/** A required choice. */
export function choiceRules(message: string): FormRule[] {
  return [{ required: true, message }];
}

/** A required Indian mobile number, however it is written; whether it can exist is the server's to judge. */
export function mobileNumberRules(label: string): FormRule[] {
  return [
    { required: true, whitespace: true, message: text.required({ label }) },
    {
      validateTrigger: 'onBlur',
      transform: (value: unknown) => (typeof value === 'string' ? nationalDigits(value) : value),
      pattern: /^\d{10}$/,
      message: text.tenDigits,
    },
  ];
}
