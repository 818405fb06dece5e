import { afterAll, beforeAll, expect, it } from 'vitest';
import { ExotelProvider } from '../../identity/sms/exotel-provider.js';
import { Msg91Provider } from '../../identity/sms/msg91-provider.js';
import { insertAdmin, insertMessage, insertPatient } from '../../../test/builders.js';
import { expectLinesToMake, expectRowsToAddUp, figuresOf, reportCalls } from '../../../test/clinic-report-calls.js';
import { type ProviderDouble, startProvider } from '../../../test/provider-double.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const ALL = { kind: 'MESSAGES', from: '2026-01-01', until: '2026-03-31' };
const FEW = { kind: 'MESSAGES', from: '2026-02-05', until: '2026-03-10' };

let exotel: ProviderDouble;
let msg91: ProviderDouble;
let app: TestApp;
let reports: ReturnType<typeof reportCalls>;
let patient: string;
beforeAll(async () => {
  exotel = await startProvider({ status: 200, body: { SMSMessage: { Sid: 'theirs' } } });
  msg91 = await startProvider({ status: 200, body: { type: 'success', message: 'request' } });
  const ids = { sid: 's', apiKey: 'k', apiToken: 't', sender: 'PHYSIO', dltEntityId: 'e', dltTemplateId: 'code' };
  const of = { ...ids, dltHindiTemplateId: undefined, receiptsAt: undefined };
  const codes = { codeTemplateId: 'code', codeHindiTemplateId: undefined };
  app = await createTestApp({
    providers: [
      new ExotelProvider({ provider: 'exotel', url: exotel.url, ...of }, 20),
      new Msg91Provider({ provider: 'msg91', url: msg91.url, authKey: 'k', ...codes }, 20),
    ],
  });
  const prices = [
    { channel: 'SMS', provider: null, perThousand: 15_000 },
    { channel: 'SMS', provider: 'exotel', perThousand: 20_001 },
  ];
  await app.sql('update clinic_settings set message_prices = $1', [JSON.stringify(prices)]);
  const { phone } = await insertAdmin(app.sql);
  const admin = app.client();
  // The second code of the first provider and, while that is down, one of the second; then one that nobody takes.
  await admin.rest('POST', '/admin/send-otp', { phoneNumber: phone });
  const otp = String(exotel.asked.at(-1)?.body['Body']).slice(0, 6);
  await admin.rest('POST', '/admin/verify-otp', { phoneNumber: phone, otp });
  const ask = (at: number) => app.client().rest('POST', '/users/send-otp', { phoneNumber: `987654322${at}` });
  await ask(0);
  exotel.answer = { status: 500 };
  await ask(1);
  msg91.answer = { status: 500 };
  await ask(2);
  patient = (await insertPatient(app.sql, { name: 'Asha' })).id;
  const kinds = ['SESSION_BOOKED', 'REMINDER_DAY', 'PAYMENT_DUE'];
  const statuses = ['SENT', 'DELIVERED', 'FAILED', 'QUEUED', 'SKIPPED', 'DELIVERED', 'FAILED'] as const;
  for (let at = 0; at < 60; at++) {
    const status = statuses[at % statuses.length];
    const created = Date.parse('2025-12-28T19:00:00Z') + at * 37 * 3_600_000;
    const isTaken = status === 'SENT' || status === 'DELIVERED' || at % 14 === 2;
    await insertMessage(app.sql, {
      kind: kinds[at % 3],
      status,
      created_at: new Date(created),
      patient_id: at % 4 === 0 ? null : patient,
      parts: isTaken ? 1 + (at % 3) : 0,
      sent_at: isTaken ? new Date(created + at * 3_600_000) : null,
      provider: isTaken ? ['exotel', 'msg91'][at % 2] : null,
      cost_milli_paise: isTaken && at % 5 !== 0 ? (1 + (at % 3)) * 20_001 + at : null,
    });
  }
  reports = reportCalls(admin);
}, 60_000);
afterAll(async () => {
  await app.close();
  await exotel.leave();
  await msg91.leave();
});

