import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertAppointment, insertDayClose, insertPatient } from '../../../test/builders.js';
import { importCalls, newMobile } from '../../../test/import-calls.js';
import { brokenLaws, moneyCalls } from '../../../test/money-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let imports: Awaited<ReturnType<typeof importCalls>>;
let money: ReturnType<typeof moneyCalls>;
beforeAll(async () => {
  app = await createTestApp();
  imports = await importCalls(app);
  money = moneyCalls(imports.admin);
});
afterAll(() => app.close());
afterEach(async () => {
  await app.sql('delete from day_close');
  const records = await app.sql<{ id: string }>('select id from patient');
  for (const { id } of records) expect(await brokenLaws(app.sql, id)).toEqual([]);
});

const HEADINGS = 'Name,Phone,Opening balance,Sessions left,Valid until';
const recordOf = async (mobile: string) =>
  (
    await app.sql<{ id: string }>('select id from patient where contact_phone = $1 and deleted_at is null', [
      `+91${mobile}`,
    ])
  )[0]?.id ?? '';
/** Brings one patient over, and returns the record. */
async function bring(opening: string): Promise<{ importId: string; id: string; mobile: string }> {
  const mobile = newMobile();
  const done = await imports.run([HEADINGS, `Asha,${mobile},${opening}`]);
  expect(done).toMatchObject({ status: 'DONE', created: 1, failed: 0 });
  return { importId: done.id, id: await recordOf(mobile), mobile };
}
/** What the list of dues adds up. */
const listed = async (id: string) =>
  (await app.sql<{ paise: number }>('select amount_paise as paise from open_charge where patient_id = $1', [id])).map(
    ({ paise }) => paise,
  );
const due = async (id: string) => (await money.balance(id)).done?.balance.due;
const books = async () => ({
  charges: await app.sql('select count(*)::int as n from charge'),
  credits: await app.sql('select count(*)::int as n from credit'),
  packages: await app.sql('select count(*)::int as n from package'),
  patients: await app.sql('select count(*)::int as n from patient'),
});

describe('nothing of a row is written', () => {
  it.each([
    ['5,00,,', 'Opening balance', 'cannot be read for certain'],
    ['five,,', 'Opening balance', 'cannot be read for certain'],
    ['10000001,,', 'Opening balance', 'above ₹10,00,000'],
    [',0,', 'Sessions left', 'from 1 to 200'],
    [',201,', 'Sessions left', 'from 1 to 200'],
    [',5,2026-03-09', 'Valid until', 'is over'],
    [',5,2029-03-11', 'Valid until', 'three years ahead'],
    [',5,soon', 'Valid until', 'cannot be read'],
    [',,2026-12-31', 'Valid until', 'how many are left'],
  ])('with %s', async (opening, column, message) => {
    const before = await books();
    const cells = opening.replace('5,00,,', '"5,00",,');
    const done = await imports.run([HEADINGS, `Asha,${newMobile()},${cells}`]);
    expect(done).toMatchObject({ created: 0, failed: 1, openingDue: 0, openingAdvance: 0, packages: 0 });
    expect(done.errors).toEqual([{ row: 2, column, message: expect.stringContaining(message) }]);
    expect(await books()).toEqual(before);
  });

  it('about a patient who is there, whatever is owed', async () => {
    const mobile = newMobile();
    const { reference } = await insertPatient(app.sql, { name: 'Asha', contact_phone: `+91${mobile}` });
    const before = await books();
    const { errors } = await imports.run([HEADINGS, `Asha,${mobile},500,3,`]);
    expect(errors).toEqual([
      {
        row: 2,
        column: null,
        message: expect.stringContaining(
          `${reference} is this patient already, with another Opening balance, Sessions left`,
        ),
      },
    ]);
    expect(await books()).toEqual(before);
  });

  it('in a dry run, which counts the same as the import', async () => {
    const lines = [
      HEADINGS,
      `Asha,${newMobile()},"5,000",,`,
      `Bina,${newMobile()},-250.50,10,2026-12-31`,
      `Chand,${newMobile()},0,,`,
    ];
    const before = await books();
    const dry = await imports.run(lines, { dryRun: 'true' });
    expect(await books()).toEqual(before);
    expect(dry).toMatchObject({ created: 3, openingDue: 500_000, openingAdvance: 25_050, packages: 1 });
    const { openingDue, openingAdvance, packages } = await imports.run(lines);
    expect(dry).toMatchObject({ openingDue, openingAdvance, packages });
  });
});

