import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertCover, insertPatient } from '../../../test/builders.js';
import { ask, insertMember, insertTreated, type Member } from '../../../test/notes.js';
import { bridge, changeProgramme, endProgramme, giveRecord, startProgramme } from '../../../test/programmes.js';
import { insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let own: Member;
let other: Member;
let doctor: TestClient;
let admin: TestClient;
let patientId: string;
beforeAll(async () => {
  app = await createTestApp();
  own = await insertMember(app, 'Kavya Rao');
  other = await insertMember(app, 'Neha Kapoor');
  doctor = await app.signIn((await insertDoctor(app.sql)).user.phone, 'staff');
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  ({ id: patientId } = await insertPatient(app.sql, { name: 'Lata Iyer' }));
  await giveRecord(app, patientId, own);
});

const begun = async (browser = own.browser) => {
  const { data, message } = await startProgramme(browser, patientId);
  if (!data) throw new Error(message);
  return data;
};

describe('startProgramme', () => {
  it('is refused to all but who treats the patient', async () => {
    expect((await startProgramme(other.browser, patientId)).code).toBe('NOT_FOUND');
    for (const browser of [doctor, admin, app.client()])
      expect((await startProgramme(browser, patientId)).code).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
    await ask(
      other.browser,
      'mutation ($id: ID!) { openRecord(patientId: $id, reason: "She called the desk") { reach } }',
      {
        id: patientId,
      },
    );
    expect((await startProgramme(other.browser, patientId)).code).toBe('NOT_FOUND');
    expect(await app.sql('select from recovery_plan where patient_id = $1', [patientId])).toEqual([]);
  });

  it('begins a plan today, with one phase and without sessions, criteria and doctor', async () => {
    expect(await begun()).toEqual({
      id: expect.any(String) as string,
      kind: 'PROGRAMME',
      area: 'BACK',
      reviewOn: '2026-04-07',
      protocolName: 'Programme for the back',
      protocolVersion: 1,
      isSample: true,
      surgeryDate: '2026-03-10',
      side: 'NONE',
      status: 'ACTIVE',
      phase: 1,
      phases: [
        {
          name: 'Programme for the back',
          goal: 'Carry my grandson again',
          sessions: 0,
          criteria: [],
          exercises: [
            {
              key: 'bridge',
              name: 'Bridge',
              instructions: 'Lie on your back and lift your hips.',
              sets: 2,
              reps: 10,
              holdSeconds: 5,
              timesPerDay: 2,
              hint: 'Slowly; stop when it stings',
            },
          ],
        },
      ],
      ledger: { planned: 0, done: 0, missed: 0, cancelled: 0, ahead: 0, booked: 0, missedInAll: 0, settled: 0 },
      recoveryPercent: 0,
      sessions: [],
      doctorName: null,
      physiotherapistName: 'Kavya Rao',
      physiotherapistId: own.id,
      programmeVersions: [
        {
          number: 1,
          at: NOON.toISOString(),
          by: 'Kavya Rao',
          reason: null,
          goal: 'Carry my grandson again',
          exercises: [{ key: 'bridge' }],
        },
      ],
      version: 1,
    });
    const trail = await app.sql(
      "select verb, details from audit_event where verb = 'programme.start' order by id desc limit 1",
    );
    expect(trail).toMatchObject([{ verb: 'programme.start', details: { area: 'BACK' } }]);
  });

  it('is of who has a session with the patient, and of whom a cover stands in for', async () => {
    const treated = await insertTreated(app, other);
    expect((await startProgramme(other.browser, treated.patientId)).data?.physiotherapistId).toBe(other.id);
    const third = await insertMember(app, 'Ravi Tiwari');
    await insertCover(app.sql, own.id, third.id);
    expect(await begun(third.browser)).toMatchObject({
      physiotherapistId: own.id,
      programmeVersions: [{ by: 'Ravi Tiwari' }],
    });
  });

  it('takes an incomplete record', async () => {
    await app.sql('update patient set diagnosis = null, address = null where id = $1', [patientId]);
    expect((await begun()).kind).toBe('PROGRAMME');
  });

  it('is once per key, and of two at once one', async () => {
    const key = randomUUID();
    const [first, again] = [
      await startProgramme(own.browser, patientId, {}, key),
      await startProgramme(own.browser, patientId, {}, key),
    ];
    expect(again.data?.id).toBe(first.data?.id);
    expect((await startProgramme(own.browser, patientId, { area: 'KNEE' }, key)).code).toBe('IDEMPOTENCY_KEY_REUSED');
    const { id } = await insertPatient(app.sql);
    await giveRecord(app, id, own);
    const codes = await Promise.all(
      Array.from({ length: 4 }, async () => (await startProgramme(own.browser, id)).code ?? 'done'),
    );
    expect(codes.toSorted()).toEqual(['ALREADY_EXISTS', 'ALREADY_EXISTS', 'ALREADY_EXISTS', 'done']);
  });

  it('waits until a plan of either kind has ended', async () => {
    await insertPlan(app, patientId, { physiotherapist_id: own.id });
    expect((await startProgramme(own.browser, patientId)).code).toBe('ALREADY_EXISTS');
    const { id } = await insertPatient(app.sql);
    await giveRecord(app, id, own);
    await startProgramme(own.browser, id);
    expect((await startProgramme(own.browser, id)).code).toBe('ALREADY_EXISTS');
    await expect(insertPlan(app, id)).rejects.toThrow('recovery_plan_live');
  });

  it('waits while a danger sign of a former plan does', async () => {
    const { id } = await begun();
    await endProgramme(own.browser, id);
    await app.sql(
      `insert into care_task (id, plan_id, severity, signs, created_at, due_at) values ($1, $2, 'URGENT', '{fall}', $3, $3)`,
      [randomUUID(), id, NOON],
    );
    expect((await startProgramme(own.browser, patientId)).code).toBe('WRONG_STATE');
  });

  it('says which field is wrong', async () => {
    const words = (fields: object) => ({ exercises: [{ ...bridge, words: { ...bridge.words, ...fields } }] });
    const wrong: [object, string][] = [
      [{ exercises: [{ ...bridge, words: null }] }, 'exercises.0.words'],
      [words({ nameHi: '' }), 'exercises.0.words.nameHi'],
      [words({ instructionsHi: ' ' }), 'exercises.0.words.instructionsHi'],
      [words({ nameEn: 'B' }), 'exercises.0.words.nameEn'],
      [{ exercises: [] }, 'exercises'],
      [{ exercises: [bridge, bridge] }, 'exercises'],
      [{ exercises: Array.from({ length: 9 }, (_, at) => ({ ...bridge, key: `bridge-${at}` })) }, 'exercises'],
      [{ exercises: [{ ...bridge, key: 'Bridge' }] }, 'exercises.0.key'],
      [{ exercises: [{ ...bridge, sets: 11 }] }, 'exercises.0.sets'],
      [{ exercises: [{ ...bridge, timesPerDay: 7 }] }, 'exercises.0.timesPerDay'],
      [{ exercises: [{ ...bridge, holdSeconds: 301 }] }, 'exercises.0.holdSeconds'],
      [{ goal: 'Be' }, 'goal'],
      [{ reviewOn: '2026-03-10' }, 'reviewOn'],
      [{ reviewOn: '2026-09-07' }, 'reviewOn'],
    ];
    for (const [input, field] of wrong)
      expect([field, await startProgramme(own.browser, patientId, input)]).toMatchObject([
        field,
        { code: 'BAD_INPUT', fields: { [field]: expect.any(String) as string } },
      ]);
    expect((await startProgramme(own.browser, patientId, { reviewOn: '2026-09-06' })).code).toBeUndefined();
  });
});

describe('changeProgramme', () => {
  it('writes the next version, and the former one stays as it was', async () => {
    const { id } = await begun();
    app.clock.set(new Date(NOON.getTime() + 60_000));
    expect((await changeProgramme(other.browser, id)).code).toBe('NOT_FOUND');
    expect((await changeProgramme(own.browser, id, {}, { reason: 'No' })).code).toBe('BAD_INPUT');
    const changed = await changeProgramme(own.browser, id, {
      area: 'KNEE',
      side: 'LEFT',
      goal: 'Climb the stairs',
      reviewOn: null,
      exercises: [{ ...bridge, key: 'squat', hint: null }],
    });
    expect(changed.data).toMatchObject({
      area: 'KNEE',
      side: 'LEFT',
      reviewOn: null,
      protocolName: 'Programme for the knee',
      protocolVersion: 2,
      version: 2,
      phases: [{ goal: 'Climb the stairs', exercises: [{ key: 'squat', hint: null }] }],
      programmeVersions: [
        { number: 2, reason: 'Stronger by now', goal: 'Climb the stairs', exercises: [{ key: 'squat' }] },
        { number: 1, reason: null, goal: 'Carry my grandson again', exercises: [{ key: 'bridge' }] },
      ],
    });
    for (const statement of ["update programme_version set reason = 'other'", 'delete from programme_version'])
      await expect(app.sql(statement)).rejects.toThrow(/append|permission|denied|refuse|never/i);
  });

  it('is refused for an older version: of several at once one is written', async () => {
    const { id } = await begun();
    const answers = await Promise.all(
      Array.from(
        { length: 4 },
        async () => (await changeProgramme(own.browser, id, {}, { version: 1 })).code ?? 'done',
      ),
    );
    expect(answers.toSorted()).toEqual(['CHANGED_MEANWHILE', 'CHANGED_MEANWHILE', 'CHANGED_MEANWHILE', 'done']);
    expect(await app.sql('select from programme_version where plan_id = $1', [id])).toHaveLength(2);
  });

  it('changes no protocol and no programme that has ended', async () => {
    const { id } = await insertPlan(app, patientId, { physiotherapist_id: own.id });
    expect((await changeProgramme(own.browser, id)).code).toBe('WRONG_STATE');
    expect((await endProgramme(own.browser, id)).code).toBe('WRONG_STATE');
    expect((await changeProgramme(own.browser, randomUUID())).code).toBe('NOT_FOUND');
    ({ id: patientId } = await insertPatient(app.sql));
    await giveRecord(app, patientId, own);
    const ended = await begun();
    await endProgramme(own.browser, ended.id);
    expect((await changeProgramme(own.browser, ended.id)).code).toBe('WRONG_STATE');
  });
});

describe('the end of a programme', () => {
  it('is complete, or stopped by whoever may begin one', async () => {
    const { id } = await begun();
    for (const name of ['completeProgramme', 'stopPlan'] as const)
      expect((await endProgramme(other.browser, id, name)).code).toBe('NOT_FOUND');
    expect((await endProgramme(doctor, id, 'stopPlan')).code).toBe('NOT_FOUND');
    expect((await endProgramme(own.browser, id)).data).toMatchObject({ status: 'COMPLETED', version: 2 });
    expect((await endProgramme(own.browser, id)).code).toBe('WRONG_STATE');
    const next = await begun();
    await insertAppointment(app.sql, patientId, { physiotherapist_id: other.id, status: 'scheduled' });
    expect((await endProgramme(other.browser, next.id, 'stopPlan')).data).toMatchObject({ status: 'STOPPED' });
    const trail = await app.sql(
      "select verb, details from audit_event where subject_id = any($1) and outcome = 'done' and verb <> 'programme.start' order by id",
      [[id, next.id]],
    );
    expect(trail).toMatchObject([
      { verb: 'programme.complete', details: { reason: 'The goal is reached' } },
      { verb: 'recovery.stopPlan', details: { reason: 'The goal is reached' } },
    ]);
  });

  it('waits while a danger sign does', async () => {
    const { id } = await begun();
    await app.sql(
      `insert into care_task (id, plan_id, severity, signs, created_at, due_at) values ($1, $2, 'URGENT', '{fall}', $3, $3)`,
      [randomUUID(), id, NOON],
    );
    for (const name of ['completeProgramme', 'stopPlan'] as const)
      expect((await endProgramme(own.browser, id, name)).code).toBe('WRONG_STATE');
  });
});
