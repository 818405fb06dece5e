import { lazyValue } from './lazy-value';

const rupees = lazyValue(() => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }));

/** An amount in paise as screens show it, such as ₹1,23,456.00. */
export function rupeesText(paise: number): string {
  return rupees().format(paise / 100);
}
