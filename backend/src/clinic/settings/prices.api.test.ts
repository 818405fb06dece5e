import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, insertPhysiotherapist, insertUser } from '../../../test/builders.js';
import { codesOf, openWith } from '../../../test/clinic-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql } from '../../../test/test-database.js';

let app: TestApp;
let admin: TestClient;
let reception: TestClient;
let kavita: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  reception = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
  kavita = (await insertPhysiotherapist(app.sql)).id;
});
afterAll(() => app.close());
beforeEach(() => openWith(app, { offers: JSON.stringify([OFFER]) }));

const OFFER = { sessionType: 'Clinic', enabled: true, durationMinutes: 45, price: 80_000 };
const GSTIN = '09AAACH7409R1ZZ';
const RULE = 'basis amount percent';
const PRICES = `prices { sessionType physiotherapistId price } items { id name price isGoods gstRate hsn isActive }
  fees { lateCancel { ${RULE} } noShow { ${RULE} } firstFree }`;

interface Item {
  id: string;
  name: string;
  isActive: boolean;
}
interface Prices {
  prices: object[];
  items: Item[];
  fees: object;
  gstin: string | null;
  version: number;
}

async function change(input: object, version?: number) {
  const { body } = await admin.graphql<{ done: Prices }>(
    `mutation ($input: ClinicSettingsInput!, $version: Int) {
      done: updateClinicSettings(input: $input, version: $version) { ${PRICES} gstin version } }`,
    { input, version },
  );
  return { done: body.data?.done, error: body.errors?.[0] };
}
const saved = async (input: object) => (await change(input)).done ?? expect.fail('it was refused');
const settings = async () =>
  (await admin.graphql<{ done: Prices }>(`{ done: clinicSettings { ${PRICES} gstin version } }`)).body.data?.done;

let named = 0;
const brace = (fields: object = {}) => ({
  name: `Brace ${++named}`,
  price: 118_000,
  isGoods: true,
  gstRate: 0,
  hsn: '9021',
  ...fields,
});
const rule = (fields: object = {}) => ({ sessionType: 'CLINIC', physiotherapistId: kavita, price: 90_000, ...fields });

describe('prices, items and fees are refused, and nothing is written,', () => {
  it.each([
    ['a pair of kind and physiotherapist named twice', () => ({ prices: [rule(), rule({ price: 1 })] }), 'prices'],
    ['an unknown physiotherapist', () => ({ prices: [rule({ physiotherapistId: randomUUID() })] }), 'prices'],
    ['a price below 0', () => ({ prices: [rule({ price: -1 })] }), 'prices.0.price'],
    ['a price beyond ₹10,00,000', () => ({ prices: [rule({ price: 100_000_001 })] }), 'prices.0.price'],
    ['101 prices', () => ({ prices: Array.from({ length: 101 }, () => rule()) }), 'prices'],
    ['an item of ₹0', () => ({ items: [brace({ price: 0 })] }), 'items.0.price'],
    ['an item beyond ₹10,00,000', () => ({ items: [brace({ price: 100_000_001 })] }), 'items.0.price'],
    ['an item without a name', () => ({ items: [brace({ name: ' ' })] }), 'items.0.name'],
    ['a name of 81 characters', () => ({ items: [brace({ name: 'x'.repeat(81) })] }), 'items.0.name'],
    ['a name twice, in other letters', () => ({ items: [brace({ name: 'Tape' }), brace({ name: 'TAPE' })] }), 'items'],
    ['a rate beyond 40 per cent', () => ({ gstin: GSTIN, items: [brace({ gstRate: 4_001 })] }), 'items.0.gstRate'],
    ['a rate below 0', () => ({ gstin: GSTIN, items: [brace({ gstRate: -1 })] }), 'items.0.gstRate'],
    ['a code of three digits', () => ({ items: [brace({ hsn: '902' })] }), 'items.0.hsn'],
    ['a code with letters', () => ({ items: [brace({ hsn: '90A1' })] }), 'items.0.hsn'],
    ['an unknown item', () => ({ items: [brace({ id: randomUUID() })] }), 'items.0.id'],
    ['151 items', () => ({ items: Array.from({ length: 151 }, () => brace()) }), 'items'],
    ['a rate without a GST number', () => ({ items: [brace({ gstRate: 500 })] }), 'items'],
    ['a fixed fee without an amount', () => ({ fees: { noShow: { basis: 'AMOUNT' } } }), 'fees.noShow'],
    ['a fee by price without a per cent', () => ({ fees: { noShow: { basis: 'PERCENT' } } }), 'fees.noShow'],
    ['no fee with an amount', () => ({ fees: { noShow: { basis: 'NONE', amount: 100 } } }), 'fees.noShow'],
    [
      'a fixed fee with a per cent, too',
      () => ({ fees: { lateCancel: { basis: 'AMOUNT', amount: 100, percent: 5 } } }),
      'fees.lateCancel',
    ],
    ['a fee of ₹0', () => ({ fees: { noShow: { basis: 'AMOUNT', amount: 0 } } }), 'fees.noShow.amount'],
    [
      'a fee beyond ₹10,00,000',
      () => ({ fees: { noShow: { basis: 'AMOUNT', amount: 100_000_001 } } }),
      'fees.noShow.amount',
    ],
    ['a fee of 0 per cent', () => ({ fees: { noShow: { basis: 'PERCENT', percent: 0 } } }), 'fees.noShow.percent'],
    ['a fee of 101 per cent', () => ({ fees: { noShow: { basis: 'PERCENT', percent: 101 } } }), 'fees.noShow.percent'],
    ['eleven free sessions', () => ({ fees: { firstFree: 11 } }), 'fees.firstFree'],
    ['free sessions below 0', () => ({ fees: { firstFree: -1 } }), 'fees.firstFree'],
  ] as const)('%s', async (_, input, field) => {
    const before = await settings();
    const { done, error } = await change(input());
    expect(done).toBeUndefined();
    expect(error?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: expect.any(String) } });
    expect(await settings()).toEqual(before);
  });

  it('half a paisa, which no amount has', async () => {
    for (const input of [{ items: [brace({ price: 0.5 })] }, { prices: [rule({ price: 1.5 })] }])
      expect((await change(input)).error?.extensions.code).toBe('BAD_INPUT');
  });

  it('a GST number that goes while an active item has a rate', async () => {
    const [{ items }] = [await saved({ gstin: GSTIN, items: [brace({ gstRate: 1_800 })] })];
    expect((await change({ gstin: null })).error?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { gstin: expect.stringContaining('GST number') },
    });
    expect((await settings())?.gstin).toBe(GSTIN);
    // Both in one change: the list switches the item off.
    expect((await saved({ gstin: null, items: [] })).gstin).toBeNull();
    expect((await settings())?.items.find(({ id }) => id === items[0]?.id)).toMatchObject({ isActive: false });
  });

  it('a rate that no service let in, by the database', async () => {
    const item = { id: randomUUID(), name: 'By hand', price: 1, rate: 500 };
    await expect(
      app.sql(
        'insert into price_item (id, name, price_paise, is_goods, gst_rate, is_active, place) values ($1, $2, $3, true, $4, true, 0)',
        Object.values(item),
      ),
    ).rejects.toThrow('a rate of tax needs a GST number');
    await expect(app.sql(`update clinic_settings set fees = jsonb_set(fees, '{firstFree}', '11')`)).rejects.toThrow(
      'clinic_settings_fees',
    );
    const twice = JSON.stringify(
      [{ sessionType: 'Clinic', physiotherapistId: kavita, price: 1 }].flatMap((one) => [one, one]),
    );
    await expect(app.sql('update clinic_settings set prices = $1', [twice])).rejects.toThrow('clinic_settings_prices');
  });
});

