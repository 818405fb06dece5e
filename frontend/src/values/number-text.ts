import { lazyValue } from './lazy-value';

const numbers = lazyValue(() => new Intl.NumberFormat('en-IN'));

/** A whole number as screens show it, in Indian groups: 1,23,456. */
export function numberText(count: number): string {
  return numbers().format(count);
}
