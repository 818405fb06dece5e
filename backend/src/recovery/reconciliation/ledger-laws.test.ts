import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertPatient } from '../../../test/builders.js';
import { planCalls } from '../../../test/plan-calls.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { reconcile } from './reconcile.js';

let app: TestApp;
let admin: TestClient;
const { add, cancel, reopen, correct } = planCalls(() => admin);
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

let hour = 0;
async function step(mutation: string): Promise<{ id: string | undefined; code: string | undefined }> {
  const { body } = await admin.graphql<{ done: { id: string } }>(`mutation { done: ${mutation} { id } }`);
  return { id: body.data?.done.id, code: body.errors?.[0]?.extensions.code };
}
const book = (patientId: string) => {
  const appointmentDate = new Date(NOON.getTime() + ++hour * 3_600_000).toISOString();
  return step(
    `bookAppointment(input: { patientId: "${patientId}", appointmentDate: "${appointmentDate}", sessionType: CLINIC })`,
  );
};

it('the laws of the ledger hold after each round of random actions and decisions by eight writers at once (recovery §1)', async () => {
  const plans = await Promise.all(
    [1, 2, 3].map(async () => {
      const { id } = await insertPatient(app.sql);
      return { patientId: id, planId: (await insertPlan(app, id)).id };
    }),
  );
  let seed = 11;
  const below = (count: number) => (seed = (seed * 48_271) % 2_147_483_647) % count;
  const booked: string[] = [];
  const codes = new Set<string>();
  const act = async (choice: number) => {
    const plan = plans[below(3)];
    const session = booked[below(booked.length || 1)] ?? '';
    if (!plan) throw new Error('there is no such plan');
    const number = below(26);
    if (choice < 5) {
      const made = await book(plan.patientId);
      if (made.id) booked.push(made.id);
      return made.code;
    }
    if (choice < 7) return (await step(`completeAppointment(id: "${session}")`)).code;
    if (choice < 9) return (await step(`markAppointmentMissed(id: "${session}", reason: "Fever")`)).code;
    if (choice < 10) return (await step(`cancelAppointment(id: "${session}")`)).code;
    if (choice < 12) return (await correct(session, below(2) ? 'COMPLETED' : 'MISSED')).code;
    if (choice < 14) return (await cancel(plan.planId, number)).code;
    if (choice < 16) return (await reopen(plan.planId, number)).code;
    return (await add(plan.planId, 1)).code;
  };
  for (let round = 0; round < 30; round++) {
    // What was booked before has begun; what is booked now has not.
    app.clock.set(new Date(NOON.getTime() + hour * 3_600_000));
    const answers = await Promise.all(Array.from({ length: 8 }, () => act(below(17))));
    for (const code of answers) if (code) codes.add(code);
    expect(await reconcile(app.connections.pool, NOON)).toMatchObject({ plans: 3, differences: [] });
    const broken = await app.sql(
      `select r.id from recovery_plan r, plan_counts(r.id) c
       where c.planned <> c.done + c.missed + c.cancelled + c.ahead or c.booked > c.ahead or c.missed > c.missed_in_all`,
    );
    expect(broken).toEqual([]);
  }
  expect([...codes].filter((code) => code !== 'WRONG_STATE' && code !== 'NOT_FOUND')).toEqual([]);
  const [row] = await app.sql<{ kinds: number }>('select count(distinct kind)::int as kinds from session_event');
  expect(row?.kinds).toBeGreaterThanOrEqual(8);
}, 120_000);
