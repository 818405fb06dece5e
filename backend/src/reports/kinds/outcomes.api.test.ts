import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertPatient, insertPhysiotherapist } from '../../../test/builders.js';
import { expectLinesToMake, figuresOf, quantileOf, reportCalls } from '../../../test/clinic-report-calls.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const FLEXION = { kind: 'OUTCOMES', from: '2026-02-01', until: '2026-10-31', measure: 'KNEE_FLEXION' };
const DEFICIT = { ...FLEXION, measure: 'KNEE_EXTENSION_DEFICIT' };
const APRIL = { ...FLEXION, from: '2026-04-01', until: '2026-04-23' };
/** Of the plans of insertPlan. */
const OPERATED = Date.parse('2026-02-28');
const DAY = 86_400_000;

let app: TestApp;
let reports: ReturnType<typeof reportCalls>;
let kavita: string;
beforeAll(async () => {
  app = await createTestApp();
  const admin = await insertAdmin(app.sql);
  reports = reportCalls(await app.signIn(admin.phone, 'admin'));
  kavita = (await insertPhysiotherapist(app.sql, { name: 'Kavita' })).id;
  for (let number = 0; number < 6; number++) {
    const { id: patient } = await insertPatient(app.sql, { name: `Patient ${number}` });
    const { id: plan } = await insertPlan(app, patient, number % 2 ? { physiotherapist_id: kavita } : {});
    for (let at = 0; at < 26; at++) {
      const id = randomUUID();
      const measure = at % 3 === 1 ? 'KNEE_EXTENSION_DEFICIT' : 'KNEE_FLEXION';
      // Half past midnight in India is the day before in London.
      const taken = new Date(OPERATED - 4 * DAY + (at * 8 + ((at * 5 + number) % 7)) * DAY - 5 * 3_600_000);
      const value = measure === 'KNEE_FLEXION' ? 40 + at * 3 + number * 1.3 : 50 - at * 1.5 - number * 0.7;
      await app.sql(
        `insert into measurement (id, plan_id, measure, value, side, mode, method, taken_at, recorded_at, entered_by, entered_as)
         values ($1, $2, $3, $4, $5, 'ACTIVE', 'GONIOMETER', $6, $6, $7, 'ADMIN')`,
        [id, plan, measure, value.toFixed(1), at % 5 === 4 ? 'LEFT' : 'RIGHT', taken, admin.id],
      );
      if (at % 7 === 3)
        await app.sql(
          `insert into measurement_retraction (measurement_id, reason, entered_by, entered_as, at) values ($1, 'Entered for somebody else', $2, 'ADMIN', now())`,
          [id, admin.id],
        );
    }
  }
}, 60_000);
afterAll(() => app.close());

interface Value {
  plan: string;
  value: number;
  day: string;
}

async function counted({ from, until, measure }: typeof FLEXION, physiotherapistId?: string) {
  const values = await app.sql<Value>(
    `select m.plan_id as plan, m.value::float8 as value, to_char(m.taken_at + interval '330 minutes', 'YYYY-MM-DD') as day
     from measurement m join recovery_plan r on r.id = m.plan_id where m.measure = $1 and m.side = 'RIGHT'
       and m.id not in (select measurement_id from measurement_retraction) and ($2::uuid is null or r.physiotherapist_id = $2)
     order by m.taken_at`,
    [measure, physiotherapistId ?? null],
  );
  const first = new Map<string, number>();
  const last: Record<string, Map<string, number>> = {};
  for (const { plan, value, day } of values) {
    if (!first.has(plan)) first.set(plan, value);
    const days = Math.round((Date.parse(day) - OPERATED) / DAY);
    const week = Math.floor(days / 7);
    if (days < 0 || week > 26 || day < from || day > until) continue;
    const change = value - (first.get(plan) ?? 0);
    const gain = measure === 'KNEE_FLEXION' ? change : -change;
    for (const key of [`knee-replacement/${week}`, 'total'])
      (last[key] ??= new Map()).set(plan, Number(gain.toFixed(1)));
  }
  return Object.fromEntries(
    Object.entries(last).map(([key, plans]) => {
      const gains = [...plans.values()];
      const [q1, median, q3] = [0.25, 0.5, 0.75].map((part) => quantileOf(gains, part));
      return [key, { patients: gains.length, q1, median, q3 }];
    }),
  );
}

it.each([FLEXION, DEFICIT, APRIL])(
  'outcomes in $measure until $until are the gains of each week since the operation',
  async (asked) => {
    const report = await expectLinesToMake(reports, asked);
    expect(figuresOf(report)).toEqual(await counted(asked));
    expect(report.rows.length).toBeGreaterThan(2);
    expect(report.total.cells.every(({ value }) => (value ?? 0) > 0)).toBe(true);
  },
);

it('are of one physiotherapist, and name protocol, week and value', async () => {
  const asked = { ...FLEXION, physiotherapistId: kavita };
  expect(figuresOf(await expectLinesToMake(reports, asked))).toEqual(await counted(FLEXION, kavita));
  const { rows } = await reports.report(FLEXION);
  expect(rows[0]?.label).toMatch(/^.*knee.*, week \d+$/i);
  const [line] = await reports.allLines(FLEXION, { row: 'total', column: 'median' });
  expect(line).toMatchObject({ kind: 'MEASUREMENT', text: expect.stringMatching(/^Knee flexion: [\d.]+$/), weight: 1 });
});

it('are of records that are not deleted', async () => {
  const before = figuresOf(await reports.report(FLEXION));
  const { id: patient } = await insertPatient(app.sql);
  const { id: plan } = await insertPlan(app, patient);
  const { id: admin } = await insertAdmin(app.sql);
  for (const [value, taken] of [
    [20, '2026-03-02T06:30:00Z'],
    [95, '2026-04-20T06:30:00Z'],
  ])
    await app.sql(
      `insert into measurement (id, plan_id, measure, value, side, mode, method, taken_at, recorded_at, entered_by, entered_as)
       values ($1, $2, 'KNEE_FLEXION', $3, 'RIGHT', 'ACTIVE', 'GONIOMETER', $4, $4, $5, 'ADMIN')`,
      [randomUUID(), plan, value, taken, admin],
    );
  expect(figuresOf(await reports.report(FLEXION))).not.toEqual(before);
  await app.sql('update patient set deleted_at = now() where id = $1', [patient]);
  expect(figuresOf(await reports.report(FLEXION))).toEqual(before);
});

it('need a measure, which no other report takes', async () => {
  const { measure: _measure, ...without } = FLEXION;
  for (const asked of [without, { ...FLEXION, kind: 'ATTENDANCE' }])
    expect((await reports.ask(asked)).error).toMatchObject({
      code: 'BAD_INPUT',
      fields: { measure: expect.any(String) },
    });
  const client = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const file = (measure: string) =>
    client.rest('GET', `/reports/outcomes?from=2026-02-01&until=2026-10-31${measure}`).then(({ status }) => status);
  expect(await file('')).toBe(400);
  expect(await file('&measure=LUCK')).toBe(400);
  expect((await client.send('/api/v1/reports/outcomes?from=2026-02-01&until=2026-10-31&measure=PAIN')).status).toBe(
    200,
  );
});
