import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPatientWithAccount } from '../../../test/builders.js';
import { createHospitalApp, fhir, insertClient, signInClient, type Hospital } from '../../../test/hospital.js';
import { createMerging, type Merging, type NamedRecord } from '../../../test/merging.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import type { TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { WITHDRAWN } from '../fhir/bulk/bulk-export.queries.js';
import { strictest, type LiveAnswer } from './merge-consents.js';

const answer = (id: string, of: Partial<LiveAnswer>): LiveAnswer => ({
  id,
  clientId: 'c',
  patientId: 'p',
  decision: 'PERMIT',
  until: null,
  saidBy: 'DESK',
  ...of,
});

describe('the stricter of two answers', () => {
  it.each<[string, Partial<LiveAnswer>, Partial<LiveAnswer>]>([
    ['a refusal, whatever was allowed', { decision: 'DENY', until: 1 }, { decision: 'PERMIT' }],
    ['the one that allows shorter', { until: 5 }, { until: 6 }],
    ['the one that allows for a while', { until: 5 }, {}],
    ['the one that refuses longer', { decision: 'DENY', until: 6 }, { decision: 'DENY', until: 5 }],
    ['the one that refuses without an end', { decision: 'DENY' }, { decision: 'DENY', until: 5 }],
    [
      'the one of the patient, whom the desk does not overrule',
      { decision: 'DENY', saidBy: 'PATIENT', until: 4 },
      { decision: 'DENY' },
    ],
  ])('is %s', (_what, stricter, other) => {
    const [one, two] = [answer('stricter', stricter), answer('other', other)];
    expect(strictest([one, two])?.id).toBe('stricter');
    expect(strictest([two, one])?.id).toBe('stricter');
  });

  it('is the first of two that are alike', () => {
    expect(strictest([answer('one', {}), answer('two', { saidBy: 'PATIENT' })])?.id).toBe('one');
    expect(strictest([])).toBeUndefined();
  });
});

