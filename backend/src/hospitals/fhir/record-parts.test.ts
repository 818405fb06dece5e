import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAppointment,
  insertBareRecord,
  insertHistoryEntry,
  insertPatient,
  insertPhysiotherapist,
  insertUser,
} from '../../../test/builders.js';
import { createHospitalApp, fhir, idsOf, insertClient, signInClient } from '../../../test/hospital.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
let token: string;
let [patient, therapist, operated, other, bare] = ['', '', '', '', ''];
beforeAll(async () => {
  app = await createHospitalApp();
  token = await signInClient(app, await insertClient(app.sql));
  therapist = (await insertPhysiotherapist(app.sql)).id;
  patient = await treated();
  const history = { diagnosis: 'Osteoarthritis', treatment: 'Exercises', surgery_details: 'Knee replaced, <left>' };
  operated = (await insertHistoryEntry(app.sql, patient, history)).id;
  other = (await insertHistoryEntry(app.sql, patient, { diagnosis: 'Hypertension' })).id;
  bare = (await insertBareRecord(app.sql, (await insertUser(app.sql)).id, { blood_group: 'O-' })).id;
});
afterAll(() => app.close());

/** A complete record with 5 completed sessions of 20. */
async function treated(): Promise<string> {
  const record = { blood_group: 'B+', planned_sessions: 20, physiotherapist_id: therapist };
  const { id } = await insertPatient(app.sql, record);
  for (let day = 1; day <= 5; day++)
    await insertAppointment(app.sql, id, { status: 'completed', starts_at: `2026-03-0${day}T04:30:00Z` });
  return id;
}
const get = async (path: string) => {
  const { status, body, headers } = await fhir(app, token, path);
  expect([path, status]).toEqual([path, 200]);
  return { body, etag: headers.get('etag') };
};
const subject = () => ({ reference: `Patient/${patient}` });

describe('what a patient has and had', () => {
  it('is a condition: what is treated is active, of what was it is not known', async () => {
    const { body } = await get(`/Condition/dx-${patient}`);
    expect(body).toMatchObject({
      clinicalStatus: {
        coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-clinical', code: 'active' }],
      },
      category: [{ coding: [{ code: 'problem-list-item' }] }],
      code: { text: 'Total knee replacement' },
      subject: subject(),
    });
    const history = (await get(`/Condition/${operated}`)).body;
    expect(history).toMatchObject({
      code: { text: 'Osteoarthritis' },
      note: [{ text: 'Exercises' }],
      subject: subject(),
    });
    expect(history).not.toHaveProperty('clinicalStatus');
    expect((await get(`/Condition/${other}`)).body).not.toHaveProperty('note');
    expect((await fhir(app, token, `/Condition/dx-${bare}`)).status).toBe(404);
  });

  it.each<[string, () => string[]]>([
    ['patient', () => [operated, other, `dx-${patient}`]],
    ['subject', () => [operated, other, `dx-${patient}`]],
    ['clinical-status=active&patient', () => [`dx-${patient}`]],
    [
      'clinical-status=http://terminology.hl7.org/CodeSystem/condition-clinical|active&patient',
      () => [`dx-${patient}`],
    ],
    ['clinical-status=resolved&patient', () => []],
  ])('is found by %s', async (by, ids) => {
    const { body } = await get(`/Condition?${by}=${patient}`);
    expect([body.total, idsOf(body).toSorted()]).toEqual([ids().length, ids().toSorted()]);
  });

  it('was operated: a procedure of the entry that tells of it, in its state', async () => {
    const { body, etag } = await get(`/Procedure/op-${operated}`);
    expect(body).toMatchObject({
      status: 'unknown',
      code: { text: 'Knee replaced, <left>' },
      text: { div: expect.stringContaining('Knee replaced, &lt;left&gt;') },
      subject: subject(),
      reasonReference: [{ reference: `Condition/${operated}` }],
    });
    expect((await fhir(app, token, `/Procedure/op-${other}`)).status).toBe(404);
    expect((await fhir(app, token, `/Procedure/${operated}`)).status).toBe(404);
    expect(idsOf((await get(`/Procedure?patient=Patient/${patient}`)).body)).toEqual([`op-${operated}`]);
    await app.sql("update medical_history_entry set treatment = 'Surgery' where id = $1", [operated]);
    expect((await get(`/Procedure/op-${operated}`)).etag).not.toBe(etag);
  });
});

