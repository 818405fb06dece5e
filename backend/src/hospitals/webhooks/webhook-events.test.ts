import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertAppointment, insertPatient, insertUser } from '../../../test/builders.js';
import { insertDocument, insertReferral, insertSender } from '../../../test/hospital.js';
import type { TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { createWebhookWorld, type WebhookWorld } from '../../../test/webhooks.js';
import { WEBHOOK_EVENTS } from './webhook-endpoint.entity.js';

let world: WebhookWorld;
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  world = await createWebhookWorld();
  ({ app, admin } = world);
});
afterEach(() => world.endAll());
afterAll(() => world.close());

/** An endpoint for all events, unless told otherwise; what it is told once all is sent, in a line each. */
async function listening(columns: Record<string, unknown> = {}, events: readonly string[] = WEBHOOK_EVENTS) {
  const { id, clientId, path } = await world.listening(columns, events);
  const told = async () => {
    await world.send();
    return world.receiver.at(path).map(({ type, data }) => `${type} ${data.resource}/${data.id} ${data.versionId}`);
  };
  const waiting = () => app.sql('select event, status from webhook_delivery where endpoint_id = $1', [id]);
  return { clientId, id, told, waiting };
}
const CONSENTED = { reach: 'CONSENTED' };
const SAID = `mutation ($input: RecordConsentInput!) { recordConsent(input: $input) { id } }`;
async function say(clientId: string, patientId: string, decision: 'PERMIT' | 'DENY'): Promise<string> {
  const { body } = await admin.graphql<{ recordConsent: { id: string } }>(SAID, {
    input: { clientId, patientId, decision },
  });
  return body.data?.recordConsent.id ?? '';
}
const revoke = (id: string) => admin.graphql('mutation ($id: ID!) { revokeConsent(id: $id) }', { id });
const rename = (id: string) => app.sql("update patient set name = name || '.' where id = $1", [id]);

describe('a change of a record', () => {
  it('is told with the version that it made, the deletion and the return too', async () => {
    const { told } = await listening();
    const { id } = await insertPatient(app.sql);
    await rename(id);
    await app.sql('update patient set deleted_at = now() where id = $1', [id]);
    await app.sql('update patient set deleted_at = null where id = $1', [id]);
    expect((await told()).toSorted()).toEqual([
      `patient.created Patient/${id} 1`,
      `patient.deleted Patient/${id} 3`,
      `patient.updated Patient/${id} 2`,
      `patient.updated Patient/${id} 4`,
    ]);
  });

  it('of its account is told, too', async () => {
    const user = await insertUser(app.sql);
    const { id } = await insertPatient(app.sql, { user_id: user.id });
    const { told } = await listening();
    await app.sql("update app_user set email = 'new@mail.example' where id = $1", [user.id]);
    expect(await told()).toEqual([`patient.updated Patient/${id} 2`]);
  });

  it('made in several steps of one transaction is told once, with the last version', async () => {
    const { id } = await insertPatient(app.sql);
    const { told } = await listening();
    await app.sql(
      `do $$ begin for step in 1..3 loop update patient set name = name || '.' where id = '${id}'; end loop; end $$`,
    );
    expect(await told()).toEqual([`patient.updated Patient/${id} 4`]);
  });

  it('that was rolled back is not told', async () => {
    const { id } = await insertPatient(app.sql);
    const { waiting } = await listening();
    await expect(
      app.sql(`do $$ begin update patient set name = 'Other' where id = '${id}'; raise exception 'no'; end $$`),
    ).rejects.toThrow('no');
    expect(await waiting()).toEqual([]);
  });

  it('is noted for nobody who does not listen to it, has ended, or belongs to a revoked client', async () => {
    const { id } = await insertPatient(app.sql);
    const deaf = await listening({}, ['patient.created', 'appointment.updated']);
    const ended = await listening();
    await admin.graphql('mutation ($id: ID!) { endWebhookEndpoint(id: $id) }', { id: ended.id });
    const revoked = await listening();
    await admin.graphql('mutation ($id: ID!) { revokeSmartClient(id: $id) }', { id: revoked.clientId });
    await rename(id);
    for (const { waiting } of [deaf, ended, revoked]) expect(await waiting()).toEqual([]);
  });

  it('that no trigger sees is noted by its name', async () => {
    const { told } = await listening();
    const { id } = await insertPatient(app.sql);
    await app.sql("select note_webhook_event('patient.discharged', 'Patient', $1, 1, $1)", [id]);
    expect(await told()).toContain(`patient.discharged Patient/${id} 1`);
  });
});

it('sessions are told of when they are made and when they change', async () => {
  const { id: patient } = await insertPatient(app.sql);
  const { told } = await listening({}, ['appointment.created', 'appointment.updated']);
  const { id } = await insertAppointment(app.sql, patient, { status: 'pending' });
  await app.sql("update appointment set status = 'canceled' where id = $1", [id]);
  expect((await told()).toSorted()).toEqual([
    `appointment.created Appointment/${id} 1`,
    `appointment.updated Appointment/${id} 2`,
  ]);
});

it('what the clinic says to a referral is told to the client that sent it, and to no other', async () => {
  const [sender, other] = [await listening(), await listening()];
  const { id: patient } = await insertPatient(app.sql);
  const id = await insertReferral(app.sql, patient, { client_id: sender.clientId });
  await admin.graphql('mutation ($id: ID!) { acceptReferral(id: $id) { id } }', { id });
  expect(await sender.told()).toContain(`referral.updated ServiceRequest/${id} 2`);
  expect((await other.told()).join()).not.toContain(id);
});