describe('what was said of two records that become one (hospital §5, §7)', () => {
  let app: TestApp;
  let admin: TestClient;
  let merging: Merging;
  beforeAll(async () => {
    app = await createHospitalApp();
    ({ admin } = await signInAdmin(app));
    merging = await createMerging(app);
  });
  afterAll(() => app.close());

  const say = async (hospital: Hospital, { id }: NamedRecord, decision: string, until?: string) => {
    const { body } = await admin.graphql<{ recordConsent: { id: string } }>(
      'mutation ($input: RecordConsentInput!) { recordConsent(input: $input) { id } }',
      { input: { clientId: hospital.id, patientId: id, decision, until } },
    );
    return body.data?.recordConsent.id ?? '';
  };
  interface Listed {
    consent: { id: string; decision: string; until: string | null; saidBy: string };
  }
  const standing = async ({ id }: NamedRecord) =>
    (
      await admin.graphql<{ consents: Listed[] }>(
        'query ($id: ID!) { consents(patientId: $id) { consent { id decision until saidBy } } }',
        { id },
      )
    ).body.data?.consents.map(({ consent }) => consent) ?? [];
  const statusOf = async (hospital: Hospital, { id }: NamedRecord) =>
    (await fhir(app, await signInClient(app, hospital), `/Patient/${id}`)).status;
  const pair = async () => ({ from: await merging.known(), into: await merging.known() });
  const one = '2027-01-01T00:00:00.000Z';
  const two = '2027-06-01T00:00:00.000Z';

  it('goes over: who was allowed to read the one reads the other, and may be ended there by its id', async () => {
    const hospital = await insertClient(app.sql, { reach: 'CONSENTED' });
    const { from, into } = await pair();
    const id = await say(hospital, from, 'PERMIT');
    expect(await statusOf(hospital, into)).toBe(404);
    expect((await merging.merge(from, into)).code).toBe('AA');
    expect(await statusOf(hospital, into)).toBe(200);
    expect(await standing(into)).toMatchObject([{ id, decision: 'PERMIT' }]);
    await admin.graphql('mutation ($id: ID!) { revokeConsent(id: $id) }', { id });
    expect(await statusOf(hospital, into)).toBe(404);
  });

  it.each<[string, 'from' | 'into', 'CONSENTED' | 'ALL_BUT_REFUSED']>([
    ['that comes over', 'from', 'CONSENTED'],
    ['that is there', 'into', 'CONSENTED'],
    ['that comes over', 'from', 'ALL_BUT_REFUSED'],
    ['that is there', 'into', 'ALL_BUT_REFUSED'],
  ])('holds of a refusal %s: who refused for %s is read by nobody (%s)', async (_what, refused, reach) => {
    const hospital = await insertClient(app.sql, { reach });
    const records = await pair();
    await say(hospital, records.from, refused === 'from' ? 'DENY' : 'PERMIT');
    await say(hospital, records.into, refused === 'into' ? 'DENY' : 'PERMIT');
    expect((await merging.merge(records.from, records.into)).code).toBe('AA');
    expect(await standing(records.into)).toMatchObject([{ decision: 'DENY' }]);
    for (const record of [records.from, records.into]) expect(await statusOf(hospital, record)).toBe(404);
  });

  it.each<[string, [string, string | undefined], [string, string | undefined], string | null]>([
    ['allowed shorter', ['PERMIT', one], ['PERMIT', two], one],
    ['allowed shorter', ['PERMIT', two], ['PERMIT', one], one],
    ['allowed for a while', ['PERMIT', undefined], ['PERMIT', one], one],
    ['refused longer', ['DENY', one], ['DENY', two], two],
    ['refused without an end', ['DENY', undefined], ['DENY', one], null],
  ])('holds as it was %s', async (_what, ofOne, ofOther, until) => {
    const hospital = await insertClient(app.sql, { reach: 'CONSENTED' });
    const { from, into } = await pair();
    await say(hospital, from, ...ofOne);
    await say(hospital, into, ...ofOther);
    await merging.merge(from, into);
    expect(await standing(into)).toMatchObject([{ decision: ofOne[0], until }]);
  });

  it('holds of what stands: what ran out stands in nobody’s way', async () => {
    const hospital = await insertClient(app.sql, { reach: 'CONSENTED' });
    const { from, into } = await pair();
    await say(hospital, from, 'PERMIT');
    await say(hospital, into, 'PERMIT', one);
    await app.sql("update data_consent set until = now() - interval '1 day' where patient_id = $1", [into.id]);
    await merging.merge(from, into);
    expect(await standing(into)).toMatchObject([{ decision: 'PERMIT', until: null }]);
  });

  it('stays the patient’s own: the desk does not take back what they refused for the other record', async () => {
    const hospital = await insertClient(app.sql);
    const { from, into } = await pair();
    const id = await say(hospital, from, 'DENY');
    await app.sql("update data_consent set said_by = 'PATIENT' where id = $1", [id]);
    await merging.merge(from, into);
    const [refusal] = await standing(into);
    expect(refusal).toMatchObject({ decision: 'DENY', saidBy: 'PATIENT' });
    const { body } = await admin.graphql('mutation ($id: ID!) { revokeConsent(id: $id) }', { id: refusal?.id });
    expect(body.errors?.[0]?.extensions.code).toBe('WRONG_STATE');
  });

  it('does not give back what was withdrawn of the one record, when the patient takes back what they refused for the other', async () => {
    const hospital = await insertClient(app.sql, { reach: 'CONSENTED' });
    const { user, record } = await insertPatientWithAccount(app.sql);
    const { from, into } = { from: await merging.known({}, record.id), into: await merging.known() };
    const patient = await app.signIn(user.phone);
    const answer = (verb: string) =>
      patient.graphql(`mutation { ${verb}RecordReader(clientId: "${hospital.id}") { mayRead } }`);
    await say(hospital, from, 'PERMIT', one);
    await answer('refuse');
    const id = await say(hospital, into, 'PERMIT');
    await admin.graphql('mutation ($id: ID!) { revokeConsent(id: $id) }', { id });
    expect((await merging.merge(from, into)).code).toBe('AA');
    expect(await standing(into)).toMatchObject([{ decision: 'DENY', saidBy: 'PATIENT' }]);
    await answer('allow');
    // What the refusal ended holds again, and no longer than it did.
    expect(await standing(into)).toMatchObject([{ decision: 'PERMIT', until: one }]);
  });

  it('lets finished exports fall that hold whom somebody refused for the other record', async () => {
    const hospital = await insertClient(app.sql);
    const { from, into } = await pair();
    await say(hospital, from, 'DENY');
    const of = sql`select ${WITHDRAWN} as state from (select ${hospital.id}::uuid as client_id) b`;
    const read = async () => (await of.execute(app.connections.orm.em.fork().getKysely())).rows;
    const before = await read();
    await merging.merge(from, into);
    expect(await read()).not.toEqual(before);
  });
});
