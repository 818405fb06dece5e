import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertAdmin, insertPatient } from '../../../test/builders.js';
import { insertSession, planCalls } from '../../../test/plan-calls.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql } from '../../../test/test-database.js';
import { createLogger } from '../../platform/logger.js';

const logger = createLogger('silent');
let app: TestApp;
let admin: TestClient;
let patientId: string;
let planId: string;
const { reopen, cancel, correct, stop } = planCalls(() => admin);
beforeAll(async () => {
  app = await createTestApp({ logger });
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  ({ id: patientId } = await insertPatient(app.sql));
  ({ id: planId } = await insertPlan(app, patientId));
  for (const status of ['completed', 'completed', 'missed', 'missed', 'scheduled'])
    await insertSession(app, patientId, status);
  await reopen(planId, 3);
  await cancel(planId, 25);
  const [held] = await app.sql<{ appointment_id: string }>(
    'select appointment_id from plan_session where plan_id = $1 and number = 1',
    [planId],
  );
  await correct(held?.appointment_id ?? '', 'MISSED');
});
afterEach(() => {
  vi.restoreAllMocks();
  app.clock.set(NOON);
});
afterAll(() => app.close());

interface Found {
  plans: number;
  events: number;
  differences: { planId: string; what: string; fromEvents: number; shown: number }[];
}
const FOUND = '{ plans events differences { planId what fromEvents shown } }';
const reconcile = async () => {
  const { body } = await admin.graphql<{ reconcileSessions: Found }>(`mutation { reconcileSessions ${FOUND} }`);
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data.reconcileSessions;
};
const lastNight = async () => {
  const { body } = await admin.graphql<{ lastReconciliation: Found | null }>(`{ lastReconciliation ${FOUND} }`);
  return body.data?.lastReconciliation;
};
/** What nobody could do through the application: its triggers off. */
const tamper = async (table: string, statement: string) =>
  runSql(
    app.database.ownerUrl,
    `alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user`,
  );

describe('reconcileSessions (recovery §1)', () => {
  it('finds no difference in what the application wrote', async () => {
    const other = await insertPatient(app.sql);
    const { id } = await insertPlan(app, other.id);
    await insertSession(app, other.id, 'completed');
    const pending = await insertSession(app, other.id);
    await app.sql(`update appointment set status = 'pending' where id = $1`, [pending]);
    await stop(id);
    await insertPlan(app, other.id);
    await app.sql(`update appointment set status = 'scheduled' where id = $1`, [pending]);
    expect(await reconcile()).toMatchObject({ plans: 3, differences: [] });
    const [row] = await app.sql<{ count: number }>('select count(*)::int from session_event');
    expect((await reconcile()).events).toBe(row?.count);
  });

  it.each([
    ['plan_session', `state = 'DONE' where number = 20`, `state = 'AHEAD' where number = 20`, ['sessions done', 1, 2]],
    [
      'plan_session',
      `appointment_id = null where number = 5`,
      `appointment_id = (select id from appointment where patient_id = patient and status = 'scheduled') where number = 5`,
      ['sessions booked', 1, 0],
    ],
    [
      'session_event',
      `state = 'MISSED' where number = 2 and kind = 'DONE'`,
      `state = 'DONE' where number = 2 and kind = 'DONE'`,
      ['events that fit', 37, 36],
    ],
  ])('finds what somebody changed in %s: %s', async (table, change, back, [what, fromEvents, shown]) => {
    const of = (text: string) =>
      `update ${table} set ${text.replace('patient_id = patient', `patient_id = '${patientId}'`)} and plan_id = '${planId}'`;
    await tamper(table, of(change));
    expect((await reconcile()).differences).toContainEqual({ planId, what, fromEvents, shown });
    await tamper(table, of(back));
    expect((await reconcile()).differences).toEqual([]);
  });

  it('finds an appointment that changed without its event, and mends nothing', async () => {
    const [held] = await app.sql<{ id: string }>(
      `select id from appointment where patient_id = $1 and status = 'completed'`,
      [patientId],
    );
    const become = async (status: string, canceled: string) =>
      tamper('appointment', `update appointment set status = '${status}', ${canceled} where id = '${held?.id}'`);
    await become('canceled', `canceled_at = now(), canceled_by = 'CLINIC'`);
    const found = [{ planId, what: 'appointments completed', fromEvents: 1, shown: 0 }];
    expect((await reconcile()).differences).toEqual(found);
    expect((await reconcile()).differences).toEqual(found);
    await become('completed', 'canceled_at = null, canceled_by = null');
  });
});

describe('the comparison of the night', () => {
  const night = async (moment: string, day = '2026-03-11') => {
    app.clock.set(`${day}T${moment}:00+05:30`);
    await app.application.runMaintenance();
  };

  it('is made once, by one of many, from two on, and raises the alarm without a name', async () => {
    const alarm = vi.spyOn(logger, 'error');
    await app.sql('truncate reconciliation').catch(async () => app.sql('delete from reconciliation'));
    expect(await lastNight()).toBeNull();
    await tamper('plan_session', `update plan_session set state = 'DONE' where number = 20 and plan_id = '${planId}'`);
    await night('02:00');
    await Promise.all([night('02:10'), night('02:10')]);
    expect(alarm).toHaveBeenCalledTimes(1);
    const [[said]] = alarm.mock.calls as unknown as [[{ differences: object[] }]];
    expect(said.differences).toContainEqual({ planId, what: 'sessions done', fromEvents: 1, shown: 2 });
    expect(JSON.stringify(said)).not.toContain(patientId);
    await tamper('plan_session', `update plan_session set state = 'AHEAD' where number = 20 and plan_id = '${planId}'`);
    await night('23:59');
    await night('01:59', '2026-03-12');
    expect((await lastNight())?.differences).not.toEqual([]);
    await night('02:00', '2026-03-12');
    expect((await lastNight())?.differences).toEqual([]);
    expect(alarm).toHaveBeenCalledTimes(1);
  });
});