it('a document that a hospital sends is told to whoever reads the patient, and not to its sender alone', async () => {
  const { id: patient } = await insertPatient(app.sql);
  const [sender, other, stranger] = [await listening(), await listening(), await listening(CONSENTED)];
  const id = await insertDocument(app.sql, patient, { sent_by: sender.clientId });
  const told = `document.created DocumentReference/${id} 1`;
  expect([await sender.told(), await other.told(), await stranger.told()]).toEqual([[told], [told], []]);
});

describe('consent (HR-1)', () => {
  it('decides at the moment of sending: what was withdrawn after the change leaves nothing, and no trace', async () => {
    const { id } = await insertPatient(app.sql);
    const { clientId, told, waiting } = await listening(CONSENTED, ['patient.updated']);
    await rename(id);
    expect(await told()).toEqual([]);
    expect(await waiting()).toEqual([]);
    const consent = await say(clientId, id, 'PERMIT');
    await rename(id);
    expect(await waiting()).toHaveLength(1);
    await revoke(consent);
    expect(await told()).toEqual([]);
    expect(await waiting()).toEqual([]);
    await say(clientId, id, 'PERMIT');
    await rename(id);
    expect(await told()).toEqual([`patient.updated Patient/${id} 4`]);
  });

  it('for another purpose opens nothing, and a refusal closes what reads without one', async () => {
    const { id } = await insertPatient(app.sql);
    const other = await listening({ ...CONSENTED, purpose: 'PAYMENT' }, ['patient.updated']);
    await app.sql(
      `insert into data_consent (id, client_id, patient_id, decision, purpose) values (gen_random_uuid(), $1, $2, 'PERMIT', 'TREATMENT')`,
      [other.clientId, id],
    );
    const refused = await listening({}, ['patient.updated']);
    await say(refused.clientId, id, 'DENY');
    await rename(id);
    expect([await other.told(), await refused.told()]).toEqual([[], []]);
  });

  it('of a scope that does not read the type leaves nothing', async () => {
    const { id } = await insertPatient(app.sql);
    const { told, waiting } = await listening({ scopes: ['system/Appointment.rs', 'system/Patient.s'] });
    await rename(id);
    expect([await told(), await waiting()]).toEqual([[], []]);
  });

  it('that a deleted record had still opens the word of its deletion', async () => {
    const { id } = await insertPatient(app.sql);
    const knows = await listening(CONSENTED, ['patient.deleted']);
    const stranger = await listening(CONSENTED, ['patient.deleted']);
    await say(knows.clientId, id, 'PERMIT');
    await app.sql('update patient set deleted_at = now() where id = $1', [id]);
    expect([await knows.told(), await stranger.told()]).toEqual([[`patient.deleted Patient/${id} 2`], []]);
  });
});

describe('the end of a consent', () => {
  const revoked = (id: string) => [`consent.revoked Patient/${id} 1`];

  it('is told to its client alone, once, however it ends', async () => {
    const { id } = await insertPatient(app.sql);
    const [one, other] = [await listening(CONSENTED), await listening()];
    await revoke(await say(one.clientId, id, 'PERMIT'));
    expect([await one.told(), await other.told()]).toEqual([revoked(id), []]);
    const next = await listening(CONSENTED);
    await say(next.clientId, id, 'PERMIT');
    await say(next.clientId, id, 'DENY');
    expect(await next.told()).toEqual(revoked(id));
    await say(other.clientId, id, 'DENY');
    expect(await other.told()).toEqual(revoked(id));
  });

  it('is not told to a client that never reached the record: it would learn of somebody', async () => {
    const { id } = await insertPatient(app.sql);
    const { clientId, told, waiting } = await listening(CONSENTED);
    await say(clientId, id, 'DENY');
    expect([await told(), await waiting()]).toEqual([[], []]);
    await app.sql('insert into record_reading (client_id, patient_id) values ($1, $2)', [clientId, id]);
    await app.sql('update data_consent set revoked_at = now() where client_id = $1', [clientId]);
    await say(clientId, id, 'DENY');
    expect(await told()).toEqual(revoked(id));
  });

  it('is told to the client that made the record, which reached it without a consent', async () => {
    const { id } = await insertPatient(app.sql);
    const { clientId, told } = await listening(CONSENTED, ['consent.revoked']);
    await insertSender(app.sql, id, clientId);
    await say(clientId, id, 'DENY');
    expect(await told()).toEqual([`consent.revoked Patient/${id} 1`]);
  });

  it('is not told where the client reaches the record all the same, or again by then', async () => {
    const { id } = await insertPatient(app.sql);
    const all = await listening();
    await revoke(await say(all.clientId, id, 'PERMIT'));
    const again = await listening(CONSENTED);
    await revoke(await say(again.clientId, id, 'PERMIT'));
    await say(again.clientId, id, 'PERMIT');
    expect([await all.told(), await again.told()]).toEqual([[], []]);
  });

  it('of one that had run out is not told', async () => {
    const { id } = await insertPatient(app.sql);
    const { clientId, told } = await listening(CONSENTED);
    const consent = await say(clientId, id, 'PERMIT');
    await app.sql("update data_consent set until = now() - interval '1 second' where id = $1", [consent]);
    await revoke(consent);
    expect(await told()).toEqual([]);
  });
});
