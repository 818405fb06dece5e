import type { FormRule } from 'antd';

/**
 * Age in whole years, up to 120 or as it is known: somebody born long ago can be edited, too. Only complaints about what is missing may
 * come while somebody types; the others wait until they leave the field.
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