interface Counted {
  channel: string;
  kind: string;
  provider: string;
  day: string;
  taken: number;
  delivered: number;
  failed: number;
  parts: number;
  milli: number;
}

async function counted({ from, until }: typeof ALL, groupBy: string) {
  const day = `to_char(coalesce(sent_at, created_at) + interval '330 minutes', 'YYYY-MM-DD') as day`;
  const sent = await app.sql<Counted>(
    `select channel, kind, coalesce(provider, 'none') as provider, ${day}, (sent_at is not null)::int as taken, (status = 'DELIVERED')::int as delivered,
       (status = 'FAILED')::int as failed, parts, coalesce(cost_milli_paise, 0)::int as milli from message where status not in ('QUEUED', 'SKIPPED')`,
  );
  const codes = [
    { provider: 'exotel', taken: 2, failed: 0, parts: 2, milli: 2 * 20_001 },
    { provider: 'msg91', taken: 1, failed: 1, parts: 1, milli: 15_000 },
  ].map((one) => ({ ...one, channel: 'SMS', kind: 'SIGN_IN_CODE', day: '2026-03-10', delivered: 0 }));
  const rows: Record<string, Record<string, number>> = {};
  for (const one of [...sent, ...codes].filter((row) => row.day >= from && row.day <= until)) {
    const keys: Record<string, string> = {
      CHANNEL: one.channel,
      KIND: one.kind,
      PROVIDER: one.provider,
      MONTH: one.day.slice(0, 7),
    };
    for (const key of [keys[groupBy] ?? '', 'total']) {
      const row = (rows[key] ??= { taken: 0, delivered: 0, failed: 0, parts: 0, milli: 0 });
      for (const column of ['taken', 'delivered', 'failed', 'parts', 'milli'] as const)
        row[column] = (row[column] ?? 0) + one[column];
    }
  }
  return Object.fromEntries(
    Object.entries(rows).map(([key, { milli = 0, ...row }]) => [key, { ...row, cost: Math.floor(milli / 1000 + 0.5) }]),
  );
}

it.each(['CHANNEL', 'KIND', 'PROVIDER', 'MONTH'])(
  'messages by %s are what was taken, arrived, failed and cost',
  async (groupBy) => {
    for (const days of [ALL, FEW]) {
      const report = await expectLinesToMake(reports, { ...days, groupBy });
      expect(figuresOf(report)).toEqual(await counted(days, groupBy));
      const { columns, rows, total, ...rest } = report;
      const isCount = ({ column }: { column: string }) => column !== 'cost';
      expectRowsToAddUp({
        ...rest,
        columns,
        rows: rows.map((row) => ({ ...row, cells: row.cells.filter(isCount) })),
        total: { ...total, cells: total.cells.filter(isCount) },
      });
    }
  },
);

it('has the sign-in codes of a day and provider in one line without a number, and all of a cost in the file', async () => {
  const cell = { row: 'SIGN_IN_CODE', column: 'taken' };
  const lines = await reports.allLines({ ...ALL, groupBy: 'KIND' }, cell);
  expect(lines.map(({ kind, text, value, patient }) => [kind, text, value, patient])).toEqual([
    ['MESSAGE', 'Sign-in codes by exotel', 2, null],
    ['MESSAGE', 'Sign-in codes by msg91', 1, null],
  ]);
  const [stored] = await app.sql<{ text: string }>('select string_agg(d::text, $1) as text from sign_in_code_day d', [
    ';',
  ]);
  expect(stored?.text).not.toMatch(/\d{10}/);
  const names = (await reports.report({ ...ALL, groupBy: 'PROVIDER' })).rows.map(({ label }) => label);
  expect(names).toEqual(['Exotel', 'MSG91', 'By nobody']);
});
