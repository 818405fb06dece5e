import type { FormRule } from 'antd';
import { numberText } from '../../values/number-text';
import { paiseOf } from '../../values/typed-rupees';

/** A price as it stands in its input: rupees in Indian groups, with paise where there are some; empty for none. */
export function typedPrice(paise: number | null): string {
  if (paise === null) return '';
  const rest = paise % 100;
  return numberText((paise - rest) / 100) + (rest ? `.${String(rest).padStart(2, '0')}` : '');
}

/** The paise of a typed price that is valid; null when it is empty. */
export function priceOf(typed: string | undefined): number | null {
  return typed?.trim() ? paiseOf(typed) : null;
}

/** An amount in rupees; how much it may be is the server's to judge. */
export const priceRules: FormRule[] = [
  {
    validateTrigger: 'onBlur',
    validator: async (_rule, typed: string | undefined) => {
      if (typed?.trim() && paiseOf(typed) === null)
        throw new Error('Enter the price in rupees, such as 1,500 or 1500.50');
    },
  },
];

/** An amount that cannot be left out. */
export const neededPriceRules: FormRule[] = [
  { required: true, whitespace: true, message: 'Price is required' },
  ...priceRules,
];
