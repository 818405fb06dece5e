import type { FormRule } from 'antd';
import { numberText } from '#src/values/number-text';
import { paiseOf } from '#src/values/typed-rupees';

/** Formats a price for its input: rupees with Indian grouping, paise if any; empty for null. */
export function typedPrice(paise: number | null): string {
  if (paise === null) return '';
  const rest = paise % 100;
  return numberText((paise - rest) / 100) + (rest ? `.${String(rest).padStart(2, '0')}` : '');
}

/** Parses a valid price to paise; null if it is empty. */
export function priceOf(typed: string | undefined): number | null {
  return typed?.trim() ? paiseOf(typed) : null;
}

/** Rules of an amount in rupees; the server checks the range. */
export const priceRules: FormRule[] = [
  {
    validateTrigger: 'onBlur',
    validator: async (_rule, typed: string | undefined) => {
      if (typed?.trim() && paiseOf(typed) === null)
        throw new Error('Enter the price in rupees, such as 1,500 or 1500.50');
    },
  },
];

/** Rules of a required amount. */
export const neededPriceRules: FormRule[] = [
  { required: true, whitespace: true, message: 'Price is required' },
  ...priceRules,
];