describe('the price list', () => {
  it('keeps ids and order, switches off what is left out, and deletes nothing', async () => {
    await saved({ items: [] });
    const { items: first } = await saved({
      items: [brace({ name: 'Belt' }), brace({ name: 'Report', isGoods: false, hsn: '' })],
    });
    const listed = first.filter(({ isActive }) => isActive);
    expect(listed).toMatchObject([
      { name: 'Belt', price: 118_000, isGoods: true, gstRate: 0, hsn: '9021' },
      { name: 'Report', isGoods: false, hsn: null },
    ]);
    const [belt, report] = listed as [Item, Item];
    // The two swap names and places.
    const swapped = [brace({ id: report.id, name: 'Belt' }), brace({ id: belt.id, name: 'Report' })];
    expect((await saved({ items: swapped })).items.slice(0, 2)).toMatchObject([
      { id: report.id, name: 'Belt' },
      { id: belt.id, name: 'Report' },
    ]);
    const { items } = await saved({ items: [brace({ id: belt.id, name: 'Report' })] });
    expect(items.find(({ id }) => id === report.id)).toMatchObject({ name: 'Belt', isActive: false });
    // Its name stays taken: it is switched on again instead.
    expect((await change({ items: [brace({ name: 'belt' })] })).error?.extensions.fields).toHaveProperty([
      'items.0.name',
    ]);
    await expect(runSql(app.database.ownerUrl, 'delete from price_item')).rejects.toThrow('switched off, not deleted');
  });

  it('makes a new version with each change, and none without one', async () => {
    const { version, items } = await saved({ items: [brace()] });
    const [item] = items as [Item & { price: number; isGoods: boolean; gstRate: number; hsn: string }];
    const { id, name, price, isGoods, gstRate, hsn } = item;
    expect((await saved({ items: [{ id, name, price, isGoods, gstRate, hsn }] })).version).toBe(version);
    expect((await saved({ items: [{ id, name, price: price + 1, isGoods, gstRate, hsn }] })).version).toBe(version + 1);
    expect((await change({ items: [] }, version)).error?.extensions.code).toBe('CHANGED_MEANWHILE');
  });

  it('is what is sold, to the front desk and admins', async () => {
    await saved({ items: [brace({ name: 'Sold' }), brace({ name: 'Not sold', isActive: false })] });
    const listed = (client: TestClient) => client.graphql<{ priceList: Item[] }>('{ priceList { name } }');
    expect((await listed(reception)).body.data?.priceList).toEqual([{ name: 'Sold' }]);
    const { user } = await insertPatientWithAccount(app.sql);
    const { body } = await listed(await app.signIn(user.phone));
    expect(codesOf([{ error: body.errors?.[0] }])).toEqual(['FORBIDDEN']);
  });
});

