import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, insertUser } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { brokenLaws, moneyCalls } from '../../../test/money-calls.js';
import { seededRandom } from '../../../test/money-moves.js';
import { readPdf } from '../../../test/pdf-text.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let client: TestClient;
let admin: ReturnType<typeof moneyCalls>;
let reception: ReturnType<typeof moneyCalls>;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  client = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  admin = moneyCalls(client);
  reception = moneyCalls(await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff'));
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await openWith(app, { gstin: '09AAACH7409R1ZZ' });
  id = (await insertPatientWithAccount(app.sql)).record.id;
});

let place = 0;
/** An item of the price list: a knee brace at ₹1,180 with 18 per cent unless told otherwise. */
const item = async (columns: object = {}) => {
  const own = {
    id: randomUUID(),
    name: `Knee brace ${++place}`,
    price_paise: 118_000,
    is_goods: true,
    gst_rate: 1_800,
  };
  const values = { ...own, hsn: '9021', is_active: true, place, ...columns };
  const names = Object.keys(values);
  await app.sql(
    `insert into price_item (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(values),
  );
  return values.id;
};
const WHY = { discountReason: 'A regular' };
interface Taxed {
  id: string;
  kind: string;
  gross: number;
  discount: number;
  amount: number;
  taxable: number;
  cgst: number;
  sgst: number;
}
const taxed = async () =>
  (
    await client.graphql<{ charges: Taxed[] }>(
      `query ($id: ID!) { charges(patientId: $id) {
        id kind text gross discount amount taxable cgst sgst gstRate hsn itemId quantity } }`,
      { id },
    )
  ).body.data?.charges ?? [];

describe('a charge of an item is refused', () => {
  it.each([
    ['with another amount than the list’s', 117_999, {}, 'amount'],
    ['with the price of one for two', 118_000, { quantity: 2 }, 'amount'],
    ['with a discount as large as the price', 1, { discount: 118_000, ...WHY }, 'discount'],
    ['with a discount below 0', 118_001, { discount: -1, ...WHY }, 'discount'],
    ['with a discount without a reason', 117_000, { discount: 1_000 }, 'discountReason'],
    ['of none', 118_000, { quantity: 0 }, 'quantity'],
    ['of 101', 11_918_000, { quantity: 101 }, 'quantity'],
    ['at ₹0', 0, {}, 'amount'],
    ['beyond ₹10,00,000', 118_000_000, { quantity: 100, discount: 1, ...WHY }, 'amount'],
  ])('%s', async (_, amount, fields, field) => {
    const itemId = await item();
    expect((await admin.charge(id, amount, { itemId, ...fields })).error).toMatchObject({
      code: 'BAD_INPUT',
      fields: { [field]: expect.any(String) },
    });
    expect(await taxed()).toEqual([]);
  });

  it('that is unknown or switched off, and a quantity of no item', async () => {
    expect((await admin.charge(id, 100, { itemId: randomUUID() })).error?.code).toBe('NOT_FOUND');
    expect((await admin.charge(id, 100, { itemId: 'none' })).error?.code).toBe('NOT_FOUND');
    const off = await item({ is_active: false });
    expect((await admin.charge(id, 118_000, { itemId: off })).error?.code).toBe('WRONG_STATE');
    expect((await admin.charge(id, 100, { quantity: 2 })).error?.fields).toHaveProperty('quantity');
    expect(await taxed()).toEqual([]);
  });

  it('with a discount by the front desk, which sells it without one', async () => {
    const itemId = await item();
    const discounted = { itemId, discount: 1_000, ...WHY };
    expect((await reception.charge(id, 117_000, discounted)).error?.code).toBe('FORBIDDEN');
    expect((await reception.charge(id, 118_000, { itemId })).done).toMatchObject({ kind: 'ITEM', amount: 118_000 });
  });
});

describe('a charge of an item', () => {
  it('has its rate and code as they are at the sale, and its tax', async () => {
    const itemId = await item();
    await admin.charge(id, 226_000, { itemId, quantity: 2, discount: 10_000, ...WHY });
    await app.sql('update price_item set gst_rate = 500, hsn = null, price_paise = 1 where id = $1', [itemId]);
    expect(await taxed()).toEqual([
      {
        id: expect.any(String),
        kind: 'ITEM',
        text: 'A brace',
        gross: 236_000,
        discount: 10_000,
        amount: 226_000,
        taxable: 191_526,
        cgst: 17_237,
        sgst: 17_237,
        gstRate: 1_800,
        hsn: '9021',
        itemId,
        quantity: 2,
      },
    ]);
    const [stored] = await app.sql('select discount_reason from charge where patient_id = $1', [id]);
    expect(stored).toEqual({ discount_reason: 'A regular' });
    const noReason = 'update charge set discount_reason = null where patient_id = $1';
    await expect(app.sql(noReason, [id])).rejects.toThrow('charge_discounted');
  });

  it('of words of one’s own may have a discount, too', async () => {
    expect((await admin.charge(id, 900, { discount: 100, ...WHY })).done).toMatchObject({ kind: 'OTHER', amount: 900 });
    expect(await taxed()).toMatchObject([{ gross: 1_000, discount: 100, itemId: null, quantity: 1 }]);
  });

  it('and its tax add up to the paisa, over random amounts and rates', async () => {
    const random = seededRandom(35);
    for (let at = 0; at < 40; at += 1) {
      const price = 1 + random(1_000_000);
      const quantity = 1 + random(20);
      const itemId = await item({ price_paise: price, gst_rate: random(4_001) });
      const discount = random(price);
      const fields = { itemId, quantity, ...(discount && { discount, ...WHY }) };
      expect((await admin.charge(id, quantity * price - discount, fields)).error).toBeUndefined();
    }
    const charges = await taxed();
    expect(charges).toHaveLength(40);
    for (const { gross, discount, amount, taxable, cgst, sgst } of charges)
      expect([gross - discount, taxable + cgst + sgst, cgst]).toEqual([amount, amount, sgst]);
    const { done: bill } = await admin.bill(
      id,
      charges.map((charge) => charge.id),
    );
    const sum = (of: (charge: Taxed) => number) => charges.reduce((total, charge) => total + of(charge), 0);
    expect(bill).toMatchObject({
      total: sum(({ amount }) => amount),
      taxable: sum(({ taxable }) => taxable),
      cgst: sum(({ cgst }) => cgst),
      sgst: sum(({ sgst }) => sgst),
    });
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  });

  it('stands on a tax invoice with quantity, code, rate, taxable amount and tax', async () => {
    const { done: charge } = await admin.charge(id, 236_000, { itemId: await item(), quantity: 2 });
    const { done: bill } = await admin.bill(id, [charge?.id ?? '']);
    expect(bill).toMatchObject({ title: 'TAX_INVOICE', taxable: 200_000, cgst: 18_000, sgst: 18_000 });
    const sheet = await client.send(`/api/v1/bills/${bill?.id}/pdf`, { headers: { 'accept-language': 'en' } });
    const { text } = readPdf(Buffer.from(await sheet.arrayBuffer()));
    for (const words of ['2 × A brace', 'HSN 9021', '9%', '2,000.00', '180.00'])
      expect(text.replaceAll(' ', '')).toContain(words.replaceAll(' ', ''));
  });

  it('is a row of its own in the report of income, by its name', async () => {
    const itemId = await item({ name: 'Ankle support' });
    await admin.charge(id, 118_000, { itemId });
    const { body } = await client.graphql<{ report: { rows: { key: string; label: string; cells: object[] }[] } }>(
      `{ report(input: { kind: INCOME, groupBy: OFFER, from: "2026-03-01", until: "2026-03-31" }) {
        rows { key label cells { column value } } } }`,
    );
    const row = body.data?.report.rows.find(({ key }) => key === itemId);
    expect(row?.label).toBe('Ankle support');
    expect(row?.cells).toContainEqual({ column: 'charged', value: 118_000 });
  });
});
