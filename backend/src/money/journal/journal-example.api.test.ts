import { create } from 'xmlbuilder2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertPatient } from '../../../test/builders.js';
import { journalFile, journalLines } from '../../../test/journal-file.js';
import { moneyCalls } from '../../../test/money-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let client: TestClient;

async function on(day: string) {
  app.clock.set(`${day}T06:30:00Z`);
  client = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  return moneyCalls(client);
}

// The worked example of docs/money.md.
beforeAll(async () => {
  app = await createTestApp();
  const { id: patientId } = await insertPatient(app.sql, { name: 'Sunita' });
  const session = async (day: string) => {
    const starts_at = new Date(`${day}T03:30:00Z`);
    return (await insertAppointment(app.sql, patientId, { status: 'scheduled', price: 60_000, starts_at })).id;
  };
  let money = await on('2026-03-01');
  await money.complete(await session('2026-03-01'));
  money = await on('2026-03-02');
  const offer = { patientId, name: 'Ten', sessions: 10, price: 500_000, validUntil: '2026-12-31' };
  const packageId = (await money.sell(offer)).done?.id ?? '';
  const paymentId = (await money.pay(patientId, 300_000, { packageId, method: 'UPI' })).done?.id ?? '';
  money = await on('2026-03-05');
  await money.complete(await session('2026-03-05'));
  money = await on('2026-03-20');
  await money.close(packageId);
  expect((await money.refund(paymentId, 190_000)).error).toBeUndefined();
}, 60_000);
afterAll(() => app.close());

const DAYS = 'from=2026-03-01&until=2026-03-20';

interface TallyEntry {
  LEDGERNAME: string;
  ISDEEMEDPOSITIVE: string;
  AMOUNT: string;
}
interface TallyMessage {
  VOUCHER: { '@REMOTEID': string; '@VCHTYPE': string; DATE: string; 'ALLLEDGERENTRIES.LIST': TallyEntry[] };
}

/** Reads the vouchers of a Tally file; fails for text that is no XML. */
function tallyVouchers(text: string): TallyMessage['VOUCHER'][] {
  const parsed = create(text).end({ format: 'object' }) as unknown as {
    ENVELOPE: { BODY: { IMPORTDATA: { REQUESTDATA: { TALLYMESSAGE: TallyMessage[] } } } };
  };
  return parsed.ENVELOPE.BODY.IMPORTDATA.REQUESTDATA.TALLYMESSAGE.map(({ VOUCHER }) => VOUCHER);
}

/** The reader leaves entities as they are. */
const decoded = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

describe('the worked example', () => {
  it('has the vouchers of docs/money.md', async () => {
    const lines = journalLines((await journalFile(client, DAYS)).text);
    expect(lines.map(({ day, type, account, amount }) => [day, type, account, amount])).toEqual([
      ['2026-03-01', 'Sales', 'Patients', 60_000],
      ['2026-03-01', 'Sales', 'Physiotherapy income', -60_000],
      ['2026-03-02', 'Receipt', 'UPI receipts', 300_000],
      ['2026-03-02', 'Receipt', 'Patients', -300_000],
      ['2026-03-02', 'Sales', 'Patients', 500_000],
      ['2026-03-02', 'Sales', 'Unused packages', -500_000],
      ['2026-03-05', 'Journal', 'Unused packages', 50_000],
      ['2026-03-05', 'Journal', 'Physiotherapy income', -50_000],
      ['2026-03-20', 'Credit Note', 'Unused packages', 450_000],
      ['2026-03-20', 'Credit Note', 'Patients', -450_000],
      ['2026-03-20', 'Payment', 'Patients', 190_000],
      ['2026-03-20', 'Payment', 'UPI receipts', -190_000],
    ]);
  });

  it('is well-formed XML for Tally, whose vouchers are those of the CSV file, with the names of the clinic', async () => {
    const name = `UPI & "card" <HDFC's> &foo; आशा`;
    await app.sql('update clinic_settings set ledger_names = $1', [JSON.stringify({ UPI: name })]);
    const lines = journalLines(
      (await journalFile(client, DAYS)).text.replaceAll(`"${name.replaceAll('"', '""')}"`, name),
    );
    const { text } = await journalFile(client, `${DAYS}&format=tally`);
    const vouchers = tallyVouchers(text);
    // No entity but those of XML.
    expect(text).not.toMatch(/&(?!(amp|lt|gt|quot);)/);
    const entries = vouchers.flatMap((voucher) =>
      voucher['ALLLEDGERENTRIES.LIST'].map(({ LEDGERNAME, ISDEEMEDPOSITIVE, AMOUNT }) => {
        expect(ISDEEMEDPOSITIVE).toBe(AMOUNT.startsWith('-') ? 'Yes' : 'No');
        const day = voucher.DATE.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
        return [voucher['@REMOTEID'], voucher['@VCHTYPE'], day, decoded(LEDGERNAME), -Math.round(Number(AMOUNT) * 100)];
      }),
    );
    expect(entries).toEqual(
      lines.map(({ voucher, type, day, account, amount }) => [voucher, type, day, account, amount]),
    );
    expect(lines.some(({ account }) => account === name)).toBe(true);
    for (const voucher of vouchers) {
      const sum = voucher['ALLLEDGERENTRIES.LIST'].reduce(
        (all, { AMOUNT }) => all + Math.round(Number(AMOUNT) * 100),
        0,
      );
      expect(sum).toBe(0);
    }
  });

  it('is an empty envelope of days without money', async () => {
    const { status, text } = await journalFile(client, 'from=2026-02-01&until=2026-02-02&format=tally');
    expect(status).toBe(200);
    expect(create(text).end({ format: 'object' })).toHaveProperty('ENVELOPE');
    expect(text).not.toContain('VOUCHER REMOTEID');
  });
});
