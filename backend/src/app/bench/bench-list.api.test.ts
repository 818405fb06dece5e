import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAppointment,
  insertCover,
  insertPatient,
  insertPhysiotherapist,
  insertStaff,
} from '../../../test/builders.js';
import { insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { watchStatements } from '../../../test/watched-statements.js';

const hours = (count: number) => new Date(NOON.getTime() + count * 3_600_000);

let app: TestApp;
let own: { id: string; browser: TestClient };
let doctor: { id: string; browser: TestClient };
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { user, physiotherapistId } = await insertStaff(app.sql);
  own = { id: physiotherapistId, browser: await app.signIn(user.phone, 'staff') };
  const surgeon = await insertDoctor(app.sql);
  doctor = { id: surgeon.doctorId, browser: await app.signIn(surgeon.user.phone, 'staff') };
});

interface Line {
  patient: { name: string };
  reach: string;
  hasPlan: boolean;
  planState: object | null;
}
interface Page {
  edges: { node: Line; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

const STATE = 'planState { kind phase phaseCount ready lastPain lastPainAt flags unreadMessages recoveryPercent }';

async function pageOf(browser: TestClient, variables: { first: number; after?: string | null; search?: string }) {
  const { body } = await browser.graphql<{ benchPatients: Page }>(
    `query ($first: Int!, $after: String, $search: String) { benchPatients(first: $first, after: $after, search: $search) {
       edges { cursor node { patient { name } reach hasPlan ${STATE} } } pageInfo { hasNextPage endCursor } totalCount } }`,
    variables,
  );
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data.benchPatients;
}

/** Walks all pages, as the screen does. */
async function linesOf(browser: TestClient, first = 25): Promise<Line[]> {
  const lines: Line[] = [];
  let after: string | null | undefined;
  for (let more = true; more;) {
    const page: Page = await pageOf(browser, { first, after });
    lines.push(...page.edges.map(({ node }) => node));
    after = page.pageInfo.endCursor;
    more = page.pageInfo.hasNextPage;
  }
  return lines;
}

async function underway(name: string, sessions = 0): Promise<{ id: string; planId: string }> {
  const { id } = await insertPatient(app.sql, { name });
  // What took place since the operation fills the first sessions of the plan.
  for (let day = 1; day <= sessions; day++)
    await insertAppointment(app.sql, id, { status: 'completed', starts_at: new Date(`2026-03-0${day}T05:00:00Z`) });
  const { id: planId } = await insertPlan(app, id, { physiotherapist_id: own.id, doctor_id: doctor.id });
  return { id, planId };
}

const session = (patientId: string, starts_at: Date, physiotherapist_id = own.id) =>
  insertAppointment(app.sql, patientId, { physiotherapist_id, status: 'scheduled', starts_at, duration_minutes: 45 });

const sign = (planId: string, due_at: Date) =>
  app.sql(
    `insert into care_task (id, plan_id, severity, status, signs, created_at, due_at)
     values (gen_random_uuid(), $1, 'URGENT', 'OPEN', '{fall}', $2, $3)`,
    [planId, NOON, due_at],
  );

const flag = (planId: string, kind = 'PAIN_HIGH') =>
  app.sql(
    `insert into care_flag (id, plan_id, kind, day, pain, measurement_ids, raised_at)
     values (gen_random_uuid(), $1, $2, '2026-03-10', $3, '{}', $4)`,
    [planId, kind, kind === 'PAIN_HIGH' ? 9 : null, NOON],
  );

async function measured(planId: string, measure: string, value: number, extra = 'null, null'): Promise<void> {
  const [by] = await app.sql<{ id: string }>('select user_id as id from physiotherapist where id = $1', [own.id]);
  await app.sql(
    `insert into measurement (id, plan_id, measure, value, side, mode, method, taken_at, recorded_at, entered_by, entered_as)
     values ($1, $2, $3, $4, ${extra}, 'TYPED', $5, $5, $6, 'PHYSIOTHERAPIST')`,
    [randomUUID(), planId, measure, value, NOON, by?.id],
  );
}

/** Meets the criteria of the first phase of the knee sample, with three sessions. */
async function makeReady(planId: string): Promise<void> {
  await measured(planId, 'KNEE_FLEXION', 80, `'RIGHT', 'ACTIVE'`);
  await measured(planId, 'KNEE_EXTENSION_DEFICIT', 10, `'RIGHT', 'ACTIVE'`);
  await measured(planId, 'STRAIGHT_LEG_RAISE', 1, `'RIGHT', null`);
  await measured(planId, 'PAIN', 2);
}

describe('benchPatients: the state of the plan', () => {
  it('is known for each of 251 patients, also for the 101st and the last', async () => {
    for (let count = 0; count < 251; count++) {
      const name = `Patient ${String(count).padStart(3, '0')}`;
      const { planId } = await underway(name, count === 100 || count === 250 ? 3 : 0);
      if (count === 100 || count === 250) await makeReady(planId);
    }
    for (const { browser } of [own, doctor]) {
      const lines = await linesOf(browser, 100);
      expect(lines).toHaveLength(251);
      expect(lines.filter(({ planState }) => planState === null)).toEqual([]);
      for (const at of [100, 250])
        expect(lines[at]).toMatchObject({
          patient: { name: `Patient ${at}` },
          planState: { kind: 'PROTOCOL', phase: 1, phaseCount: 5, ready: true, lastPain: 2, recoveryPercent: 12 },
        });
      expect(lines[99]?.planState).toMatchObject({ ready: false, lastPain: null, flags: [], unreadMessages: 0 });
    }
  });

  it('is for the plan’s physiotherapist, whoever covers and its doctor; not for others who treat the patient', async () => {
    const { id, planId } = await underway('Asha');
    await flag(planId, 'QUIET');
    const other = await insertStaff(app.sql);
    const browser = await app.signIn(other.user.phone, 'staff');
    await session(id, hours(24), other.physiotherapistId);
    const seen = async (by: TestClient) => (await linesOf(by))[0];
    expect(await seen(browser)).toMatchObject({ reach: 'TREATS', hasPlan: true, planState: null });
    expect(await seen(own.browser)).toMatchObject({ reach: 'IN_CHARGE', planState: { flags: ['QUIET'] } });
    expect(await seen(doctor.browser)).toMatchObject({ reach: 'DOCTOR', planState: { flags: ['QUIET'] } });
    await insertCover(app.sql, own.id, other.physiotherapistId, { last_day: '2026-03-10' });
    expect(await seen(browser)).toMatchObject({ planState: { flags: ['QUIET'] } });
  });

  it('is null without a live plan', async () => {
    const { id } = await insertPatient(app.sql, { name: 'Asha' });
    await session(id, hours(24));
    const { id: former, planId } = await underway('Bina');
    await session(former, hours(48));
    await app.sql(`update recovery_plan set status = 'STOPPED' where id = $1`, [planId]);
    expect(await linesOf(own.browser)).toMatchObject([
      { patient: { name: 'Asha' }, hasPlan: false, planState: null },
      { patient: { name: 'Bina' }, hasPlan: false, planState: null },
    ]);
  });

  it('takes as many statements for sixty patients as for one', async () => {
    await underway('Asha');
    using statements = watchStatements();
    const asked = async () => {
      statements.clear();
      const { edges } = await pageOf(own.browser, { first: 100 });
      return { length: edges.length, statements: statements.count() };
    };
    await asked(); // the first call of a session may write down that it is used
    const ofOne = await asked();
    for (let count = 1; count < 60; count++) await underway(`Patient ${count}`);
    await asked(); // the first reading of records counts them in the budget
    expect(await asked()).toEqual({ ...ofOne, length: 60 });
  });
});

describe('benchPatients: the order', () => {
  it('has open danger signs first, then open flags of high pain, then the next session, then the name', async () => {
    const [anil, bela, chand, devi, esha, farah] = [
      await underway('Anil'),
      await underway('Bela'),
      await underway('Chand'),
      await underway('devi'),
      await underway('Esha'),
      await underway('Farah'),
    ];
    await session(bela.id, hours(24));
    await session(chand.id, hours(12));
    await flag(chand.planId, 'QUIET');
    await sign(farah.planId, hours(1));
    await session(esha.id, hours(48));
    for (const { planId } of [devi, esha]) await flag(planId);
    const names = async (browser: TestClient, first: number) =>
      (await linesOf(browser, first)).map(({ patient }) => patient.name);
    const ranked = ['Farah', 'Esha', 'devi', 'Chand', 'Bela', 'Anil'];
    for (const { browser } of [own, doctor])
      for (const first of [1, 2, 100]) expect(await names(browser, first)).toEqual(ranked);
    await app.sql(
      `update care_flag set seen_at = $2, seen_by_id = (select user_id from doctor where id = $3), note = 'Called' where plan_id = $1`,
      [esha.planId, NOON, doctor.id],
    );
    await app.sql('update care_flag set withdrawn_at = $2 where plan_id = $1', [devi.planId, NOON]);
    expect(await names(own.browser, 100)).toEqual(['Farah', 'Chand', 'Bela', 'Esha', 'Anil', 'devi']);
    await flag(anil.planId);
    await app.sql(`update recovery_plan set status = 'STOPPED' where id = $1`, [anil.planId]);
    await session(anil.id, hours(72));
    expect(await names(own.browser, 100)).toEqual(['Farah', 'Chand', 'Bela', 'Esha', 'Anil', 'devi']);
  });

  it('does not tell by the rank what the plan’s team alone may see', async () => {
    const { id: treated } = await insertPatient(app.sql, { name: 'Zoya' });
    const holder = await insertPhysiotherapist(app.sql);
    const { id: planId } = await insertPlan(app, treated, { physiotherapist_id: holder.id, doctor_id: doctor.id });
    await flag(planId);
    await session(treated, hours(48));
    await session((await underway('Asha')).id, hours(24));
    const [first, second] = await linesOf(own.browser);
    expect([first?.patient.name, second?.patient.name]).toEqual(['Asha', 'Zoya']);
    expect((await linesOf(doctor.browser))[0]?.patient.name).toBe('Zoya');
  });

  it.each([
    ['[["infinity",2,"infinity","A","01890000-0000-7000-8000-000000000000"]]'],
    ['["infinity",2,"infinity","A","01890000-0000-7000-8000-000000000000"]'],
    ['["infinity","infinity","A","01890000-0000-7000-8000-000000000000"]'],
  ])('refuses the cursor %s', async (text) => {
    const { body } = await own.browser.graphql(
      'query ($after: String) { benchPatients(first: 5, after: $after) { totalCount } }',
      {
        after: Buffer.from(text).toString('base64url'),
      },
    );
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { after: expect.any(String) } });
  });
});
