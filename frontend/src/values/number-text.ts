import { lazyValue } from './lazy-value';

const numbers = lazyValue(() => new Intl.NumberFormat('en-IN'));

/** Formats a whole number with Indian grouping: 1,23,456. */
export function numberText(count: number): string {
  return numbers().format(count);
}
