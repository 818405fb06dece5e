import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertApiKey, insertPatientWithAccount } from '../../../test/builders.js';
import { ask, insertMember, type Member } from '../../../test/notes.js';
import { onceBegun } from '../../../test/once-begun.js';
import { bridge, changeProgramme, giveRecord, startProgramme } from '../../../test/programmes.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql } from '../../../test/test-database.js';
import { reconcile } from '../reconciliation/reconcile.js';

let app: TestApp;
let own: Member;
let admin: TestClient;
let adminId: string;
beforeAll(async () => {
  app = await createTestApp();
  own = await insertMember(app, 'Kavya Rao');
  const user = await insertAdmin(app.sql);
  adminId = user.id;
  admin = await app.signIn(user.phone, 'admin');
});
afterAll(() => app.close());

let patient: TestClient;
let recordId: string;
let planId: string;
beforeEach(async () => {
  app.clock.set(NOON);
  await app.sql('update cover set ended_at = now() where ended_at is null');
  await runSql(
    app.database.ownerUrl,
    `update care_task set status = 'RESOLVED', resolved_at = now(), note = 'over and done with' where status <> 'RESOLVED'`,
  );
  const { user, record } = await insertPatientWithAccount(app.sql, { name: 'Lata Iyer' });
  patient = await app.signIn(user.phone);
  recordId = record.id;
  await giveRecord(app, recordId, own);
  planId = (await startProgramme(own.browser, recordId)).data?.id ?? '';
});

interface Day {
  kind: string;
  sentence: string;
  phaseName: string;
  daysSinceSurgery: number;
  needsDangerCheck: boolean;
  stopped: boolean;
  advice: string | null;
  dangerSigns: { key: string }[];
  exercises: { exercise: Record<string, unknown>; timesDone: number }[];
  adherence: { prescribed: number; done: number };
}
const today = async (language = 'EN') =>
  (
    await ask<Day>(
      patient,
      `{ today(language: ${language}) { kind sentence phaseName daysSinceSurgery needsDangerCheck stopped advice dangerSigns { key question }
         exercises { exercise { key name instructions sets reps holdSeconds timesPerDay hint } timesDone } adherence { prescribed done } } }`,
    )
  ).data;
async function record(...entries: object[]) {
  const sent = entries.map((entry) => ({ clientId: randomUUID(), at: app.clock.now(), ...entry }));
  const { data, code } = await ask<{ outcome: string; advice: string | null; task: { id: string } | null }[]>(
    patient,
    'mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries) { outcome advice task { id severity } } }',
    { entries: sent },
  );
  return { results: data ?? [], code };
}
const BACK = ['chest', 'bladder', 'legweakness', 'fall', 'fever', 'nightpain'];
const check = (...yes: string[]) => ({
  dangerCheck: { answers: BACK.map((sign) => ({ sign, yes: yes.includes(sign) })) },
});
const days = (count: number) => new Date(NOON.getTime() + count * 24 * 3_600_000);

describe("the patient's day with a programme", () => {
  it('shows name, instructions and danger signs in the language, and the hint as it was written', async () => {
    app.clock.set(days(2));
    const [english, hindi] = [await today(), await today('HI')];
    expect(english).toMatchObject({
      kind: 'PROGRAMME',
      sentence: 'Day 3 of your “Programme for the back”.',
      daysSinceSurgery: 2,
      needsDangerCheck: true,
      exercises: [
        {
          exercise: {
            key: 'bridge',
            name: 'Bridge',
            instructions: 'Lie on your back and lift your hips.',
            hint: 'Slowly; stop when it stings',
            sets: 2,
            reps: 10,
            holdSeconds: 5,
            timesPerDay: 2,
          },
        },
      ],
    });
    expect(english?.dangerSigns.map(({ key }) => key).toSorted()).toEqual(BACK.toSorted());
    expect(hindi).toMatchObject({
      sentence: '“कमर के लिए एक्सरसाइज कार्यक्रम” का दिन 3।',
      exercises: [
        {
          exercise: {
            name: 'पुल',
            instructions: 'पीठ के बल लेटें और कूल्हे उठाएँ।',
            hint: 'Slowly; stop when it stings',
          },
        },
      ],
    });
  });

  it('takes check-ins after the questions, by the dose of the version that counts', async () => {
    const done = { checkIn: { exercises: [{ exercise: 'bridge', sets: 2, reps: 10 }] } };
    expect((await record(done)).results).toMatchObject([{ outcome: 'REFUSED' }]);
    expect((await record(check(), done, done, done)).results.map(({ outcome }) => outcome)).toEqual([
      'STORED',
      'STORED',
      'STORED',
      'REFUSED',
    ]);
    expect((await today())?.exercises).toMatchObject([{ timesDone: 2 }]);
    await changeProgramme(own.browser, planId, { exercises: [{ ...bridge, timesPerDay: 3 }] });
    expect((await record(done, done)).results.map(({ outcome }) => outcome)).toEqual(['STORED', 'REFUSED']);
  });

  it('counts each day by the version in which it began', async () => {
    app.clock.set(days(2));
    await changeProgramme(own.browser, planId, { exercises: [{ ...bridge, timesPerDay: 6 }] });
    app.clock.set(days(4));
    // Days 1 and 2 by the first version, twice a day; day 3 by the second, six times.
    expect((await today())?.adherence).toEqual({ prescribed: 2 + 2 + 6, done: 0 });
  });

  it('accepts a yes to a sign of a former version, which a phone still shows', async () => {
    await changeProgramme(own.browser, planId, { area: 'KNEE' });
    const { results } = await record(check('bladder'));
    expect(results).toMatchObject([{ outcome: 'STORED', task: { severity: 'EMERGENCY' } }]);
    const { data } = await ask<{ questions: string[]; protocolName: string }[]>(
      own.browser,
      '{ openSigns { protocolName questions } }',
    );
    expect(data?.find(({ protocolName }) => protocolName === 'Programme for the knee')?.questions).toEqual([
      'Can you not hold or pass urine or stool, or are you numb between the legs?',
    ]);
  });
});

