import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { createHospitalApp, insertClient, insertEndpoint } from '../../../test/hospital.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let clientId: string;
beforeAll(async () => {
  app = await createHospitalApp();
  ({ admin } = await signInAdmin(app));
  clientId = (await insertClient(app.sql, { name: 'City Hospital' })).id;
});
afterAll(() => app.close());

const FIELDS = 'id clientId clientName url events endedAt endReason canSign';
const CREATE = `mutation ($input: CreateWebhookEndpointInput!) {
  createWebhookEndpoint(input: $input) { secret endpoint { ${FIELDS} } } }`;
const LIST = `{ webhookEndpoints { ${FIELDS} } }`;
const DELIVERIES = `query ($id: ID!, $first: Int!) { webhookDeliveries(endpointId: $id, first: $first) { id event status } }`;
const END = 'mutation ($id: ID!) { endWebhookEndpoint(id: $id) }';
const REPLAY = 'mutation ($id: ID!) { replayWebhooks(endpointId: $id, since: "2026-01-01T00:00:00Z") }';

interface Endpoint {
  id: string;
  canSign: boolean;
}
const url = 'https://city.example/told';
const create = async (input: object, by = admin) => {
  const { body } = await by.graphql<{ createWebhookEndpoint: { secret: string; endpoint: Endpoint } }>(CREATE, {
    input: { clientId, url, events: ['patient.updated'], ...input },
  });
  return { made: body.data?.createWebhookEndpoint, error: body.errors?.[0]?.extensions };
};
const listed = async () => {
  const { body } = await admin.graphql<{ webhookEndpoints: Endpoint[] }>(LIST);
  return body.data?.webhookEndpoints ?? [];
};
const codeOf = async (text: string, variables: object) =>
  (await admin.graphql(text, variables)).body.errors?.[0]?.extensions.code;

describe('making an endpoint', () => {
  it.each([
    ['by http', 'http://city.example/told'],
    ['of this machine', 'https://localhost/told'],
    ['of loopback', 'https://127.0.0.1/told'],
    ['of loopback in IPv6', 'https://[::1]/told'],
    ['of a metadata service', 'https://169.254.169.254/latest'],
    ['in decimal spelling', 'https://2130706433/told'],
    ['in hexadecimal spelling', 'https://0x7f000001/told'],
    ['of a house', 'https://records.internal/told'],
    ['with a password', 'https://me:secret@city.example/told'],
    ['with a fragment', 'https://city.example/told#here'],
    ['of another scheme', 'ftp://city.example/told'],
    ['that is none', 'told'],
    ['that is too long', `https://city.example/${'a'.repeat(2_000)}`],
  ])('refuses an address %s by its name, and repeats nothing of it', async (_what, address) => {
    const { error } = await create({ url: address });
    expect(error).toMatchObject({ code: 'BAD_INPUT', fields: { url: expect.stringContaining('https') } });
    expect(JSON.stringify(error)).not.toContain(address);
  });

  it.each([[[]], [['patient.read']], [['patient.updated', 'PATIENT_UPDATED']]])(
    'refuses the events %j, and says which there are',
    async (events) => {
      const { error } = await create({ events });
      expect(error).toMatchObject({
        code: 'BAD_INPUT',
        fields: { events: expect.stringContaining('patient.created') },
      });
    },
  );

  it('refuses a client that is unknown or revoked', async () => {
    const { id: revoked } = await insertClient(app.sql, { revoked_at: new Date() });
    for (const one of [revoked, 'nobody']) expect((await create({ clientId: one })).error?.code).toBe('NOT_FOUND');
  });

  it('takes a sign-in of the last quarter of an hour (AU-10)', async () => {
    const other = await insertAdmin(app.sql);
    const tired = await app.signIn(other.phone, 'admin');
    await app.sql("update session set created_at = now() - interval '16 minutes' where user_id = $1", [other.id]);
    expect((await create({}, tired)).error?.code).toBe('RECENT_SIGN_IN_REQUIRED');
  });

  it('is refused where the server has no key to make secrets of', async () => {
    const bare = await createTestApp({ config: { smartSigningKeys: [] }, database: app.database });
    const { admin: other } = await signInAdmin(bare);
    expect((await create({}, other)).error?.code).toBe('WRONG_STATE');
    await bare.close();
  });

  it('answers a secret once, which is in no table and on no list', async () => {
    const events = ['patient.updated', 'patient.merged'];
    const { made } = await create({ events: [...events, 'patient.updated'] });
    expect(made).toEqual({
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      endpoint: {
        id: expect.any(String),
        clientId,
        clientName: 'City Hospital',
        url,
        events,
        endedAt: null,
        endReason: null,
        canSign: true,
      },
    });
    expect(await listed()).toContainEqual(made?.endpoint);
    const [row] = await app.sql<{ text: string }>('select e::text as text from webhook_endpoint e where id = $1', [
      made?.endpoint.id,
    ]);
    expect(row?.text).not.toContain(made?.secret.slice(6));
    const { made: other } = await create({});
    expect(other?.secret).not.toBe(made?.secret);
  });

  it('is refused beyond ten live ones of a client, also at once', async () => {
    const { id } = await insertClient(app.sql);
    for (let count = 0; count < 9; count++) await insertEndpoint(app.sql, { client_id: id });
    const answers = await Promise.all([1, 2, 3].map(() => create({ clientId: id })));
    expect(answers.filter(({ made }) => made)).toHaveLength(1);
    expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(['LIMIT_REACHED', 'LIMIT_REACHED']);
  });
});

