import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';

export const PriceItemSchema = defineEntity({
  name: 'PriceItem',
  tableName: 'price_item',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    name: p.text(),
    /** Tax included, in paise. */
    pricePaise: p.integer(),
    /** Goods; otherwise a service. */
    isGoods: p.boolean(),
    /** In hundredths of a per cent. */
    gstRate: p.integer(),
    /** Code of goods (HSN) or services (SAC). */
    hsn: p.text().nullable(),
    /** Whether it is still sold. Items are never deleted: charges name them. */
    isActive: p.boolean(),
    /** Place in the list. */
    place: p.integer(),
  },
});

/** Something of the price list, sold beside sessions. */
export class PriceItem extends PriceItemSchema.class {}
PriceItemSchema.setClass(PriceItem);

/** Loads the price list in its order, with what is not sold any more. */
export async function findItems(em: EntityManager): Promise<PriceItem[]> {
  return em.find(PriceItem, {}, { orderBy: { place: 'asc', id: 'asc' } });
}