describe('the plan of a patient', () => {
  it('is its number of sessions, with a goal, by who treats', async () => {
    expect((await get(`/CarePlan/plan-${patient}`)).body).toMatchObject({
      status: 'active',
      intent: 'plan',
      title: 'Physiotherapy after surgery',
      subject: subject(),
      author: { reference: `Practitioner/${therapist}` },
      addresses: [{ reference: `Condition/dx-${patient}` }],
      goal: [{ reference: `Goal/goal-${patient}` }],
      activity: [
        { detail: { kind: 'ServiceRequest', status: 'in-progress', scheduledTiming: { repeat: { count: 20 } } } },
      ],
    });
    expect((await get(`/Goal/goal-${patient}`)).body).toMatchObject({
      lifecycleStatus: 'active',
      description: { text: expect.any(String) },
      target: [{ measure: { text: 'Sessions completed' }, detailInteger: 20 }],
    });
    for (const query of [
      `CarePlan?patient=${patient}&status=active`,
      `Goal?patient=${patient}&lifecycle-status=active`,
    ])
      expect((await get(`/${query}`)).body.total).toBe(1);
    for (const query of [
      `CarePlan?patient=${patient}&status=draft`,
      `Goal?patient=${patient}&lifecycle-status=proposed`,
    ])
      expect((await get(`/${query}`)).body.total).toBe(0);
  });

  it('is observed: how much of it is done, and the blood group by its code', async () => {
    expect((await get(`/Observation/recovery-${patient}`)).body).toMatchObject({
      status: 'final',
      code: { text: 'Sessions completed of those planned' },
      valueQuantity: { value: 25, unit: '%', system: 'http://unitsofmeasure.org', code: '%' },
      effectiveDateTime: expect.any(String),
    });
    expect((await get(`/Observation/blood-${patient}`)).body).toMatchObject({
      code: { coding: [{ system: 'http://loinc.org', code: '882-1' }] },
      valueCodeableConcept: { text: 'B+' },
    });
    const found = async (query: string) => idsOf((await get(`/Observation?patient=${patient}&${query}`)).body);
    expect(await found('')).toEqual([`blood-${patient}`, `recovery-${patient}`]);
    expect(await found('code=882-1')).toEqual([`blood-${patient}`]);
    expect(await found('code=http://loinc.org|')).toEqual([`blood-${patient}`]);
    expect(await found('code=http://snomed.info/sct|882-1')).toEqual([]);
    expect(await found('date=lt2026-01-01')).toEqual([]);
    expect(await found('date=gt2026-01-01')).toHaveLength(2);
  });

  it('is only of complete records; the blood group is of all', async () => {
    for (const path of [`CarePlan/plan-${bare}`, `Goal/goal-${bare}`, `Observation/recovery-${bare}`])
      expect((await fhir(app, token, `/${path}`)).status).toBe(404);
    expect((await get(`/Observation/blood-${bare}`)).body).toHaveProperty('valueCodeableConcept', { text: 'O-' });
  });

  it('has the version of the record, which counts every session that took place', async () => {
    const id = await treated();
    const parts = [`CarePlan/plan-${id}`, `Goal/goal-${id}`, `Observation/recovery-${id}`, `Condition/dx-${id}`];
    const tags = async () => new Set(await Promise.all(parts.map(async (path) => (await get(`/${path}`)).etag)));
    const before = await tags();
    expect(before).toEqual(new Set([(await get(`/Patient/${id}`)).etag]));
    const session = await insertAppointment(app.sql, id, { status: 'scheduled' });
    await app.sql("update appointment set status = 'completed' where id = $1", [session.id]);
    const after = await tags();
    expect([after.size, [...after].filter((tag) => before.has(tag))]).toEqual([1, []]);
    const { body } = await get(`/Observation/recovery-${id}`);
    expect(body).toMatchObject({ valueQuantity: { value: 30 } });
  });

  it('that runs is shown by its own numbers and its own physiotherapist, as on every screen', async () => {
    const id = await treated();
    const looksAfter = (await insertPhysiotherapist(app.sql)).id;
    const tag = async () => (await get(`/CarePlan/plan-${id}`)).etag;
    const tags = [await tag()];
    const plan = await insertPlan(app, id, { physiotherapist_id: looksAfter });
    tags.push(await tag());
    // 5 of 25 are done already.
    const event = `insert into session_event (plan_id, number, kind, phase, entered_as) values ($1, 25, 'CANCELLED', 1, 'ADMIN')`;
    await app.sql(event, [plan.id]);
    tags.push(await tag());
    expect((await get(`/CarePlan/plan-${id}`)).body).toMatchObject({
      author: { reference: `Practitioner/${looksAfter}` },
      activity: [{ detail: { scheduledTiming: { repeat: { count: 24 } } } }],
    });
    const { admin } = await signInAdmin(app);
    const { body } = await admin.graphql<{ patientDetails: { plannedSessions: number; recoveryPercent: number } }>(
      `{ patientDetails(id: "${id}") { plannedSessions recoveryPercent } }`,
    );
    const { plannedSessions, recoveryPercent } = body.data?.patientDetails ?? {};
    expect([plannedSessions, recoveryPercent]).toEqual([24, 21]);
    expect((await get(`/Goal/goal-${id}`)).body).toMatchObject({ target: [{ detailInteger: plannedSessions }] });
    expect((await get(`/Observation/recovery-${id}`)).body).toMatchObject({
      valueQuantity: { value: recoveryPercent },
    });
    await app.sql('update recovery_plan set physiotherapist_id = $2 where id = $1', [plan.id, therapist]);
    tags.push(await tag());
    await app.sql("update recovery_plan set status = 'STOPPED' where id = $1", [plan.id]);
    tags.push(await tag());
    expect(new Set(tags).size).toBe(5);
  });
});