describe('an endpoint', () => {
  it('says when its secret is not known any more', async () => {
    const id = await insertEndpoint(app.sql, { secret_hash: 'of another key' });
    expect((await listed()).find((endpoint) => endpoint.id === id)?.canSign).toBe(false);
  });

  it('ends once, takes what waits with it, and is replayed no more', async () => {
    const { made } = await create({ events: ['patient.updated'] });
    const id = made?.endpoint.id;
    await app.sql(
      `insert into webhook_delivery (endpoint_id, event, resource, resource_id, version, patient_id)
       select $1, 'patient.updated', 'Patient', id, 1, id from (select gen_random_uuid() as id)`,
      [id],
    );
    expect((await admin.graphql(END, { id })).body.data).toEqual({ endWebhookEndpoint: true });
    expect(await codeOf(END, { id })).toBe('NOT_FOUND');
    expect(await codeOf(REPLAY, { id })).toBe('NOT_FOUND');
    expect((await listed()).find((endpoint) => endpoint.id === id)).toMatchObject({ endReason: 'ENDED' });
    const { body } = await admin.graphql(DELIVERIES, { id, first: 5 });
    expect(body.data).toMatchObject({ webhookDeliveries: [{ event: 'patient.updated', status: 'FAILED' }] });
  });

  it('of a client that was revoked is not listed', async () => {
    const { id } = await insertClient(app.sql, { revoked_at: new Date() });
    const endpoint = await insertEndpoint(app.sql, { client_id: id });
    expect((await listed()).map((one) => one.id)).not.toContain(endpoint);
  });

  it('that is unknown has no deliveries, and a page has 1 to 100', async () => {
    const id = await insertEndpoint(app.sql);
    expect(await codeOf(DELIVERIES, { id: 'none', first: 1 })).toBe('NOT_FOUND');
    for (const first of [0, 101]) expect(await codeOf(DELIVERIES, { id, first })).toBe('BAD_INPUT');
    expect(await codeOf(REPLAY, { id: 'none' })).toBe('NOT_FOUND');
  });

  it('whose deliveries were looked at is in the audit trail', async () => {
    const id = await insertEndpoint(app.sql);
    await admin.graphql(DELIVERIES, { id, first: 1 });
    await admin.graphql(REPLAY, { id });
    expect(await app.sql('select verb, details from audit_event where subject_id = $1 order by id', [id])).toEqual([
      { verb: 'webhookDelivery.list', details: null },
      { verb: 'webhookDelivery.replay', details: { since: '2026-01-01T00:00:00.000Z', count: 0 } },
    ]);
  });
});
