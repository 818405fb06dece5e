import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { insertSource, message, pid, send } from '../../../test/hl7.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let adminId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ admin, adminId } = await signInAdmin(app));
});
afterAll(() => app.close());

interface Source {
  id: string;
  name: string;
}
let made = 0;
async function create(changes: object = {}, by = admin) {
  const name = `Hospital ${++made}`;
  const input = { name, application: name, facility: 'CITY', identifierSystem: 'https://city.example/mrn', ...changes };
  const { body } = await by.graphql<{ source: Source }>(
    `mutation ($input: CreateHl7SourceInput!) { source: createHl7Source(input: $input) {
      id name application facility identifierSystem createdAt } }`,
    { input },
  );
  return { input, source: body.data?.source, error: body.errors?.[0]?.extensions };
}
const live = async () =>
  (await admin.graphql<{ hl7Sources: Source[] }>('{ hl7Sources { id name } }')).body.data?.hl7Sources ?? [];
const end = async (id: string) =>
  (await admin.graphql<{ endHl7Source: boolean }>('mutation ($id: ID!) { endHl7Source(id: $id) }', { id })).body;

describe('a source of messages (hospital §7, §9)', () => {
  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['no application', { application: '' }, 'application'],
    ['a long facility', { facility: 'x'.repeat(228) }, 'facility'],
    ['a system that is no URI', { identifierSystem: 'mrn' }, 'identifierSystem'],
    ['the system of ABHA', { identifierSystem: 'https://healthid.ndhm.gov.in' }, 'identifierSystem'],
    ['the same, spelled otherwise', { identifierSystem: ' HTTPS://healthid.ndhm.gov.in/ ' }, 'identifierSystem'],
    [
      "the clinic's own system",
      { identifierSystem: 'http://localhost:3000/fhir/id/patient-number' },
      'identifierSystem',
    ],
  ])('is not registered with %s', async (_what, changes, field) => {
    const { error } = await create(changes);
    expect([error?.code, Object.keys((error?.['fields'] as object | undefined) ?? {})]).toEqual(['BAD_INPUT', [field]]);
  });

  it('takes a sign-in of the last quarter of an hour (AU-10)', async () => {
    const other = await insertAdmin(app.sql);
    const tired = await app.signIn(other.phone, 'admin');
    await app.sql("update session set created_at = now() - interval '16 minutes' where user_id = $1", [other.id]);
    expect((await create({}, tired)).error?.code).toBe('RECENT_SIGN_IN_REQUIRED');
  });

  it('is registered, listed first, and sends from then on', async () => {
    await create();
    const { input, source } = await create();
    expect(source).toMatchObject(input);
    expect((await live())[0]).toEqual({ id: source?.id, name: input.name });
    const audited = await app.sql('select verb, actor_id from audit_event where subject_id = $1', [source?.id]);
    expect(audited).toEqual([{ verb: 'messageSource.create', actor_id: adminId }]);
    expect(await send(app, message(input, 'A01', [pid({ 3: 'M', 5: 'A^B' })]))).toMatchObject({ code: 'AA' });
  });

  it('shares neither name nor sender with a live one, also of two made at once', async () => {
    const sender = { application: 'SAME', facility: 'SAME' };
    const answers = await Promise.all([create(sender), create(sender)]);
    expect(answers.filter(({ source }) => source)).toHaveLength(1);
    expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(['ALREADY_EXISTS']);
    const name = answers.find(({ source }) => source)?.input.name;
    expect((await create({ name })).error).toMatchObject({
      code: 'ALREADY_EXISTS',
      fields: { name: expect.any(String) },
    });
    expect((await create({ application: 'SAME', facility: 'OTHER' })).source).toBeDefined();
  });

  it('is ended once, leaves the list, and another one may send as it did', async () => {
    const source = await insertSource(app.sql);
    expect((await end(source.id)).data).toEqual({ endHl7Source: true });
    expect((await end(source.id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await end('nobody')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await live()).map(({ id }) => id)).not.toContain(source.id);
    expect((await create({ application: source.application })).source).toBeDefined();
  });
});
