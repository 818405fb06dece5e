import type { EntityManager } from '@mikro-orm/postgresql';
import { PriceItem } from '../../clinic/index.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { inRupees } from '../payments/in-rupees.js';

/** An item of the price list to charge. Amounts are in paise. */
interface AskedItem {
  itemId: string;
  quantity?: number | undefined;
  discount?: number | undefined;
  amount: number;
}

/**
 * Returns what the charge of an item stores besides its text and amount: kind, rate and code as they are now.
 * @throws AppError NOT_FOUND, WRONG_STATE of an item that is switched off, BAD_INPUT if the amount is not quantity × price - discount
 */
export async function soldItem(tx: EntityManager, { itemId, quantity = 1, discount = 0, amount }: AskedItem) {
  const item = await tx.findOne(PriceItem, { id: itemId });
  if (!item) {
    const reason = reasonFor('ITEM_UNKNOWN');
    throw new AppError('NOT_FOUND', reason, { fields: { itemId: reason } });
  }
  if (!item.isActive) throw new AppError('WRONG_STATE', reasonFor('ITEM_SWITCHED_OFF'));
  const gross = quantity * item.pricePaise;
  if (discount >= gross) throw badInput({ discount: reasonFor('DISCOUNT_BELOW_PRICE') });
  if (amount !== gross - discount)
    throw badInput({ amount: reasonFor('ITEM_AMOUNT', { rupees: inRupees(gross - discount) }) });
  return {
    kind: 'ITEM',
    item,
    quantity,
    isGoods: item.isGoods,
    gstRate: item.gstRate,
    hsn: item.hsn ?? null,
  } as const;
}
