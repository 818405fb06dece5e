import type { MessagePrice } from '../../clinic/index.js';

/**
 * Returns what the parts of a text message cost, in thousandths of a paisa: by the price of its provider, else of the channel; null without
 * a price. A price is of 1,000 parts in paise, so that of one part it is as many thousandths of a paisa.
 */
export function costOf(prices: readonly MessagePrice[], provider: string, parts: number): number | null {
  const ofProvider = prices.find((price) => price.provider === provider);
  const price = ofProvider ?? prices.find((one) => one.provider === null);
  return price ? price.perThousand * parts : null;
}
