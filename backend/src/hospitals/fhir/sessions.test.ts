import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAppointment, insertPatient, insertPhysiotherapist } from '../../../test/builders.js';
import { createHospitalApp, fhir, idsOf, insertClient, signInClient } from '../../../test/hospital.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
let token: string;
let patient: string;
let other: string;
let therapist: string;
const sessions: Record<string, string> = {};
beforeAll(async () => {
  app = await createHospitalApp();
  token = await signInClient(app, await insertClient(app.sql));
  patient = (await insertPatient(app.sql)).id;
  other = (await insertPatient(app.sql)).id;
  therapist = (
    await insertPhysiotherapist(app.sql, {
      name: 'Dr Kavita Singh',
      registration_number: 'UP-7',
      phone: '+919812300000',
    })
  ).id;
  const add = async (what: string, columns: Record<string, unknown>, of = patient) => {
    sessions[what] = (await insertAppointment(app.sql, of, columns)).id;
  };
  const by = { physiotherapist_id: therapist };
  await add('asked', { status: 'pending', starts_at: '2026-03-01T04:30:00Z', ...by });
  await add('booked', { status: 'scheduled', starts_at: '2026-03-12T04:30:00Z', session_type: 'Home', ...by });
  await add('canceled', { status: 'canceled', starts_at: '2026-03-03T04:30:00Z' });
  // Around midnight of the clinic: it begins on the 5th and ends on the 6th.
  await add('done', { status: 'completed', starts_at: '2026-03-05T18:10:00Z', session_type: 'Tele', ...by });
  await add('missed', { status: 'missed', starts_at: '2026-03-07T04:30:00Z', missed_reason: 'Fever', ...by });
  await add('of another', { status: 'completed', starts_at: '2026-03-08T04:30:00Z', ...by }, other);
  await add('deleted', { status: 'completed', starts_at: '2026-03-09T04:30:00Z', deleted_at: new Date() });
});
afterAll(() => app.close());

const found = async (path: string) => {
  const { status, body } = await fhir(app, token, path);
  expect([status, body.total]).toEqual([200, idsOf(body).length]);
  return Object.keys(sessions).filter((what) => idsOf(body).includes(sessions[what] ?? ''));
};
const mine = ['asked', 'booked', 'canceled', 'done', 'missed'];

