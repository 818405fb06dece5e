import { sayDay, sayMoment } from '../../platform/time/clinic-time.js';

export { sayDay, sayMoment };

/** An amount in rupees. */
export const rupees = (paise: number) =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Returns the words of a name in the contract, such as Weight bearing for WEIGHT_BEARING. */
export function named(name: string): string {
  const words = name.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Joins the texts that are not empty. */
export const joined = (texts: readonly (string | null | undefined | false)[], by = ', ') =>
  texts.filter((text): text is string => Boolean(text)).join(by);
