import type { FormRule } from 'antd';
import * as text from '#messages/formRules';
import { nationalDigits } from '#src/values/phone-number';

/** Rules of a required text of at most `max` characters (the lengths are in schema/README.md). */
export function textRules(label: string, max: number): FormRule[] {
  return [
    { required: true, whitespace: true, message: text.required({ label }) },
    { max, message: text.tooLong({ label, max: String(max) }) },
  ];
}

/** Rules of a reason or note, of 10 to 500 characters unless other bounds are given, counted as the server does. */
export function reasonRules(label: string, least = 10, most = 500): FormRule[] {
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

/** Rules of an optional text of at most `max` characters. */
export function optionalTextRules(max: number): FormRule[] {
  return [{ max, message: text.atMost({ max: String(max) }) }];
}

/** Rule of a required choice. */
export function choiceRules(message: string): FormRule[] {
  return [{ required: true, message }];
}

/** Rules of a required Indian mobile number in any notation; the server checks whether it is valid. */
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
