import type { FormRule } from 'antd';

/**
 * Rules of an age in whole years, up to 120, or the known age, so that a very old record can be edited. While typing, only the required
 * rule applies; the others apply on blur.
 */
export function ageRules(known = ''): FormRule[] {
  return [
    { required: true, message: 'Age is required' },
    {
      validateTrigger: 'onBlur',
      pattern: new RegExp(`^(?:\\d{1,2}|1[01]\\d|120|${known})$`),
      message: 'Enter the age in whole years, from 0 to 120',
    },
  ];
}
