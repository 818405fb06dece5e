import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  freshPhone,
  insertAdmin,
  insertAppointment,
  insertCover,
  insertPatient,
  insertStaff,
  type PatientRow,
} from '../../../test/builders.js';
import { insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const DAY = 24 * 3_600_000;
const days = (count: number) => new Date(NOON.getTime() + count * DAY);

let app: TestApp;
let own: { id: string; browser: TestClient };
let other: { id: string; browser: TestClient };
let patient: PatientRow;
beforeAll(async () => {
  app = await createTestApp();
  own = await member('Kavya Rao');
  other = await member('Neha Kapoor');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await app.sql('update cover set ended_at = now()');
  await app.sql('update appointment set deleted_at = now()');
  patient = await insertPatient(app.sql, { name: 'Lata Iyer', address: '3 Park Road' });
});

async function member(full_name: string) {
  const { user, physiotherapistId } = await insertStaff(app.sql, { full_name });
  return { id: physiotherapistId, browser: await app.signIn(user.phone, 'staff') };
}

interface Answers {
  benchPatient: { reach?: string; reachUntil?: string | null } & Record<string, unknown>;
  openRecord: { reach: string };
  findPatients: { id: string; name: string; reach: string }[];
  securityNotices: { kind: string; subject: string; by: string }[];
}

async function ask(browser: TestClient, query: string, variables?: object) {
  const { body } = await browser.graphql<Partial<Answers>>(query, variables);
  return { data: body.data, code: body.errors?.[0]?.extensions.code };
}

/** The reach that an account reads, or the code of the refusal. */
async function reachOf(browser: TestClient, id = patient.id) {
  const { data, code } = await ask(browser, `{ benchPatient(id: "${id}") { reach reachUntil } }`);
  const { reach, reachUntil } = data?.benchPatient ?? {};
  return code ?? (reachUntil ? `${reach} until ${reachUntil}` : reach);
}

const session = (starts_at: Date, columns: object = {}) =>
  insertAppointment(app.sql, patient.id, { physiotherapist_id: own.id, status: 'scheduled', starts_at, ...columns });

describe('a physiotherapist sees (bench §2)', () => {
  it('nobody without a reason, as if there were no record', async () => {
    expect(await reachOf(own.browser)).toBe('NOT_FOUND');
    expect(await reachOf(own.browser, '00000000-0000-4000-8000-000000000000')).toBe('NOT_FOUND');
  });

  it('the patient of their live plan, until it ends, and that of their record', async () => {
    const plan = await insertPlan(app, patient.id, { physiotherapist_id: own.id });
    expect(await reachOf(own.browser)).toBe('IN_CHARGE');
    await app.sql("update recovery_plan set status = 'STOPPED' where id = $1", [plan.id]);
    expect(await reachOf(own.browser)).toBe('NOT_FOUND');
    await app.sql('update patient set physiotherapist_id = $1 where id = $2', [own.id, patient.id]);
    expect(await reachOf(own.browser)).toBe('IN_CHARGE');
  });

  it.each([
    [{ status: 'scheduled', starts_at: days(20) }, 'TREATS'],
    [{ status: 'scheduled', starts_at: new Date('2026-03-10T00:00:00+05:30') }, 'TREATS'],
    [{ status: 'scheduled', starts_at: new Date('2026-03-09T23:59:00+05:30') }, 'NOT_FOUND'],
    [{ status: 'completed', starts_at: days(-364) }, 'TREATS'],
    [{ status: 'missed', starts_at: days(-10), missed_reason: 'Rain' }, 'TREATS'],
    [{ status: 'completed', starts_at: days(-367) }, 'NOT_FOUND'],
    [{ status: 'pending', starts_at: days(2) }, 'NOT_FOUND'],
    [{ status: 'canceled', starts_at: days(2) }, 'NOT_FOUND'],
    [{ status: 'scheduled', starts_at: days(2), physiotherapist_id: null }, 'NOT_FOUND'],
  ])('whom they treat by a session: %o is %s', async (columns, reach) => {
    await session(NOON, columns);
    expect(await reachOf(own.browser)).toBe(reach);
    expect(await reachOf(other.browser)).toBe('NOT_FOUND');
  });

  it('nobody after they left the team, and nobody through a deleted or merged record', async () => {
    const gone = await member('Ravi Nair');
    await session(days(2), { physiotherapist_id: gone.id });
    await app.sql('update physiotherapist set deleted_at = now() where id = $1', [gone.id]);
    expect(await reachOf(gone.browser)).toBe('NOT_FOUND');
    await session(days(3));
    await app.sql('update patient set deleted_at = now() where id = $1', [patient.id]);
    expect(await reachOf(own.browser)).toBe('NOT_FOUND');
  });
});

describe('whoever stands in sees (bench §2)', () => {
  it('whom the absent one sees, from the first to the last day, and not a moment longer', async () => {
    await session(days(2));
    await insertPlan(app, (await insertPatient(app.sql)).id, { physiotherapist_id: own.id });
    await insertCover(app.sql, own.id, other.id, { first_day: '2026-03-11', last_day: '2026-03-11' });
    expect(await reachOf(other.browser)).toBe('NOT_FOUND');
    app.clock.set(new Date('2026-03-11T00:00:00+05:30'));
    expect(await reachOf(other.browser)).toBe('COVERS until 2026-03-11T18:30:00.000Z');
    app.clock.set(new Date('2026-03-11T23:59:59+05:30'));
    expect(await reachOf(other.browser)).toContain('COVERS');
    app.clock.set(new Date('2026-03-12T00:00:00+05:30'));
    expect(await reachOf(other.browser)).toBe('NOT_FOUND');
  });

  it('nobody any more at the moment in which the cover is ended', async () => {
    await session(days(2));
    const { id } = await insertCover(app.sql, own.id, other.id);
    expect(await reachOf(other.browser)).toContain('COVERS');
    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    expect((await ask(admin, `mutation { endCover(id: "${id}") }`)).code).toBeUndefined();
    expect(await reachOf(other.browser)).toBe('NOT_FOUND');
    expect((await ask(admin, `mutation { endCover(id: "${id}") }`)).code).toBe('NOT_FOUND');
  });

  it('not those whom the absent one covers for: there are no chains', async () => {
    const third = await member('Ravi Nair');
    await session(days(2));
    await insertCover(app.sql, own.id, other.id);
    await insertCover(app.sql, other.id, third.id);
    expect(await reachOf(third.browser)).toBe('NOT_FOUND');
  });

  it('sessions of the absent one, and those that they complete become theirs; they cancel none', async () => {
    const { id } = await session(new Date(NOON.getTime() - 3_600_000), { duration_minutes: 45 });
    await insertCover(app.sql, own.id, other.id);
    expect((await ask(other.browser, `mutation { cancelAppointment(id: "${id}") { id } }`)).code).toBe('NOT_FOUND');
    expect((await ask(other.browser, `mutation { completeAppointment(id: "${id}") { id } }`)).code).toBeUndefined();
    expect(await app.sql('select status, physiotherapist_id from appointment where id = $1', [id])).toEqual([
      { status: 'completed', physiotherapist_id: other.id },
    ]);
  });
});

describe('a record is opened for a reason (bench §2)', () => {
  const open = (browser: TestClient, reason = 'She fell in the waiting room', id = patient.id) =>
    ask(
      browser,
      'mutation ($id: ID!, $reason: String!) { openRecord(patientId: $id, reason: $reason) { reach reachUntil } }',
      {
        id,
        reason,
      },
    );

  it('until the end of the clinic’s day, which every admin is told of with the reason', async () => {
    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    expect((await open(own.browser, 'too short')).code).toBe('BAD_INPUT');
    expect(await reachOf(own.browser)).toBe('NOT_FOUND');
    expect((await open(own.browser)).data?.openRecord).toEqual({
      reach: 'OPENED',
      reachUntil: '2026-03-10T18:30:00.000Z',
    });
    expect(await reachOf(own.browser)).toBe('OPENED until 2026-03-10T18:30:00.000Z');
    const { data } = await ask(admin, '{ securityNotices { kind subject by } }');
    expect(data?.securityNotices?.filter(({ subject }) => subject.startsWith(patient.reference))).toEqual([
      { kind: 'RECORD_OPENED', subject: `${patient.reference}: She fell in the waiting room`, by: 'Kavya Rao' },
    ]);
    app.clock.set(new Date('2026-03-11T00:00:00+05:30'));
    expect(await reachOf(own.browser)).toBe('NOT_FOUND');
  });

  it('once, also when it is asked for twice at the same time, and not for a patient in reach', async () => {
    const answers = await Promise.all([
      open(own.browser),
      open(own.browser),
      open(own.browser, 'Another reason at all'),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined]);
    expect(await app.sql('select reason from record_opening where patient_id = $1', [patient.id])).toHaveLength(1);
    await session(days(2));
    expect((await open(own.browser)).code).toBe('WRONG_STATE');
    expect((await open(own.browser, undefined, 'PT-999999')).code).toBe('NOT_FOUND');
  });

  it('ten times a day, also in parallel, and the eleventh is refused', async () => {
    const busy = await member('Zoya Khan');
    const ids = await Promise.all(Array.from({ length: 11 }, async () => (await insertPatient(app.sql)).id));
    const codes = await Promise.all(ids.map(async (id) => (await open(busy.browser, undefined, id)).code));
    expect(codes.filter(Boolean)).toEqual(['LIMIT_REACHED']);
    app.clock.set(days(1));
    expect((await open(busy.browser)).code).toBeUndefined();
  });

  it('and shows the record, but takes no words about the patient', async () => {
    await open(own.browser);
    const report = `mutation { writeProgressReport(patientId: "${patient.id}", content: "Walks well") { id } }`;
    expect((await ask(own.browser, report)).code).toBe('NOT_FOUND');
    await session(days(2));
    expect((await ask(own.browser, report)).code).toBeUndefined();
  });

  it('is never changed or taken back, also by a direct statement of the application', async () => {
    await open(own.browser);
    await expect(app.sql("update record_opening set reason = 'nothing at all'")).rejects.toThrow(/permission denied/);
    await expect(app.sql('delete from record_opening')).rejects.toThrow(/permission denied/);
  });
});

describe('any patient is found (bench §2)', () => {
  it('by number, ten digits or three letters, with the reach, and nothing else of them', async () => {
    const phone = freshPhone();
    await app.sql('update patient set contact_phone = $1, name = $2 where id = $3', [phone, 'Xyla Quist', patient.id]);
    const found = async (text: string) =>
      (
        await ask(
          own.browser,
          '($text: String!) { findPatients(text: $text) { id name reach } }'.replace('(', 'query ('),
          { text },
        )
      ).data?.findPatients;
    const stub = { id: patient.id, name: 'Xyla Quist', reach: 'NONE' };
    for (const text of [patient.reference, phone.slice(3), 'xyl'])
      expect([text, await found(text)]).toEqual([text, [stub]]);
    await session(days(2));
    expect(await found('Xyla')).toEqual([{ ...stub, reach: 'TREATS' }]);
  });

  it.each(['xy', '98765', ' ', '12'])('and a text that would find too many is refused: %s', async (text) => {
    expect((await ask(own.browser, `{ findPatients(text: "${text}") { id } }`)).code).toBe('BAD_INPUT');
  });
});

describe('what each one reads of a patient (bench §2)', () => {
  const RECORD =
    'patient { patientId contactNumber address userId lastLogin diagnosedWith } plan { status } sessionsDone';

  it('a physiotherapist the phone and the address, with a plan or without; the trail says by which reach', async () => {
    await session(days(2));
    const { data } = await ask(
      own.browser,
      `{ benchPatient(id: "${patient.id}") { ${RECORD} nextSession { price } } }`,
    );
    expect(data?.benchPatient).toMatchObject({
      patient: { patientId: patient.reference, address: '3 Park Road', userId: null, lastLogin: null },
      plan: null,
      sessionsDone: 0,
      nextSession: { price: null },
    });
    const [line] = await app.sql(
      "select details from audit_event where verb = 'patient.readAtBench' and subject_id = $1 order by id desc limit 1",
      [patient.id],
    );
    expect(line).toEqual({ details: { reach: 'TREATS' } });
  });

  it('a doctor that of their live plan alone, without the address', async () => {
    const { user, doctorId } = await insertDoctor(app.sql);
    const doctor = await app.signIn(user.phone, 'staff');
    expect(await reachOf(doctor)).toBe('NOT_FOUND');
    await insertPlan(app, patient.id, { doctor_id: doctorId });
    const { data } = await ask(
      doctor,
      `{ benchPatient(id: "${patient.id}") { reach patient { address contactNumber } plan { status } } }`,
    );
    expect(data?.benchPatient).toMatchObject({
      reach: 'DOCTOR',
      patient: { address: null },
      plan: { status: 'ACTIVE' },
    });
  });

  it('an admin any, and a key none', async () => {
    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    expect(await reachOf(admin)).toBe('ADMIN');
  });
});