describe('fees', () => {
  it('are none at first, and a part left out stays', async () => {
    const none = { basis: 'NONE', amount: null, percent: null };
    expect((await settings())?.fees).toEqual({ lateCancel: none, noShow: none, firstFree: 1 });
    await saved({ fees: { noShow: { basis: 'AMOUNT', amount: 30_000 } } });
    const { fees } = await saved({ fees: { lateCancel: { basis: 'PERCENT', percent: 50 }, firstFree: 2 } });
    expect(fees).toEqual({
      lateCancel: { basis: 'PERCENT', amount: null, percent: 50 },
      noShow: { basis: 'AMOUNT', amount: 30_000, percent: null },
      firstFree: 2,
    });
  });

  it('and prices are told to whoever books, once the clinic is open', async () => {
    await saved({
      prices: [rule(), rule({ sessionType: 'HOME' })],
      fees: { noShow: { basis: 'AMOUNT', amount: 30_000 } },
    });
    const terms = async (browser = app.client()) =>
      (
        await browser.graphql<{ terms: object }>(
          `{ terms: bookingTerms { noticeHours fees { noShow { ${RULE} } } prices { sessionType price } } }`,
        )
      ).body.data?.terms;
    expect(await terms()).toEqual({
      noticeHours: 24,
      fees: { noShow: { basis: 'AMOUNT', amount: 30_000, percent: null } },
      // A kind that is not offered is left out.
      prices: [{ sessionType: 'CLINIC', price: 90_000 }],
    });
    for (const user_type of ['physiotherapist', 'doctor']) {
      const clinician = await app.signIn((await insertUser(app.sql, { user_type })).phone, 'staff');
      // That a fee may be charged, and no amount.
      expect(await terms(clinician)).toEqual({
        noticeHours: 24,
        fees: { noShow: { basis: 'AMOUNT', amount: null, percent: null } },
        prices: [],
      });
    }
    await openWith(app, { opened_at: null });
    expect(await terms()).toMatchObject({ fees: { noShow: { basis: 'NONE' } }, prices: [] });
  });
});

describe('the price of a booking', () => {
  const book = async (fields: object) => {
    const { record } = await insertPatientWithAccount(app.sql);
    const input = { patientId: record.id, sessionType: 'CLINIC', appointmentDate: '2026-03-12T10:00', ...fields };
    const { body } = await admin.graphql<{ done: { id: string; price: number | null } }>(
      'mutation ($input: BookAppointmentInput!) { done: bookAppointment(input: $input) { id price } }',
      { input },
    );
    return body.data?.done;
  };

  it('is that of the rule, else that of the offer, and stays as it was agreed', async () => {
    await saved({ prices: [rule()] });
    const other = (await insertPhysiotherapist(app.sql)).id;
    expect((await book({ physiotherapistId: other }))?.price).toBe(80_000);
    expect((await book({}))?.price).toBe(80_000);
    const agreed = await book({ physiotherapistId: kavita });
    expect(agreed?.price).toBe(90_000);
    await saved({ prices: [rule({ price: 120_000 })] });
    const { body } = await admin.graphql<{ done: { price: number } }>(
      'mutation ($id: ID!, $input: MoveAppointmentInput!) { done: moveAppointment(id: $id, input: $input) { price } }',
      { id: agreed?.id, input: { appointmentDate: '2026-03-13T10:00', physiotherapistId: other } },
    );
    expect(body.data?.done.price).toBe(90_000);
  });

  it('of a free session is 0, which is not the offer’s', async () => {
    await saved({ prices: [rule({ price: 0 })] });
    expect((await book({ physiotherapistId: kavita, appointmentDate: '2026-03-16T10:00' }))?.price).toBe(0);
  });

  it('of a patient’s own booking follows whom she chose; who treats her does not change what she was shown', async () => {
    await openWith(app, { offers: JSON.stringify([OFFER]), booking_mode: 'INSTANT' });
    await saved({ prices: [rule()] });
    const { user, record } = await insertPatientWithAccount(app.sql);
    await app.sql('update patient set physiotherapist_id = $2 where id = $1', [record.id, kavita]);
    const patient = await app.signIn(user.phone);
    const ask = async (fields: object) =>
      (
        await patient.graphql<{ done: object }>(
          'mutation ($input: RequestAppointmentInput!) { done: requestAppointment(input: $input) { price status physiotherapist { id } } }',
          { input: { sessionType: 'CLINIC', ...fields } },
        )
      ).body.data?.done;
    const agreed = { status: 'SCHEDULED', physiotherapist: { id: kavita } };
    expect(await ask({ appointmentDate: '2026-03-17T10:00', physiotherapistId: kavita })).toEqual({
      ...agreed,
      price: 90_000,
    });
    expect(await ask({ appointmentDate: '2026-03-18T10:00' })).toEqual({ ...agreed, price: 80_000 });
  });
});