describe('beside a programme', () => {
  it('bookings and counts are those of a patient without a plan, and gates and sessions are refused', async () => {
    const booked = await ask<{ id: string }>(
      admin,
      `mutation { bookAppointment(input: { patientId: "${recordId}", appointmentDate: "2026-03-11T10:00", sessionType: CLINIC }) { id } }`,
    );
    await onceBegun(app, () => admin.graphql(`mutation { completeAppointment(id: "${booked.data?.id}") { id } }`));
    const counts = 'select planned, done, missed_in_all from session_counts where patient_id = $1';
    const [record0] = await app.sql<{ planned_sessions: number }>(
      'select planned_sessions from patient where id = $1',
      [recordId],
    );
    expect(await app.sql(counts, [recordId])).toEqual([
      { planned: record0?.planned_sessions, done: 1, missed_in_all: 0 },
    ]);
    expect(await app.sql('select from session_event where plan_id = $1', [planId])).toEqual([]);
    const gate = await ask(own.browser, `{ gate(planId: "${planId}") { ready } }`);
    expect(gate).toMatchObject({ data: null, code: undefined });
    for (const call of [
      `confirmGate(planId: "${planId}", fromPhase: 1, deviations: []) { id }`,
      `addPlanSessions(planId: "${planId}", count: 1, reason: "She wants some more") { id }`,
    ])
      expect((await ask(own.browser, `mutation { ${call} }`)).code).toBe('WRONG_STATE');
    const correction = `mutation { correctSession(appointmentId: "${booked.data?.id}", to: MISSED, reason: "Nobody came that day") { id } }`;
    expect((await ask(own.browser, correction)).code).toBe('NOT_FOUND');
    const checked = await reconcile(app.connections.pool, app.clock.now());
    expect(checked.differences).toEqual([]);
  });

  it('the record may be given another number of planned sessions', async () => {
    const changed = await ask<object>(
      admin,
      `mutation { updateCarePlan(patientId: "${recordId}", input: { plannedSessions: 31 }) { plannedSessions } }`,
    );
    expect(changed.code).toBeUndefined();
  });

  it('lists of the physiotherapist hold the patient, without a phase that could be left', async () => {
    const { data } = await ask<{ planId: string; ready: boolean; phase: number; phaseCount: number }[]>(
      own.browser,
      '{ patientsUnderCare { planId ready phase phaseCount } }',
    );
    expect(data?.find((row) => row.planId === planId)).toEqual({ planId, ready: false, phase: 1, phaseCount: 1 });
    const bench = await ask(
      own.browser,
      `{ benchPatient(id: "${recordId}") { plan { id kind area programmeVersions { number } } } }`,
    );
    expect(bench.data).toEqual({
      plan: { id: planId, kind: 'PROGRAMME', area: 'BACK', programmeVersions: [{ number: 1 }] },
    });
  });

  it('API keys read nothing of a programme', async () => {
    const { text } = await insertApiKey(app.sql, adminId, { scopes: ['recovery:read'] });
    const key = app.client(text);
    for (const path of [
      `patients/${recordId}/plan`,
      `plans/${planId}/events`,
      `plans/${planId}/measurements`,
      `plans/${planId}/gate`,
    ]) {
      const { status, body } = await key.rest('GET', `/recovery/${path}`);
      expect([path, status, JSON.stringify(body)]).toEqual([
        path,
        path.startsWith('patients') ? 200 : 404,
        expect.not.stringMatching(/Bridge|back/) as string,
      ]);
    }
  });

  it('admins give it another physiotherapist, and no doctor', async () => {
    const other = await insertMember(app, 'Ravi Tiwari');
    const give = (team: string) =>
      ask<object>(admin, `mutation { changeCareTeam(planId: "${planId}", ${team}) { physiotherapistName } }`);
    const [doctor] = await app.sql<{ id: string }>('select id from doctor limit 1');
    expect((await give(`doctorId: "${doctor?.id ?? randomUUID()}"`)).code).toBe('BAD_INPUT');
    await record(check('fall'));
    await app.sql('delete from message');
    expect((await give(`physiotherapistId: "${other.id}"`)).data).toEqual({ physiotherapistName: 'Ravi Tiwari' });
    expect(await app.sql("select from message where kind = 'DANGER_SIGN'")).toHaveLength(1);
    const left = await ask<object[]>(admin, '{ plansLeft { planId } }');
    expect(left.data).toEqual([]);
  });
});
