import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertBareRecord,
  insertPatient,
  insertPatientWithAccount,
  insertPhysiotherapist,
  insertUser,
} from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

const UNKNOWN = '01a1fc09-f3dc-74f9-8005-c78c2e1e2d5d';
const DETAILS = `{ plannedSessions recoveryPercent referringDoctor physiotherapist { name }
  medicalHistory { diagnosis treatment surgeryDetails } progressReports { content createdAt } }`;

const CALLS = {
  addMedicalHistoryEntry: `mutation ($id: ID!, $input: MedicalHistoryInput!) { done: addMedicalHistoryEntry(patientId: $id, input: $input) ${DETAILS} }`,
  addProgressReport: `mutation ($id: ID!, $input: String!) { done: addProgressReport(patientId: $id, content: $input) ${DETAILS} }`,
  updateCarePlan: `mutation ($id: ID!, $input: CarePlanInput!, $version: Int) { done: updateCarePlan(patientId: $id, input: $input, version: $version) ${DETAILS} }`,
};

async function call(name: keyof typeof CALLS, id: string, input: unknown, version?: number) {
  const { body } = await admin.graphql<{ done: Record<string, unknown> }>(CALLS[name], { id, input, version });
  return { done: body.data?.done, error: body.errors?.[0] };
}

/** The record, what belongs to it, and what was audited. */
const look = (id: string) =>
  app.sql(
    `select p.*, (select count(*) from medical_history_entry where patient_id = p.id) as entries,
       (select count(*) from progress_report where patient_id = p.id) as reports,
       (select array_agg(verb order by id) from audit_event where subject_id = p.id::text) as audit
     from patient p where id = $1`,
    [id],
  );

const VALID = [
  ['addMedicalHistoryEntry', { diagnosis: 'Osteoarthritis' }],
  ['addProgressReport', 'Walks alone'],
  ['updateCarePlan', { plannedSessions: 30 }],
] as const;

describe.each(VALID)('%s', (name, input) => {
  it('does not find an unknown, a malformed or a deleted record', async () => {
    const { id: deleted } = await insertPatient(app.sql, { deleted_at: NOON });
    for (const id of [UNKNOWN, 'PT-999999', 'Sunita', deleted]) {
      expect((await call(name, id, input)).error?.extensions.code).toBe('NOT_FOUND');
    }
  });

  it('is refused on an incomplete record and writes nothing (reading 30)', async () => {
    const { id } = await insertBareRecord(app.sql, (await insertUser(app.sql)).id);
    const before = await look(id);
    expect((await call(name, id, input)).error?.extensions.code).toBe('RECORD_INCOMPLETE');
    expect(await look(id)).toEqual(before);
  });

  it('leaves one line in the audit trail, under either name of the record', async () => {
    for (const named of ['id', 'reference'] as const) {
      const record = await insertPatient(app.sql);
      expect((await call(name, record[named], input)).error).toBeUndefined();
      const [{ audit } = {}] = await look(record.id);
      expect(audit).toHaveLength(1);
    }
  });
});

describe('medical history and reports (reading 78)', () => {
  it.each([
    ['addMedicalHistoryEntry', { diagnosis: ' ' }, 'diagnosis'],
    ['addMedicalHistoryEntry', { diagnosis: 'x'.repeat(201) }, 'diagnosis'],
    ['addMedicalHistoryEntry', { diagnosis: 'x', treatment: 'x'.repeat(501) }, 'treatment'],
    ['addMedicalHistoryEntry', { diagnosis: 'x', surgeryDetails: 'x'.repeat(501) }, 'surgeryDetails'],
    ['addProgressReport', '\u0000 ', 'content'],
    ['addProgressReport', 'x'.repeat(2_001), 'content'],
  ] as const)('%s refuses %j', async (name, input, field) => {
    const { id } = await insertPatient(app.sql);
    const before = await look(id);
    expect((await call(name, id, input)).error?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { [field]: expect.any(String) },
    });
    expect(await look(id)).toEqual(before);
  });

  it('run newest first, and nothing given is null', async () => {
    const { id } = await insertPatient(app.sql);
    await call('addMedicalHistoryEntry', id, { diagnosis: 'Osteoarthritis', treatment: ' ', surgeryDetails: null });
    await call('addProgressReport', id, 'Stands');
    app.clock.set('2026-03-11T06:30:00Z');
    await call('addMedicalHistoryEntry', id, { diagnosis: 'घुटना', treatment: 'Surgery', surgeryDetails: 'Dr Rao' });
    const { done } = await call('addProgressReport', id, 'Walks');
    app.clock.set(NOON);
    expect(done).toMatchObject({
      medicalHistory: [
        { diagnosis: 'घुटना', treatment: 'Surgery', surgeryDetails: 'Dr Rao' },
        { diagnosis: 'Osteoarthritis', treatment: null, surgeryDetails: null },
      ],
      progressReports: [
        { content: 'Walks', createdAt: '2026-03-11T06:30:00.000Z' },
        { content: 'Stands', createdAt: NOON.toISOString() },
      ],
    });
  });
});

