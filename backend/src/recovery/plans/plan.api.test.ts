import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertPatient,
  insertPatientWithAccount,
  insertPhysiotherapist,
  insertStaff,
} from '../../../test/builders.js';
import { approvedVersion, insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { sampleIds } from '../protocols/sample-protocols.js';

let app: TestApp;
let admin: TestClient;
let team: { physiotherapistId: string; doctorId: string };
let protocolVersionId: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  protocolVersionId = (await approvedVersion(app)).id;
  const { doctorId } = await insertDoctor(app.sql);
  team = { physiotherapistId: (await insertPhysiotherapist(app.sql)).id, doctorId };
});
afterAll(() => app.close());

interface Plan {
  id: string;
  phase: number;
  recoveryPercent: number;
  ledger: Record<string, number>;
  sessions: { number: number; phase: number; state: string; appointmentId: string | null }[];
}
const FIELDS = `id phase recoveryPercent protocolName referral physiotherapistName passages { fromPhase } openTask { id }
  ledger { planned done missed cancelled ahead booked missedInAll settled } sessions { number phase state appointmentId }`;
let keys = 0;
async function create(patientId: string, fields: object = {}, key = `key-of-plan-${++keys}`) {
  const input = { patientId, protocolVersionId, surgeryDate: '2026-02-28', side: 'RIGHT', ...team, ...fields };
  const { body } = await admin.graphql<{ createPlan: Plan }>(
    `mutation ($input: CreatePlanInput!, $key: String!) { createPlan(input: $input, idempotencyKey: $key) { ${FIELDS} } }`,
    { input, key },
  );
  const [error] = body.errors ?? [];
  return { plan: body.data?.createPlan, code: error?.extensions.code, fields: error?.extensions.fields };
}
const planOf = async (patientId: string, browser = admin, language = 'EN') => {
  const { body } = await browser.graphql<{ recoveryPlan: Plan | null }>(
    `query ($patientId: ID!, $language: Language!) { recoveryPlan(patientId: $patientId, language: $language) { ${FIELDS} } }`,
    { patientId, language },
  );
  return body.data?.recoveryPlan ?? body.errors?.[0]?.extensions.code ?? null;
};
const session = (patientId: string, status: string, startsAt: string) =>
  insertAppointment(app.sql, patientId, { status, starts_at: new Date(startsAt) });

describe('a plan is made in one step (recovery §1)', () => {
  it('with all sessions of all phases, none of them booked', async () => {
    const { id, reference } = await insertPatient(app.sql);
    const { plan } = await create(reference, { referral: 'Dr Rao, City Hospital' });
    const ledger = { planned: 25, done: 0, missed: 0, cancelled: 0, ahead: 25, booked: 0, missedInAll: 0, settled: 0 };
    expect(plan).toMatchObject({
      phase: 1,
      recoveryPercent: 0,
      ledger,
      referral: 'Dr Rao, City Hospital',
      openTask: null,
    });
    expect(plan?.sessions.map(({ phase }) => phase).join('')).toBe('1111122222233333344444555');
    expect(await planOf(id)).toEqual(plan);
    expect(await planOf(id, admin, 'HI')).toMatchObject({ protocolName: 'घुटना बदलने का ऑपरेशन' });
    expect((await app.sql('select kind from session_event where plan_id = $1', [plan?.id])).length).toBe(25);
  });

  it('which completed and then scheduled sessions since the operation fill, in order of time', async () => {
    const { id } = await insertPatient(app.sql);
    const later = await session(id, 'scheduled', '2026-03-12T05:00:00Z');
    const second = await session(id, 'completed', '2026-03-05T05:00:00Z');
    const first = await session(id, 'completed', '2026-02-27T18:30:00Z'); // the first moment of the day of the operation
    await session(id, 'completed', '2026-02-27T18:29:00Z');
    await session(id, 'missed', '2026-03-06T05:00:00Z');
    await session(id, 'pending', '2026-03-13T05:00:00Z');
    const { plan } = await create(id);
    expect(plan).toMatchObject({ ledger: { done: 2, ahead: 23, booked: 1, missedInAll: 0 }, recoveryPercent: 8 });
    expect(plan?.sessions.slice(0, 4)).toEqual([
      { number: 1, phase: 1, state: 'DONE', appointmentId: first.id },
      { number: 2, phase: 1, state: 'DONE', appointmentId: second.id },
      { number: 3, phase: 1, state: 'AHEAD', appointmentId: later.id },
      { number: 4, phase: 1, state: 'AHEAD', appointmentId: null },
    ]);
  });

  it('and what is more than it holds stays outside it', async () => {
    const { id } = await insertPatient(app.sql);
    for (let hour = 0; hour < 27; hour++)
      await session(id, 'completed', `2026-03-0${1 + Math.floor(hour / 9)}T0${hour % 9}:00:00Z`);
    const { plan } = await create(id);
    expect(plan).toMatchObject({ ledger: { planned: 25, done: 25, ahead: 0 }, recoveryPercent: 100 });
  });

  it('refused for what is missing, and nothing is written', async () => {
    const { id } = await insertPatient(app.sql);
    const incomplete = await insertPatient(app.sql, { diagnosis: null });
    const draft = sampleIds('hip-replacement').version;
    const noId = '01970000-0000-7000-8000-000000000000';
    const refusals: [string, object, string, string?][] = [
      ['PT-999999', {}, 'NOT_FOUND', 'patientId'],
      [incomplete.id, {}, 'RECORD_INCOMPLETE'],
      [id, { protocolVersionId: noId }, 'NOT_FOUND', 'protocolVersionId'],
      [id, { protocolVersionId: draft }, 'WRONG_STATE'],
      [id, { surgeryDate: '2026-03-11' }, 'BAD_INPUT', 'surgeryDate'],
      [id, { surgeryDate: '2025-03-09' }, 'BAD_INPUT', 'surgeryDate'],
      [id, { side: 'NONE' }, 'BAD_INPUT', 'side'],
      [id, { physiotherapistId: noId }, 'NOT_FOUND', 'physiotherapistId'],
      [id, { doctorId: team.physiotherapistId }, 'NOT_FOUND', 'doctorId'],
      [id, { referral: 'x'.repeat(501) }, 'BAD_INPUT', 'referral'],
    ];
    for (const [patientId, fields, code, field] of refusals) {
      const refused = await create(patientId, fields);
      expect(refused, JSON.stringify(fields)).toMatchObject({
        code,
        ...(field && { fields: { [field]: expect.any(String) } }),
      });
    }
    expect(await planOf(id)).toBeNull();
    expect(await app.sql('select from recovery_plan where patient_id = any($1)', [[id, incomplete.id]])).toEqual([]);
  });

  it('once for each key, and once for each patient, however many ask at once', async () => {
    const { id } = await insertPatient(app.sql);
    const same = await Promise.all(Array.from({ length: 4 }, () => create(id, {}, 'key-of-one-plan')));
    expect(new Set(same.map(({ plan }) => plan?.id)).size).toBe(1);
    expect(await create(id, { side: 'LEFT' }, 'key-of-one-plan')).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await create(id)).toMatchObject({ code: 'ALREADY_EXISTS' });
    const other = await insertPatient(app.sql);
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(other.id)));
    expect(answers.map(({ code }) => code ?? 'made').toSorted()).toEqual([...Array(5).fill('ALREADY_EXISTS'), 'made']);
    expect(await app.sql('select from recovery_plan where patient_id = $1', [other.id])).toHaveLength(1);
  });
});

