import type { FormRule } from 'antd';

/** How far back a day of the books may lie (schema/payment.graphql). */
export const mostDaysBack = 365;

/** A reason of 3 to 200 characters (schema/payment.graphql); that it is short waits until they leave the field. */
export const reasonRules: FormRule[] = [
  { required: true, whitespace: true, message: 'Reason is required' },
  { validateTrigger: 'onBlur', min: 3, message: 'Give the reason in at least 3 characters' },
];