describe('the care plan', () => {
  it.each([
    [{ plannedSessions: 0 }, 'BAD_INPUT', 'plannedSessions'],
    [{ plannedSessions: 201 }, 'BAD_INPUT', 'plannedSessions'],
    [{ plannedSessions: null }, 'BAD_INPUT', 'plannedSessions'],
    [{ physiotherapistId: 'Dr Singh' }, 'BAD_INPUT', 'physiotherapistId'],
    [{ physiotherapistId: UNKNOWN }, 'NOT_FOUND', 'physiotherapistId'],
    [{ referringDoctor: 'x'.repeat(121) }, 'BAD_INPUT', 'referringDoctor'],
  ])('refuses %j and writes nothing', async (input, code, field) => {
    const { id } = await insertPatient(app.sql);
    const before = await look(id);
    const { error } = await call('updateCarePlan', id, { referringDoctor: 'Dr Rao', ...input });
    expect(error?.extensions).toMatchObject({ code, fields: { [field]: expect.any(String) } });
    expect(await look(id)).toEqual(before);
  });

  it('does not take a physiotherapist who has left', async () => {
    const { id } = await insertPatient(app.sql);
    const { id: physiotherapistId } = await insertPhysiotherapist(app.sql, { deleted_at: NOON });
    expect((await call('updateCarePlan', id, { physiotherapistId })).error?.extensions.code).toBe('NOT_FOUND');
  });

  it('changes what is named alone, and null empties it', async () => {
    const { id } = await insertPatient(app.sql);
    const { id: physiotherapistId } = await insertPhysiotherapist(app.sql, { name: 'Farah Khan' });
    const steps = [
      [{ referringDoctor: ' Dr Rao ' }, { referringDoctor: 'Dr Rao', physiotherapist: null, plannedSessions: 25 }],
      [{ physiotherapistId }, { referringDoctor: 'Dr Rao', physiotherapist: { name: 'Farah Khan' } }],
      [{ plannedSessions: 200 }, { referringDoctor: 'Dr Rao', plannedSessions: 200 }],
      [{ referringDoctor: null }, { referringDoctor: null, physiotherapist: { name: 'Farah Khan' } }],
      [{ physiotherapistId: null }, { physiotherapist: null, plannedSessions: 200 }],
    ];
    for (const [input, expected] of steps) {
      expect((await call('updateCarePlan', id, input)).done).toMatchObject(expected ?? {});
    }
  });

  it('decides the recovery per cent: the same sessions of a longer plan are less of it (reading 45)', async () => {
    const { user, record } = await insertPatientWithAccount(app.sql);
    const browser = await app.signIn(user.phone);
    for (const _ of [1, 2, 3, 4, 5]) await insertAppointment(app.sql, record.id, { status: 'completed' });
    for (const [plannedSessions, recoveryPercent] of [
      [25, 20],
      [50, 10],
      [5, 100],
      [4, 100],
    ]) {
      expect((await call('updateCarePlan', record.id, { plannedSessions })).done).toMatchObject({ recoveryPercent });
      const { body } = await browser.graphql('{ me { recoveryProgress } }');
      expect(body.data).toEqual({ me: { recoveryProgress: recoveryPercent } });
    }
  });

  it('puts on record the fields that changed alone, and nothing where none did', async () => {
    const { id } = await insertPatient(app.sql);
    const plan = { referringDoctor: 'Dr Rao', plannedSessions: 25, physiotherapistId: null };
    for (const sent of [plan, plan, { ...plan, plannedSessions: 30 }, { referringDoctor: ' Dr Rao ' }, {}])
      expect((await call('updateCarePlan', id, sent)).error).toBeUndefined();
    const lines = await app.sql('select changed_fields from audit_event where subject_id = $1 order by id', [id]);
    expect(lines).toEqual([{ changed_fields: ['referringDoctor'] }, { changed_fields: ['plannedSessions'] }]);
    expect(await app.sql('select version from patient where id = $1', [id])).toEqual([{ version: 3 }]);
  });

  it('is told of a change in between (OL-1)', async () => {
    const { id } = await insertPatient(app.sql);
    expect((await call('updateCarePlan', id, { plannedSessions: 30 }, 1)).error).toBeUndefined();
    expect((await call('updateCarePlan', id, { plannedSessions: 40 }, 1)).error?.extensions.code).toBe(
      'CHANGED_MEANWHILE',
    );
    expect((await call('updateCarePlan', id, { plannedSessions: 40 }, 2)).done).toMatchObject({ plannedSessions: 40 });
  });
});
