import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, insertStaff } from '../../../test/builders.js';
import { insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

interface Sign {
  task: { id: string; overdue: boolean; patient: { patientId: string | null; name: string } };
  questions: string[];
  doctorName: string | null;
  phone: string | null;
}
const signsOf = async (browser: TestClient): Promise<Sign[]> => {
  const { body } = await browser.graphql<{ openSigns: Sign[]; careTasks: { id: string }[] }>(
    `{ openSigns { task { id overdue status patient { patientId name } } questions planId protocolName doctorName phone } careTasks { id } }`,
  );
  const { openSigns = [], careTasks = [] } = body.data ?? {};
  expect(openSigns.map(({ task }) => task.id)).toEqual(careTasks.map(({ id }) => id));
  return openSigns;
};

/** A patient whose sign waits, and those who look after the plan. */
async function waiting(minutes: number, signs = '{calf}') {
  const [staff, doctor] = [await insertStaff(app.sql), await insertDoctor(app.sql)];
  const { user, record } = await insertPatientWithAccount(app.sql, { name: `Due ${minutes}`, contact_phone: null });
  const team = { physiotherapist_id: staff.physiotherapistId, doctor_id: doctor.doctorId };
  const plan = await insertPlan(app, record.id, team);
  const id = randomUUID();
  await app.sql(
    `insert into care_task (id, plan_id, severity, signs, created_at, due_at) values ($1, $2, 'URGENT', $3, $4, $5)`,
    [id, plan.id, signs, NOON, new Date(NOON.getTime() + minutes * 60_000)],
  );
  const physio = await app.signIn(staff.user.phone, 'staff');
  const surgeon = await app.signIn(doctor.user.phone, 'staff');
  return { id, plan, record, user, doctor, physio, surgeon };
}

it('shows open signs to those who look after the plan and to admins, the one that is due first at first', async () => {
  const [late, soon] = [await waiting(120), await waiting(15, '{calf,chest}')];
  app.clock.set(new Date(NOON.getTime() + 16 * 60_000));
  const all = await signsOf(admin);
  expect(all).toMatchObject([
    { task: { id: soon.id, overdue: true, patient: { name: 'Due 15', patientId: soon.record.reference } } },
    { task: { id: late.id, overdue: false, patient: { patientId: late.record.reference } } },
  ]);
  expect(all[0]).toMatchObject({ doctorName: 'Dr Meera Sethi', phone: soon.user.phone, planId: soon.plan.id });
  // The gravest first, whatever came first.
  expect(all[0]?.questions.map((question) => /chest/i.test(question))).toEqual([true, false]);
  expect(await signsOf(soon.surgeon)).toMatchObject([
    { task: { id: soon.id, patient: { name: 'Due 15', patientId: null } }, phone: soon.user.phone },
  ]);
  expect(await signsOf(soon.physio)).toMatchObject([
    { task: { id: soon.id, patient: { name: 'Due 15', patientId: null } }, phone: null, doctorName: 'Dr Meera Sethi' },
  ]);
  app.clock.set(NOON);
});

it('shows no sign that was answered, none of a deleted record, and says where nobody is there to answer', async () => {
  const [answered, gone, left] = [await waiting(1), await waiting(2), await waiting(3)];
  const resolve = `mutation { resolveTask(id: "${answered.id}", note: "Seen by phone, harmless") { status } }`;
  expect((await answered.surgeon.graphql(resolve)).body.errors).toBeUndefined();
  await app.sql('update patient set deleted_at = now() where id = $1', [gone.record.id]);
  await app.sql('update app_user set disabled_at = now() where id = $1', [left.doctor.user.id]);
  const ids: string[] = [answered.id, gone.id, left.id];
  const shown = (await signsOf(admin)).filter(({ task }) => ids.includes(task.id));
  expect(shown).toMatchObject([{ task: { id: left.id }, doctorName: null }]);
  for (const { physio } of [answered, gone]) expect(await signsOf(physio)).toEqual([]);
  expect(await signsOf(left.physio)).toMatchObject([{ doctorName: null }]);
});
