import type { FormRule } from 'antd';
import { rupeesText } from '../values/rupees';
import { paiseOf } from '../values/typed-rupees';

/** Maximum age of a booking day (schema/payment.graphql). */
export const mostDaysBack = 365;

/** Rules of a reason of 3 to 200 characters (schema/payment.graphql); the minimum applies on blur. */
export const reasonRules: FormRule[] = [
  { required: true, whitespace: true, message: 'Reason is required' },
  { validateTrigger: 'onBlur', min: 3, message: 'Give the reason in at least 3 characters' },
];

/** Maximum amount of a payment: ₹10,00,000 (schema/payment.graphql). */
const maxPaise = 100_000_000;

/** Rule of a part of an amount: from ₹0.01 to `most` paise; empty is allowed. It applies on blur. */
export const partRules = (most: number): FormRule[] => [
  {
    validateTrigger: 'onBlur',
    validator: async (_rule, typed: string | undefined) => {
      if (!typed?.trim()) return;
      const paise = paiseOf(typed);
      if (paise === null) throw new Error('Enter the amount in rupees, such as 1,500 or 1500.50');
      if (paise < 1 || paise > most) throw new Error(`Enter an amount from ₹0.01 to ${rupeesText(most)}`);
    },
  },
];

/** While typing, only the required rule applies; the other applies on blur. */
export const amountRules: FormRule[] = [
  { required: true, whitespace: true, message: 'Amount is required' },
  ...partRules(maxPaise),
];
