import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatient } from '../../../test/builders.js';
import { createHospitalApp, fhir, insertClient, signInClient, type Hospital } from '../../../test/hospital.js';
import type { TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createHospitalApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

const RECORD = `mutation ($input: RecordConsentInput!) { recordConsent(input: $input) { id patientId clientId decision until } }`;
const record = async (input: object) =>
  (await admin.graphql<{ recordConsent: { id: string } & Record<string, unknown> }>(RECORD, { input })).body;
const revoke = async (id?: string) =>
  (await admin.graphql('mutation ($id: ID!) { revokeConsent(id: $id) }', { id })).body;
const codeOf = async (input: object) => (await record(input)).errors?.[0]?.extensions.code;
const inADay = () => new Date(Date.now() + 86_400_000).toISOString();

describe('a consent', () => {
  it('is recorded for a live client and a live record alone, with an end that is to come', async () => {
    const { id: clientId } = await insertClient(app.sql);
    const { id: gone } = await insertPatient(app.sql, { deleted_at: new Date() });
    const { id: patientId } = await insertPatient(app.sql);
    const asked = { clientId, patientId, decision: 'PERMIT' };
    expect(await codeOf({ ...asked, clientId: patientId })).toBe('NOT_FOUND');
    expect(await codeOf({ ...asked, patientId: gone })).toBe('NOT_FOUND');
    expect(await codeOf({ ...asked, until: '2020-01-01T00:00:00Z' })).toBe('BAD_INPUT');
    expect(await app.sql('select from data_consent where client_id = $1', [clientId])).toEqual([]);
  });

  it('that is recorded again is the same with a new end, by either name of the record, and is revoked as a whole', async () => {
    const { id: clientId } = await insertClient(app.sql);
    const { id: patientId, reference } = await insertPatient(app.sql);
    const until = inADay();
    const first = await record({ clientId, patientId, decision: 'PERMIT', until });
    expect(first.data?.recordConsent).toMatchObject({ clientId, patientId, decision: 'PERMIT', until });
    const id = first.data?.recordConsent.id;
    const again = await record({ clientId, patientId: reference, decision: 'PERMIT' });
    expect(again.data?.recordConsent).toMatchObject({ id, until: null });
    expect((await revoke(id)).data).toEqual({ revokeConsent: true });
    expect((await revoke(id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(
      await app.sql("select verb, details->>'clientId' as client from audit_event where subject_id = $1 order by id", [
        id,
      ]),
    ).toEqual(
      ['dataConsent.record', 'dataConsent.record', 'dataConsent.revoke'].map((verb) => ({ verb, client: clientId })),
    );
  });
});

describe('the newest answer of a patient to a client holds', () => {
  const sees = async (hospital: Hospital, patientId: string) =>
    (await fhir(app, await signInClient(app, hospital), `/Patient/${patientId}`)).status === 200;
  const live = (clientId: string, patientId: string) =>
    app.sql('select decision from data_consent where client_id = $1 and patient_id = $2 and revoked_at is null', [
      clientId,
      patientId,
    ]);

  it.each(['CONSENTED', 'ALL_BUT_REFUSED'])('whatever was said before, with reach %s', async (reach) => {
    const hospital = await insertClient(app.sql, { reach });
    const { id: patientId } = await insertPatient(app.sql);
    const asked = { clientId: hospital.id, patientId };
    for (const decision of ['DENY', 'PERMIT', 'DENY', 'PERMIT']) {
      expect((await record({ ...asked, decision })).errors).toBeUndefined();
      expect(await sees(hospital, patientId)).toBe(decision === 'PERMIT');
      expect(await live(hospital.id, patientId)).toEqual([{ decision }]);
    }
  });

  it('and its audit row names the one that it ended', async () => {
    const { id: clientId } = await insertClient(app.sql);
    const { id: patientId } = await insertPatient(app.sql);
    const denied = (await record({ clientId, patientId, decision: 'DENY' })).data?.recordConsent.id;
    const permitted = (await record({ clientId, patientId, decision: 'PERMIT' })).data?.recordConsent.id;
    expect(await app.sql('select details from audit_event where subject_id = $1', [permitted])).toEqual([
      { details: { clientId, decision: 'PERMIT', ended: denied } },
    ]);
  });

  it('but ends nothing that was said to another client, or by another patient', async () => {
    const [asked, other] = [await insertClient(app.sql), await insertClient(app.sql)];
    const [patient, neighbour] = [await insertPatient(app.sql), await insertPatient(app.sql)];
    await record({ clientId: other.id, patientId: patient.id, decision: 'DENY' });
    await record({ clientId: asked.id, patientId: neighbour.id, decision: 'DENY' });
    await record({ clientId: asked.id, patientId: patient.id, decision: 'PERMIT' });
    expect(await sees(other, patient.id)).toBe(false);
    expect(await sees(asked, neighbour.id)).toBe(false);
  });

  it('though no consent with an end lifts a refusal from a client that reads unasked once it is over', async () => {
    const hospital = await insertClient(app.sql, { reach: 'ALL_BUT_REFUSED' });
    const { id: patientId } = await insertPatient(app.sql);
    const asked = { clientId: hospital.id, patientId };
    await record({ ...asked, decision: 'DENY' });
    expect((await record({ ...asked, decision: 'PERMIT', until: inADay() })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { until: expect.stringContaining('refused') },
    });
    expect(await sees(hospital, patientId)).toBe(false);
    // One that is over already stands in nobody's way.
    await app.sql("update data_consent set until = now() - interval '1 minute' where client_id = $1", [hospital.id]);
    expect((await record({ ...asked, decision: 'PERMIT', until: inADay() })).errors).toBeUndefined();
  });
});
