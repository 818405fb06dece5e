import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { findItems, PriceItem } from './price-item.entity.js';
import type { FeePolicy, FeeRule, PriceRule } from './price-rules.js';
import { comparedName, MOST_ITEMS, type AskedPriceItem } from './prices.input.js';

/** Requires that the physiotherapists of prices exist; one who left may keep a price. @throws AppError BAD_INPUT */
export async function requirePriced(tx: EntityManager, rules: readonly PriceRule[]): Promise<void> {
  const ids = new Set(rules.map(({ physiotherapistId }) => physiotherapistId));
  const { rows } = await sql<{ known: number }>`
    select count(*)::int as known from physiotherapist where id = any(${[...ids]}::uuid[])`.execute(tx.getKysely());
  if ((rows[0]?.known ?? 0) < ids.size) throw badInput({ prices: reasonFor('PRICE_RULE_UNKNOWN') });
}

/** The parts of a policy to change. */
interface FeeChange {
  lateCancel?: FeeRule | null | undefined;
  noShow?: FeeRule | null | undefined;
  firstFree?: number | null | undefined;
}

/** Returns the policy with the given parts changed. */
export const changedFees = (present: FeePolicy, { lateCancel, noShow, firstFree }: FeeChange): FeePolicy => ({
  lateCancel: lateCancel ?? present.lateCancel,
  noShow: noShow ?? present.noShow,
  firstFree: firstFree ?? present.firstFree,
});

/**
 * Writes the price list: changes and adds items, and switches off those that are left out. Returns whether anything changed.
 * @throws AppError BAD_INPUT for an unknown item, a name that is taken, or too many items in all
 */
export async function writeItems(tx: EntityManager, asked: readonly AskedPriceItem[]): Promise<boolean> {
  const present = new Map((await findItems(tx)).map((item) => [item.id, item]));
  const unknown = asked.findIndex(({ id }) => id && !present.has(id));
  if (unknown >= 0) throw badInput({ [`items.${unknown}.id`]: reasonFor('ITEM_UNKNOWN') });
  const named = new Set(asked.map(({ id }) => id));
  const left = [...present.values()].filter(({ id }) => !named.has(id));
  requireRoom(asked, left);
  const changes = asked.map(({ id, price: pricePaise, ...own }, place) => {
    const values = { ...own, pricePaise, place };
    const item = id && present.get(id);
    if (item) return assigned(tx, item, values);
    tx.create(PriceItem, values);
    return true;
  });
  // What is left out stands behind the list, in its former order.
  const ends = left.map((item, at) => assigned(tx, item, { isActive: false, place: asked.length + at }));
  await tx.flush();
  return [...changes, ...ends].includes(true);
}

/** Requires that no name is taken by an item that is left out, and that the list stays bounded. @throws AppError BAD_INPUT */
function requireRoom(asked: readonly AskedPriceItem[], left: readonly PriceItem[]): void {
  if (asked.length + left.length > MOST_ITEMS.ever)
    throw badInput({ items: reasonFor('TOO_MANY', { input: 'PRICE_ITEMS', most: MOST_ITEMS.ever }) });
  const taken = new Set(left.map(({ name }) => comparedName(name)));
  const place = asked.findIndex(({ name }) => taken.has(comparedName(name)));
  if (place >= 0) throw badInput({ [`items.${place}.name`]: reasonFor('ITEM_NAME_TWICE') });
}

/** Assigns values and returns whether one of them differs. */
function assigned(tx: EntityManager, item: PriceItem, values: Partial<PriceItem>): boolean {
  const before = new Map<string, unknown>(Object.entries(item));
  const isOther = Object.entries(values).some(([name, value]) => (before.get(name) ?? null) !== value);
  if (isOther) tx.assign(item, values);
  return isOther;
}

/** Requires a GST number for rates of tax. @throws AppError BAD_INPUT on the items if they came with the change, else on the number */
export async function requireGstin(
  tx: EntityManager,
  gstin: string | null | undefined,
  hasItems: boolean,
): Promise<void> {
  if (gstin) return;
  const taxed = await tx.count(PriceItem, { isActive: true, gstRate: { $gt: 0 } });
  if (taxed === 0) return;
  throw badInput(hasItems ? { items: reasonFor('TAX_NEEDS_GSTIN') } : { gstin: reasonFor('GSTIN_HAS_RATES') });
}
