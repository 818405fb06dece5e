import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAppointment, insertPatient, insertReport } from '../../../test/builders.js';
import {
  createHospitalApp,
  fhir,
  insertClient,
  insertConsent,
  insertReferral,
  signInClient,
} from '../../../test/hospital.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createHospitalApp();
});
afterAll(() => app.close());

const change = (statement: string, id: string) =>
  app.connections.orm.em
    .fork()
    .transactional((tx) => tx.getConnection().execute(statement, [id], 'run', tx.getTransactionContext()));
const storedOf = (patient: string) =>
  app.sql<{ type: string; version: number }>(
    'select type, version from resource_version where patient_id = $1 order by type, version',
    [patient],
  );

describe('present versions that no transaction of the application stored', () => {
  it('are stored after a start, of every type, and then what replaces them leaves them readable', async () => {
    const hospital = await insertClient(app.sql);
    const token = await signInClient(app, hospital);
    const { id: patient } = await insertPatient(app.sql);
    const { id: session } = await insertAppointment(app.sql, patient);
    await insertReferral(app.sql, patient, { client_id: hospital.id });
    await insertConsent(app.sql, patient, hospital.id);
    await insertReport(app.sql, patient);
    expect(await storedOf(patient)).toEqual([]);
    const read = await fhir(app, token, `/Appointment/${session}`);
    await app.application.keepVersions();
    const types = ['Appointment', 'Consent', 'DocumentReference', 'Patient', 'ServiceRequest', 'Task'];
    expect((await storedOf(patient)).map(({ type }) => type)).toEqual(types);
    const stored = await storedOf(patient);
    await app.application.keepVersions();
    expect(await storedOf(patient)).toEqual(stored);
    await change('update appointment set duration_minutes = duration_minutes + 5 where id = ?', session);
    const { status, body } = await fhir(app, token, `/Appointment/${session}/_history/1`);
    expect([status, body]).toEqual([200, read.body]);
  });

  it('are stored with the maintenance when they were written past it, also with the clock set back', async () => {
    const { id } = await insertPatient(app.sql);
    await app.application.keepVersions();
    await app.sql("update patient set address = '1 Raw Lane' where id = $1", [id]);
    app.clock.set(new Date());
    await app.application.runMaintenance();
    expect(await storedOf(id)).toEqual([
      { type: 'Patient', version: 1 },
      { type: 'Patient', version: 2 },
    ]);
  });

  it('are stored in steps, of more rows than one has', async () => {
    const address = randomUUID();
    await app.sql(
      `insert into patient (id, name, address, created_at)
        select gen_random_uuid(), 'Patient ' || n, $1, now() from generate_series(1, 1001) n`,
      [address],
    );
    await app.application.keepVersions();
    const [row] = await app.sql(
      `select count(*)::int as stored from resource_version v join patient p on p.id = v.patient_id
        where v.type = 'Patient' and p.address = $1`,
      [address],
    );
    expect(row).toEqual({ stored: 1001 });
  });

  it('of an erased record are none, whoever changes a row of it later', async () => {
    const { id } = await insertPatient(app.sql);
    const { id: session } = await insertAppointment(app.sql, id);
    await app.sql("update patient set name = '', deleted_at = now() where id = $1", [id]);
    await app.application.keepVersions();
    await change("update appointment set override_reason = 'late' where id = ?", session);
    await change("update patient set address = 'late' where id = ?", id);
    expect(await storedOf(id)).toEqual([]);
  });
});
