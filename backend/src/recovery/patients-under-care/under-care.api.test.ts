import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAppointment, insertPatient, insertPatientWithAccount, insertStaff } from '../../../test/builders.js';
import { approvedVersion, insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { watchStatements } from '../../../test/watched-statements.js';

let app: TestApp;
let team: { physiotherapist_id: string; doctor_id: string };
let physio: TestClient;
let surgeon: TestClient;
let enteredBy: string;
beforeAll(async () => {
  app = await createTestApp();
  const [staff, doctor] = [await insertStaff(app.sql), await insertDoctor(app.sql)];
  team = { physiotherapist_id: staff.physiotherapistId, doctor_id: doctor.doctorId };
  physio = await app.signIn(staff.user.phone, 'staff');
  surgeon = await app.signIn(doctor.user.phone, 'staff');
  enteredBy = staff.user.id;
});
afterAll(() => app.close());

interface Row {
  patient: { name: string; patientId: string | null };
  planId: string;
  phaseCount: number;
  ready: boolean;
  lastPain: number | null;
  openTask: { id: string; severity: string } | null;
}
async function listOf(browser: TestClient): Promise<Row[]> {
  const { body } = await browser.graphql<{ patientsUnderCare: Row[] }>(
    `{ patientsUnderCare { patient { name patientId } planId phase phaseCount ready openTask { id severity } lastPain recoveryPercent } }`,
  );
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data.patientsUnderCare;
}
async function underway(name: string, sessions = 0) {
  const { id } = await insertPatient(app.sql, { name });
  // What took place since the operation fills the first sessions of the plan.
  for (let day = 1; day <= sessions; day++)
    await insertAppointment(app.sql, id, { status: 'completed', starts_at: new Date(`2026-03-0${day}T05:00:00Z`) });
  return (await insertPlan(app, id, team)).id;
}
const task = (planId: string, minutes: number) =>
  app.sql(
    `insert into care_task (id, plan_id, severity, signs, created_at, due_at) values ($1, $2, 'URGENT', '{calf}', $3, $4)`,
    [randomUUID(), planId, NOON, new Date(NOON.getTime() + minutes * 60_000)],
  );
const measured = (planId: string, measure: string, value: number, method: string, extra = 'null, null', hour = 5) =>
  app.sql(
    `insert into measurement (id, plan_id, measure, value, side, mode, method, taken_at, recorded_at, entered_by, entered_as)
     values ($1, $2, $3, $4, ${extra}, $5, $6, $6, $7, 'PHYSIOTHERAPIST')`,
    [randomUUID(), planId, measure, value, method, new Date(`2026-03-10T0${hour}:00:00Z`), enteredBy],
  );
it('lists one’s own patients: whose sign waits, then who is ready, then the rest, each with their last pain', async () => {
  const rest = await underway('Asha');
  const ready = await underway('Zoya', 3);
  await measured(ready, 'KNEE_FLEXION', 80, 'GONIOMETER', `'RIGHT', 'ACTIVE'`);
  await measured(ready, 'KNEE_EXTENSION_DEFICIT', 10, 'GONIOMETER', `'RIGHT', 'ACTIVE'`);
  await measured(ready, 'STRAIGHT_LEG_RAISE', 1, 'OBSERVED', `'RIGHT', null`);
  await measured(ready, 'PAIN', 2, 'TYPED');
  const later = await underway('Bina');
  const soon = await underway('Chitra');
  await task(later, 120);
  await task(soon, 15);
  await measured(rest, 'PAIN', 7, 'TYPED', 'null, null', 4);
  await measured(rest, 'PAIN', 3, 'TYPED', 'null, null', 5);
  await insertPlan(app, (await insertPatientWithAccount(app.sql)).record.id);
  const gone = await underway('Deepa');
  await app.sql(
    `update patient set deleted_at = now() where id = (select patient_id from recovery_plan where id = $1)`,
    [gone],
  );
  const ended = await underway('Esha');
  await app.sql(`update recovery_plan set status = 'STOPPED' where id = $1`, [ended]);
  for (const browser of [physio, surgeon]) {
    const rows = await listOf(browser);
    expect(rows.map(({ planId }) => planId)).toEqual([soon, later, ready, rest]);
    expect(rows[2]).toMatchObject({ ready: true, lastPain: 2, recoveryPercent: 12, openTask: null });
    expect(rows[3]).toMatchObject({
      patient: { name: 'Asha', patientId: expect.stringMatching(/^PT-/) },
      ready: false,
      lastPain: 3,
      phase: 1,
      phaseCount: 5,
    });
    expect(rows[0]).toMatchObject({ openTask: { severity: 'URGENT' }, lastPain: null });
  }
  const stranger = await app.signIn((await insertDoctor(app.sql)).user.phone, 'staff');
  expect(await listOf(stranger)).toEqual([]);
});

it('asks as much for sixty patients as for one, and for the content of a protocol version once', async () => {
  const doctor = await insertDoctor(app.sql);
  const browser = await app.signIn(doctor.user.phone, 'staff');
  const one = async () => insertPlan(app, (await insertPatient(app.sql)).id, { ...team, doctor_id: doctor.doctorId });
  await one();
  using statements = watchStatements();
  const asked = async () => {
    statements.clear();
    const { length } = await listOf(browser);
    const contents = statements.rows.filter((row) => JSON.stringify(row).includes('"dangerSigns":'));
    return { length, statements: statements.count(), contents: contents.length };
  };
  await asked(); // the first call of a session may write down that it is used
  const ofOne = await asked();
  expect(ofOne).toMatchObject({ length: 1, contents: 1 });
  expect(ofOne.statements).toBeGreaterThanOrEqual(3);
  for (let count = 1; count < 60; count++) await one();
  await asked(); // the first reading of records counts them in the budget
  expect(await asked()).toEqual({ ...ofOne, length: 60 });
});

it('shows each plan by the version that it follows', async () => {
  const doctor = await insertDoctor(app.sql);
  const browser = await app.signIn(doctor.user.phone, 'staff');
  const knee = await insertPlan(app, (await insertPatient(app.sql)).id, { ...team, doctor_id: doctor.doctorId });
  const other = await insertPlan(app, (await insertPatient(app.sql)).id, { ...team, doctor_id: doctor.doctorId });
  const version = await approvedVersion(app, 'acl-reconstruction');
  await app.sql('update recovery_plan set protocol_version_id = $2 where id = $1', [other.id, version.id]);
  using statements = watchStatements();
  const rows = await listOf(browser);
  const contents = statements.rows.filter((row) => JSON.stringify(row).includes('"dangerSigns":'));
  expect(contents).toHaveLength(2);
  expect(Object.fromEntries(rows.map(({ planId, phaseCount }) => [planId, phaseCount]))).toEqual({
    [knee.id]: 5,
    [other.id]: version.content.phases.length,
  });
});

interface Page {
  edges: { node: { planId: string; patient: { name: string }; flags: string[] }; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}
async function pageOf(browser: TestClient, variables: { first: number; after?: string | null; search?: string }) {
  const { body } = await browser.graphql<{ patientsUnderCareConnection: Page }>(
    `query ($first: Int!, $after: String, $search: String) {
       patientsUnderCareConnection(first: $first, after: $after, search: $search) {
         edges { cursor node { planId patient { name } flags } } pageInfo { hasNextPage endCursor } totalCount } }`,
    variables,
  );
  return body;
}

describe('patientsUnderCareConnection', () => {
  it('walks all of 130 patients in the order of the list, and pain beyond the hundredth name comes first', async () => {
    const doctor = await insertDoctor(app.sql);
    const browser = await app.signIn(doctor.user.phone, 'staff');
    const plans: string[] = [];
    for (let count = 0; count < 130; count++) {
      const { id } = await insertPatient(app.sql, { name: `Patient ${String(count).padStart(3, '0')}` });
      plans.push((await insertPlan(app, id, { ...team, doctor_id: doctor.doctorId })).id);
    }
    await app.sql(
      `insert into care_flag (id, plan_id, kind, day, pain, measurement_ids, raised_at)
       values (gen_random_uuid(), $1, 'PAIN_HIGH', '2026-03-10', 9, '{}', $2)`,
      [plans[129], NOON],
    );
    await task(plans[128] ?? '', 15);
    const walked: Page['edges'] = [];
    let after: string | null | undefined;
    do {
      const { data } = await pageOf(browser, { first: 50, after });
      const page = data?.patientsUnderCareConnection;
      expect(page?.totalCount).toBe(130);
      walked.push(...(page?.edges ?? []));
      after = page?.pageInfo.endCursor;
      expect(page?.pageInfo.hasNextPage).toBe(walked.length < 130);
    } while (walked.length < 130);
    const expected = [plans[128], plans[129], ...plans.slice(0, 128)];
    expect(walked.map(({ node }) => node.planId)).toEqual(expected);
    expect((await listOf(browser)).map(({ planId }) => planId)).toEqual(expected.slice(0, 100));
    const found = (await pageOf(browser, { first: 5, search: ' ent 12' })).data?.patientsUnderCareConnection;
    expect(found?.totalCount).toBe(10);
    expect(found?.edges.map(({ node }) => node.patient.name)).toEqual(
      ['128', '129', '120', '121', '122'].map((number) => `Patient ${number}`),
    );
    const exactly = (await pageOf(browser, { first: 10, search: 'ent 12' })).data?.patientsUnderCareConnection;
    expect(exactly?.pageInfo.hasNextPage).toBe(false);
    const percent = (await pageOf(browser, { first: 5, search: '%' })).data?.patientsUnderCareConnection;
    expect(percent?.totalCount).toBe(0);
  });

  it('walks past patients of one name, and records the plans of each page alone', async () => {
    const doctor = await insertDoctor(app.sql);
    const browser = await app.signIn(doctor.user.phone, 'staff');
    const plans: string[] = [];
    for (let count = 0; count < 3; count++)
      plans.push(
        (
          await insertPlan(app, (await insertPatient(app.sql, { name: 'Asha Rao' })).id, {
            ...team,
            doctor_id: doctor.doctorId,
          })
        ).id,
      );
    await app.application.sumAudit();
    const walked: (string | undefined)[] = [];
    let after: string | null | undefined;
    for (let count = 0; count < 3; count++) {
      const page = (await pageOf(browser, { first: 1, after, search: 'Rao' })).data?.patientsUnderCareConnection;
      walked.push(page?.edges[0]?.node.planId);
      after = page?.pageInfo.endCursor;
      await app.application.sumAudit();
    }
    const lines = await app.sql(
      `select details->'records' as records, details->'filters' as filters from audit_event
       where actor_id = $1 and verb = 'recovery.listUnderCare'`,
      [doctor.user.id],
    );
    expect(lines).toEqual(plans.map(() => ({ records: 1, filters: ['search'] })));
    expect(walked).toEqual(plans.toSorted());
  });

  it.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ first: 5, after: 'nonsense' }, 'after'],
    [{ first: 5, after: Buffer.from('[0,0,"A","no id"]').toString('base64url') }, 'after'],
    [{ first: 5, search: 'x'.repeat(101) }, 'search'],
  ])('refuses %j by the name of %s', async (variables, name) => {
    const { errors } = await pageOf(physio, variables);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { [name]: expect.any(String) } });
  });
});