describe('the clinic', () => {
  it('is named as its public pages name it: what was entered is told once it is open', async () => {
    const { body, etag } = await get('/Organization/clinic');
    expect(body).toMatchObject({
      active: true,
      name: 'Post Surgery Physiotherapy',
      telecom: [{ system: 'phone', value: '+91 00000 00000' }],
      address: [{ line: ['0 Example Road'], city: 'Lucknow', state: 'Uttar Pradesh', country: 'IN' }],
    });
    const enter = `update clinic_settings set name = 'Recovery House', phones = '{+91 522 400 1234,+91 522 400 1235}',
      street = '12 Mall Road', postal_code = '226001'`;
    await app.sql(enter);
    expect((await get('/Organization/clinic')).body).toHaveProperty('name', 'Post Surgery Physiotherapy');
    await app.sql('update clinic_settings set opened_at = now()');
    const opened = await get('/Organization/clinic');
    expect(opened.etag).not.toBe(etag);
    expect(opened.body).toMatchObject({
      name: 'Recovery House',
      telecom: [{ value: '+91 522 400 1234' }, { value: '+91 522 400 1235' }],
      address: [{ line: ['12 Mall Road'], city: 'Lucknow', postalCode: '226001' }],
    });
    expect(idsOf((await get('/Organization')).body)).toEqual(['clinic']);
    for (const path of ['/Organization/other', `/Organization/${patient}`])
      expect((await fhir(app, token, path)).status).toBe(404);
  });
});