it('is there for its physiotherapist and its doctor, and for no other', async () => {
  const { record } = await insertPatientWithAccount(app.sql);
  const [own, another, doctor] = [await insertStaff(app.sql), await insertStaff(app.sql), await insertDoctor(app.sql)];
  await insertPlan(app, record.id, { physiotherapist_id: own.physiotherapistId, doctor_id: doctor.doctorId });
  for (const phone of [own.user.phone, doctor.user.phone])
    expect(await planOf(record.id, await app.signIn(phone, 'staff'))).toMatchObject({ phase: 1 });
  const stranger = await app.signIn(another.user.phone, 'staff');
  // Whether there is such a record is not to be found out either.
  const ask = (id: string) =>
    stranger.graphql('query ($id: ID!) { recoveryPlan(patientId: $id) { id } }', { id }).then(({ body }) => {
      const [error] = body.errors ?? [];
      return { ...error, extensions: { ...error?.extensions, requestId: '' } };
    });
  const unknown = await ask('PT-999999');
  expect(unknown.extensions.code).toBe('NOT_FOUND');
  for (const id of [record.id, record.reference, (await insertPatient(app.sql)).reference, randomUUID()])
    expect(await ask(id)).toEqual(unknown);
  const { id: withoutPlan } = await insertPatient(app.sql);
  expect(await planOf(withoutPlan)).toBeNull();
  const reads = `select a.actor_id, a.subject_id from audit_event a
    where a.verb = 'recovery.readPlan' and a.outcome = 'done' and a.subject_id = any($1) order by a.id`;
  const admins = (await app.sql<{ id: string }>(`select id from app_user where user_type = 'admin'`)).map(
    ({ id }) => id,
  );
  expect(await app.sql(reads, [[record.id, withoutPlan]])).toEqual([
    { actor_id: own.user.id, subject_id: record.id },
    { actor_id: doctor.user.id, subject_id: record.id },
    { actor_id: expect.toBeOneOf(admins) as string, subject_id: withoutPlan },
  ]);
  await app.sql('update patient set deleted_at = now() where id = $1', [record.id]);
  expect(await planOf(record.id)).toBe('NOT_FOUND');
});

describe('the ledger', () => {
  it.each(['update session_event set reason = null', 'delete from session_event', 'truncate session_event'])(
    'refuses "%s"',
    async (statement) => {
      await expect(app.sql(statement)).rejects.toThrow(/permission denied|append-only/);
    },
  );

  it('refuses an event that does not fit or that its appointment does not bear out, and whoever writes its projection', async () => {
    const { id } = await insertPatient(app.sql);
    const plan = await insertPlan(app, id);
    const { id: booking } = await session(id, 'scheduled', '2026-03-12T05:00:00Z');
    const event = (kind: string, number = 1) =>
      app.sql(
        `insert into session_event (plan_id, number, kind, phase, appointment_id, entered_as) values ($1, $2, $3, 1, $4, 'ADMIN')`,
        [plan.id, number, kind, ['CANCELLED', 'REOPENED', 'PLANNED'].includes(kind) ? null : booking],
      );
    for (const kind of ['PLANNED', 'BOOKED', 'CORRECTED', 'REOPENED', 'CANCELLED'])
      await expect(event(kind), kind).rejects.toThrow('cannot be');
    await expect(event('BOOKED', 2)).rejects.toThrow('plan_session_appointment');
    for (const kind of ['DONE', 'MISSED']) await expect(event(kind), kind).rejects.toThrow('disagree');
    await expect(app.sql(`update plan_session set state = 'DONE'`)).rejects.toThrow('permission denied');
    await event('CANCELLED', 25);
    await event('REOPENED', 25);
    await event('CANCELLED', 25);
    expect(await planOf(id)).toMatchObject({ ledger: { planned: 25, cancelled: 1, ahead: 24, booked: 1 } });
  });
});
