import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  await app.sql(
    `insert into payment (id, amount_paise, method, status, created_at)
     select gen_random_uuid(), 100 * n, 'UPI', (array['Paid', 'Pending', 'Failed', 'Refunded'])[1 + n % 4], $1::timestamptz - n * interval '5 hours 7 minutes'
     from generate_series(1, 40) n`,
    [NOON],
  );
  // At the very bounds of days in the clinic.
  await app.sql(`insert into payment (id, amount_paise, method, status, created_at)
    select gen_random_uuid(), 7, 'Cash', 'Paid', at::timestamptz
    from unnest(array['2026-03-08T18:29:59.999999Z', '2026-03-08T18:30:00Z', '2026-03-09T18:29:59.999Z', '2026-03-09T18:30:00Z']) at`);
});
afterAll(() => app.close());

const PERIODS: [from: string | undefined, until: string | undefined][] = [
  [undefined, undefined],
  ['2026-03-09', '2026-03-09'],
  ['2026-03-05', undefined],
  [undefined, '2026-03-08'],
  ['2026-03-04', '2026-03-08'],
  ['2026-03-08T18:30:00Z', '2026-03-09'],
  ['2026-03-08T18:30:00.001Z', '2026-03-09'],
  ['2026-03-06T09:10:00Z', '2026-03-06T10:00:00Z'],
  ['2026-03-06T09:10:00Z', undefined],
  ['2026-03-09T05:00:00Z', '2026-03-08'],
  ['2026-03-09', '2026-03-01'],
  ['1000-01-01', '2999-12-31'],
];

it.each(PERIODS)('the totals from %s to %s are those of its rows', async (from, until) => {
  const { status, body } = await admin.rest<{ data: { totalDocs: number; docs: unknown[] } }>(
    'GET',
    `/payments/all?${new URLSearchParams({ ...(from && { startDate: from }), ...(until && { endDate: until }), limit: '100' }).toString()}`,
  );
  expect(status).toBe(200);
  const [row] = await app.sql<{ total: number; paid: number }>(
    `select count(*)::int as total, coalesce(sum(amount_paise) filter (where status = 'Paid'), 0)::int as paid from payment
     where created_at >= coalesce($1::timestamptz, '-infinity')
       and ($2::date is null or created_at < ($2::date + 1)::timestamp at time zone 'Asia/Kolkata')`,
    [from?.length === 10 ? `${from}T00:00:00+05:30` : from, until?.slice(0, 10)],
  );
  expect(body.data.totalDocs).toBe(row?.total);
  expect(body.data.docs).toHaveLength(row?.total ?? 0);
  // The sum is told by GraphQL alone, of whole days.
  if (from?.includes('T')) return;
  const { body: page } = await admin.graphql<{ payments: { total: number; paidTotal: number } }>(
    'query ($from: LocalDate, $until: LocalDate) { payments(from: $from, until: $until) { total paidTotal } }',
    { from, until },
  );
  expect(page.data?.payments).toEqual({ total: row?.total, paidTotal: row?.paid });
});
