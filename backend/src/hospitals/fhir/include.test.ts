import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAppointment, insertPatient, insertPhysiotherapist } from '../../../test/builders.js';
import { createHospitalApp, fhir, insertClient, signInClient, type FhirBody } from '../../../test/hospital.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
let token: string;
let [patient, other, therapist] = ['', '', ''];
beforeAll(async () => {
  app = await createHospitalApp();
  token = await signInClient(app, await insertClient(app.sql));
  [patient, other] = [(await insertPatient(app.sql)).id, (await insertPatient(app.sql)).id];
  therapist = (await insertPhysiotherapist(app.sql)).id;
  for (const status of ['pending', 'completed'])
    await insertAppointment(app.sql, patient, { status, physiotherapist_id: therapist });
  await insertAppointment(app.sql, other, { status: 'completed' });
});
afterAll(() => app.close());

/** What a search found, and what it included, as `Type/id`. */
const modes = ({ entry = [] }: FhirBody) => {
  const of = (mode: string) =>
    entry
      .filter(({ search }) => search.mode === mode)
      .map(({ resource }) => `${resource.resourceType}/${resource.id}`)
      .toSorted();
  return { match: of('match'), include: of('include') };
};
const included = async (path: string, by = token) => modes((await fhir(app, by, path)).body).include;

describe('what sessions refer to comes along', () => {
  it.each<[string, () => string[]]>([
    ['Appointment?_include=Appointment:patient', () => [`Patient/${patient}`, `Patient/${other}`]],
    ['Appointment?_include=Appointment:practitioner', () => [`Practitioner/${therapist}`]],
    [
      'Appointment?_include=Appointment:actor',
      () => [`Patient/${patient}`, `Patient/${other}`, `Practitioner/${therapist}`],
    ],
    ['Appointment?_include=Appointment:actor:Practitioner', () => [`Practitioner/${therapist}`]],
    [
      'Appointment?_include=Appointment:patient&_include=Appointment:practitioner',
      () => [`Patient/${patient}`, `Patient/${other}`, `Practitioner/${therapist}`],
    ],
    ['Encounter?_include=Encounter:patient', () => [`Patient/${patient}`, `Patient/${other}`]],
    ['Appointment?status=pending&_include=Appointment:patient', () => [`Patient/${patient}`]],
    ['Appointment?status=booked&_include=Appointment:patient', () => []],
    ['Appointment?_summary=count&_include=Appointment:patient', () => []],
  ])('%s', async (path, all) => {
    expect(await included(`/${path}`)).toEqual(all().toSorted());
  });

  it('uncounted, behind what was found, and once for a page', async () => {
    const { body } = await fhir(app, token, `/Appointment?patient=${patient}&_include=Appointment:actor&_count=1`);
    expect([body.total, body.entry?.map(({ search }) => search.mode)]).toEqual([2, ['match', 'include', 'include']]);
    const next = body.link?.find(({ relation }) => relation === 'next')?.url ?? '';
    expect(await included(next)).toEqual([`Patient/${patient}`, `Practitioner/${therapist}`]);
  });

  it('of the types alone that the client may read', async () => {
    const of = async (...scopes: string[]) => signInClient(app, await insertClient(app.sql, { scopes }));
    const path = `/Appointment?patient=${patient}&_include=Appointment:actor`;
    expect(await included(path, await of('system/Appointment.rs'))).toEqual([]);
    expect(await included(path, await of('system/Appointment.rs', 'system/Patient.s'))).toEqual([]);
    expect(await included(path, await of('system/Appointment.rs', 'system/Patient.r'))).toEqual([`Patient/${patient}`]);
  });

  it('and nobody who did not consent', async () => {
    const hospital = await insertClient(app.sql, { reach: 'CONSENTED' });
    await app.sql(
      `insert into data_consent (id, client_id, patient_id, decision, purpose) values (gen_random_uuid(), $1, $2, 'PERMIT', 'TREATMENT')`,
      [hospital.id, other],
    );
    const by = await signInClient(app, hospital);
    expect(await included('/Appointment?_include=Appointment:actor', by)).toEqual([`Patient/${other}`]);
  });

  it('nobody who was deleted', async () => {
    const { id } = await insertPhysiotherapist(app.sql, { deleted_at: new Date() });
    const session = await insertAppointment(app.sql, other, { physiotherapist_id: id });
    expect(await included(`/Appointment?_id=${session.id}&_include=Appointment:practitioner`)).toEqual([]);
  });

  it.each([
    'Appointment?_include=Encounter:patient',
    'Appointment?_include=Appointment:location',
    'Appointment?_include=Appointment:status',
    'Appointment?_include=Appointment:actor:Group',
    'Appointment?_include=Appointment:actor:Patient:x',
    'Appointment?_include=*',
    'Appointment?_include=',
    'Appointment?_include:iterate=Appointment:patient',
    'Encounter?_include=Encounter:practitioner',
  ])('but nothing is guessed: %s is refused', async (path) => {
    const { status, body } = await fhir(app, token, `/${path}`);
    expect([status, body.issue?.[0]?.code]).toEqual([400, 'not-supported']);
  });
});
