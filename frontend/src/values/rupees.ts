import { lazyValue } from './lazy-value';

const rupees = lazyValue(() => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }));

/** Formats an amount in paise: ₹1,23,456.00. */
export function rupeesText(paise: number): string {
  // Adding 0 makes -0 to 0, which is formatted without a sign.
  return rupees().format(paise / 100 + 0);
}