describe('sessions', () => {
  it.each<[string, () => string, string[]]>([
    ['of a patient by id', () => `patient=${patient}`, mine],
    ['by a reference', () => `patient=Patient/${patient}`, mine],
    ['by an address', () => `patient=${app.origin}/fhir/R4/Patient/${patient}`, mine],
    ['of another server', () => `patient=https://other.example/fhir/Patient/${patient}`, []],
    ['of another type', () => `patient=Group/${patient}`, []],
    ['of an actor who is a patient', () => `actor=${other}`, ['of another']],
    [
      'of an actor who treats',
      () => `actor=Practitioner/${therapist}`,
      ['asked', 'booked', 'done', 'missed', 'of another'],
    ],
    ['of who treats, who is no patient', () => `patient=${therapist}`, []],
    ['by their status', () => 'status=booked,noshow', ['booked', 'missed']],
    ['by their status, with its system', () => 'status=http://hl7.org/fhir/appointmentstatus|cancelled', ['canceled']],
    ['by our own word for it', () => 'status=canceled', []],
    ['of a day of the clinic', () => 'date=2026-03-05', ['done']],
    ['from a day on', () => `date=ge2026-03-07&patient=${patient}`, ['booked', 'missed']],
  ])('are found %s', async (_how, query, which) => {
    expect(await found(`/Appointment?${query()}`)).toEqual(which);
  });

  it('say what became of them, who takes part and how', async () => {
    const bodyOf = async (what: string) => (await fhir(app, token, `/Appointment/${sessions[what]}`)).body;
    expect(await bodyOf('missed')).toMatchObject({
      status: 'noshow',
      start: '2026-03-07T04:30:00.000Z',
      end: '2026-03-07T05:15:00.000Z',
      minutesDuration: 45,
      appointmentType: { coding: [{ system: 'http://localhost:3000/fhir/id/session-type', code: 'clinic' }] },
      comment: 'Fever',
      participant: [
        { actor: { reference: `Patient/${patient}` }, status: 'accepted' },
        { actor: { reference: `Practitioner/${therapist}` }, status: 'accepted' },
      ],
    });
    expect(await bodyOf('asked')).toMatchObject({ status: 'pending', participant: [{}, { status: 'needs-action' }] });
    expect(await bodyOf('canceled')).not.toHaveProperty('comment');
    expect((await fhir(app, token, `/Appointment/${sessions['deleted']}`)).status).toBe(410);
  });

  it('that took place are encounters too, and no others', async () => {
    expect(await found('/Encounter')).toEqual(['done', 'of another']);
    expect((await fhir(app, token, `/Encounter/${sessions['booked']}`)).status).toBe(404);
    expect((await fhir(app, token, `/Encounter/${sessions['done']}`)).body).toMatchObject({
      status: 'finished',
      class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'VR' },
      subject: { reference: `Patient/${patient}` },
      participant: [{ individual: { reference: `Practitioner/${therapist}` } }],
      appointment: [{ reference: `Appointment/${sessions['done']}` }],
      period: { start: '2026-03-05T18:10:00.000Z', end: '2026-03-05T18:55:00.000Z' },
    });
    expect(await found(`/Encounter?subject=${patient}`)).toEqual(['done']);
    expect(await found(`/Encounter?subject=${patient}&date=2026-03-05`)).toEqual([]);
    expect(await found(`/Encounter?subject=${patient}&date=2026-03`)).toEqual(['done']);
    expect(await found(`/Encounter?subject=${patient}&date=le2026-03-05`)).toEqual([]);
    expect(await found(`/Encounter?subject=${patient}&date=le2026-03-06`)).toEqual(['done']);
    expect(await found(`/Encounter?subject=${patient}&date=sa2026-03-05`)).toEqual([]);
    expect(await found('/Encounter?status=finished')).toEqual(['done', 'of another']);
    expect(await found('/Encounter?status=planned')).toEqual([]);
  });

  it('go with the record of their patient', async () => {
    const { id } = await insertPatient(app.sql);
    const session = (await insertAppointment(app.sql, id, { status: 'completed' })).id;
    await app.sql('update patient set deleted_at = now() where id = $1', [id]);
    for (const type of ['Appointment', 'Encounter']) {
      expect((await fhir(app, token, `/${type}/${session}`)).status).toBe(410);
      expect((await fhir(app, token, `/${type}?_id=${session}`)).body.total).toBe(0);
    }
  });

  it('come in the order of their day, and another version after a change', async () => {
    const { body } = await fhir(app, token, `/Appointment?_sort=-date&patient=${patient}`);
    expect(idsOf(body)).toEqual(['booked', 'missed', 'done', 'canceled', 'asked'].map((what) => sessions[what]));
    const tag = async () => (await fhir(app, token, `/Appointment/${sessions['booked']}`)).headers.get('etag');
    const before = await tag();
    await app.sql("update appointment set starts_at = starts_at + interval '1 hour' where id = $1", [
      sessions['booked'],
    ]);
    expect(await tag()).not.toBe(before);
  });
});

describe('those who treat', () => {
  it('are named with their register, without a number to call, and as inactive after their last day', async () => {
    const get = async () => fhir(app, token, `/Practitioner/${therapist}`);
    const { body } = await get();
    expect(body).toMatchObject({
      active: true,
      identifier: [{ system: 'http://localhost:3000/fhir/id/registration-number', value: 'UP-7' }],
      name: [{ text: 'Dr Kavita Singh' }],
      qualification: [{ code: { text: 'Orthopaedic' } }],
    });
    expect(JSON.stringify(body)).not.toContain('98123');
    await app.sql("update physiotherapist set last_day = '2020-01-01' where id = $1", [therapist]);
    expect((await get()).body).toHaveProperty('active', false);
    expect(idsOf((await fhir(app, token, '/Practitioner?name=kavi')).body)).toEqual([therapist]);
    expect((await fhir(app, token, '/Practitioner?phone=9812300000')).status).toBe(400);
  });
});
