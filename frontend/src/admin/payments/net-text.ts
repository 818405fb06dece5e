import { rupeesText } from '#src/values/rupees';

/** Formats the total of a range of days: received less refunded. */
export function netText({ received, refunded }: { readonly received: number; readonly refunded: number }): string {
  return `${rupeesText(received - refunded)} after refunds`;
}
