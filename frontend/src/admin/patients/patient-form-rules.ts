import type { FormRule } from 'antd';

/** Age in whole years. Only complaints about what is missing may come while somebody types; the others wait until they leave the field. */
export const ageRules: FormRule[] = [
  { required: true, message: 'Age is required' },
  {
    validateTrigger: 'onBlur',
    pattern: /^(?:\d{1,2}|1[01]\d|120)$/,
    message: 'Enter the age in whole years, from 0 to 120',
  },
];