describe('what was brought over', () => {
  it('is owed: a charge OPENING, which payments pay first, and which no total of money counts', async () => {
    const totals = async () =>
      (
        await imports.admin.graphql(
          '{ moneyTotals(from: "2026-03-01", until: "2026-03-31") { received refunded pending } }',
        )
      ).body.data;
    const before = await totals();
    const { id } = await bring('5000 Dr,,');
    expect(await totals()).toEqual(before);
    expect((await money.charges(id)).done).toMatchObject([{ kind: 'OPENING', amount: 500_000, open: 500_000 }]);
    expect(await listed(id)).toEqual([500_000]);
    await money.charge(id, 60_000);
    await money.pay(id, 520_000);
    expect((await money.charges(id)).done).toMatchObject([{ open: 40_000 }, { kind: 'OPENING', open: 0 }]);
    const statement = await money.statement(id, '2026-03-10', '2026-03-10');
    expect(statement.done).toMatchObject({
      opening: 0,
      closing: 40_000,
      lines: [{ kind: 'CHARGE', amount: 500_000, text: expect.stringContaining('rought over') }, {}, {}],
    });
  });

  it('is free: a credit OPENING of no charge, which pays the next charge by itself', async () => {
    const { id } = await bring('-250.50,,');
    expect(await due(id)).toBe(-25_050);
    expect(await app.sql('select kind, charge_id, day::text from credit where patient_id = $1', [id])).toEqual([
      { kind: 'OPENING', charge_id: null, day: '2026-03-10' },
    ]);
    await money.charge(id, 60_000);
    expect((await money.charges(id)).done).toMatchObject([{ open: 34_950 }]);
  });

  it('is a package without a price and a charge, for 365 days, which the next session uses', async () => {
    const { id } = await bring(',2,');
    const { done } = await money.wallet(id);
    expect(done?.packages).toMatchObject([{ status: 'ACTIVE', sessions: 2, left: 2, paid: 0, due: 0, chargeId: null }]);
    expect(
      await app.sql('select valid_from::text, valid_until::text from package where patient_id = $1', [id]),
    ).toEqual([{ valid_from: '2026-03-10', valid_until: '2027-03-10' }]);
    const { id: session } = await insertAppointment(app.sql, id, {
      starts_at: new Date('2026-03-10T05:00:00Z'),
      status: 'scheduled',
      price: 60_000,
    });
    expect((await money.complete(session)).error).toBeUndefined();
    expect(await due(id)).toBe(0);
    expect((await money.wallet(id)).done?.packages).toMatchObject([{ left: 1 }]);
  });

  it('counts on the first open day, where today is closed', async () => {
    await insertDayClose(app.sql, '2026-03-10');
    const { id } = await bring('100,,');
    expect(await app.sql('select day::text from charge where patient_id = $1', [id])).toEqual([{ day: '2026-03-11' }]);
  });

  it('is brought over once: the same file again changes nothing, and another balance is refused', async () => {
    const { id, mobile } = await bring('100,4,2026-12-31');
    const line = (opening: string) => [HEADINGS, `Asha,${mobile},${opening}`];
    expect(await imports.run(line('₹ 100,4,2026-12-31'))).toMatchObject({ unchanged: 1, openingDue: 0, packages: 0 });
    expect(await imports.run(line(',4,'))).toMatchObject({ unchanged: 1 });
    for (const other of ['101,,', '-100,,', ',5,', ',4,2027-01-01'])
      expect(await imports.run(line(other))).toMatchObject({ failed: 1, completed: 0 });
    expect(await due(id)).toBe(10_000);
  });
});

describe('what an undo takes back', () => {
  it('counts no more, of an open day', async () => {
    const { importId, id } = await bring('100,4,');
    const other = await bring('-100,,');
    for (const undone of [importId, other.importId]) expect((await imports.undo(undone)).error).toBeUndefined();
    expect(await listed(id)).toEqual([]);
    expect(await app.sql('select canceled_reason from charge where patient_id = $1', [id])).toEqual([
      { canceled_reason: 'The import was undone' },
    ]);
    expect(await app.sql('select canceled_reason from credit where patient_id = $1', [other.id])).toEqual([
      { canceled_reason: 'The import was undone' },
    ]);
    expect(await app.sql('select closed_reason, refund_due_paise from package where patient_id = $1', [id])).toEqual([
      { closed_reason: 'The import was undone', refund_due_paise: 0 },
    ]);
  });

  it('of a closed day is taken back on a day that is open, and the closed one stays', async () => {
    const [owed, advance] = [await bring('100,,'), await bring('-100,,')];
    await insertDayClose(app.sql, '2026-03-10');
    for (const { importId } of [owed, advance]) expect((await imports.undo(importId)).error).toBeUndefined();
    const rows = (id: string) =>
      app.sql(
        `select day::text, amount_paise as paise, canceled_reason as canceled from charge where patient_id = $1
         union all select day::text, -amount_paise, canceled_reason from credit where patient_id = $1 order by day`,
        [id],
      );
    expect(await rows(owed.id)).toEqual([
      { day: '2026-03-10', paise: 10_000, canceled: null },
      { day: '2026-03-11', paise: -10_000, canceled: null },
    ]);
    expect(await rows(advance.id)).toEqual([
      { day: '2026-03-10', paise: -10_000, canceled: null },
      { day: '2026-03-11', paise: 10_000, canceled: null },
    ]);
  });

  it('is a sentence that names the day, where a package cannot be closed today', async () => {
    const { importId, id } = await bring(',4,');
    await insertDayClose(app.sql, '2026-03-10');
    expect((await imports.undo(importId)).error).toMatchObject({
      code: 'WRONG_STATE',
      message: expect.stringContaining('10 Mar 2026'),
    });
    expect((await money.wallet(id)).done?.packages).toMatchObject([{ status: 'ACTIVE' }]);
  });
});
