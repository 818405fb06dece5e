import type { MessagePrice } from '../../clinic/index.js';

/**
 * Returns what the parts of a message cost, in thousandths of a paisa: by the price of its provider, else of its channel; null without
 * a price. A price is of 1,000 parts in paise, so that of one part it is as many thousandths of a paisa.
 */
export function costOf(
  prices: readonly MessagePrice[],
  { channel, provider, parts }: { channel: MessagePrice['channel']; provider: string; parts: number },
): number | null {
  const ofChannel = prices.filter((price) => price.channel === channel);
  const price = ofChannel.find((one) => one.provider === provider) ?? ofChannel.find((one) => one.provider === null);
  return price ? price.perThousand * parts : null;
}
