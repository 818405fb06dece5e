import { rupeesText } from '../../values/rupees';

/** The sum of a range of days: what was received less what was refunded. */
export function netText({ received, refunded }: { readonly received: number; readonly refunded: number }): string {
  return `${rupeesText(received - refunded)} after refunds`;
}
