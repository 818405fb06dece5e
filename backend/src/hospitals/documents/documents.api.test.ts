import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPatient, insertStaff } from '../../../test/builders.js';
import { insertClient, insertDocument, insertReferral, storeDocument } from '../../../test/hospital.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  ({ admin } = await signInAdmin(app));
});
afterAll(() => app.close());

const LIST = `query ($patientId: ID!, $first: Int!, $after: String) {
  hospitalDocuments(patientId: $patientId, first: $first, after: $after) {
    edges { node { id patientId referralId clientName title type mediaType size writtenAt url } }
    pageInfo { hasNextPage endCursor }
  }
}`;
interface Listed {
  hospitalDocuments: {
    edges: { node: { id: string; url: string } & Record<string, unknown> }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}
async function list(patientId: string, variables: Record<string, unknown> = {}) {
  const { body } = await admin.graphql<Listed>(LIST, { patientId, first: 20, ...variables });
  return { list: body.data?.hospitalDocuments, code: body.errors?.[0]?.extensions.code };
}
const idsOf = (answer: Awaited<ReturnType<typeof list>>) => answer.list?.edges.map(({ node }) => node.id);
const open = (id: string) => admin.send(`/api/v1/admin/documents/${id}`);
const deletedAt = (id: string, moment: Date | null) =>
  app.sql('update patient set deleted_at = $2 where id = $1', [id, moment]);
const days = (count: number) => new Date(NOON.getTime() - count * 86_400_000);

describe('what hospitals sent of a patient (hospital §6)', () => {
  it('is listed with who sent it, newest first, stretch by stretch, and no other patient’s', async () => {
    const patient = await insertPatient(app.sql);
    const { id: client } = await insertClient(app.sql, { name: 'City Hospital' });
    const referral = await insertReferral(app.sql, patient.id, { client_id: client });
    const at = (day: number) => ({ sent_by: client, written_at: days(day) });
    const old = await insertDocument(app.sql, patient.id, { ...at(3), title: null, type: 'Letter' });
    const young = await insertDocument(app.sql, patient.id, { ...at(1), referral_id: referral });
    const middle = await insertDocument(app.sql, patient.id, { ...at(2), media_type: 'text/plain; charset=utf-8' });
    await insertDocument(app.sql, (await insertPatient(app.sql)).id, at(0));
    const all = await list(patient.reference);
    expect(idsOf(all)).toEqual([young, middle, old]);
    expect(all.list?.edges.map(({ node }) => node)).toMatchObject([
      {
        patientId: patient.id,
        referralId: referral,
        clientName: 'City Hospital',
        title: 'Discharge summary',
        mediaType: 'application/pdf',
        size: 9,
        writtenAt: days(1).toISOString(),
        url: `/api/v1/admin/documents/${young}`,
      },
      { mediaType: 'text/plain', referralId: null },
      { title: null, type: 'Letter' },
    ]);
    const first = await list(patient.id, { first: 2 });
    expect([idsOf(first), first.list?.pageInfo.hasNextPage]).toEqual([[young, middle], true]);
    expect(idsOf(await list(patient.id, { first: 2, after: first.list?.pageInfo.endCursor }))).toEqual([old]);
    expect([(await list(patient.id, { first: 0 })).code, (await list(patient.id, { after: 'x' })).code]).toEqual([
      'BAD_INPUT',
      'BAD_INPUT',
    ]);
    const { body } = await admin.graphql<{ referrals: object }>(
      '{ referrals(first: 1) { edges { node { id documentCount } } } }',
    );
    expect(body.data?.referrals).toEqual({ edges: [{ node: { id: referral, documentCount: 3 } }] });
  });

  it('opens as what it is, runs nothing, stands in no frame, and is on record each time', async () => {
    const patient = await insertPatient(app.sql);
    const html = Buffer.from('Dear colleague, <script>alert(1)</script>');
    const id = await storeDocument(app, patient.id, { media_type: 'text/plain; charset=utf-8' }, html);
    const answer = await open(id);
    expect([answer.status, await answer.text()]).toEqual([200, html.toString()]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    await open(id);
    const { body } = await admin.graphql<{ auditEvents: { edges: { node: { verb: string } }[] } }>(
      'query ($id: ID!) { auditEvents(first: 10, filter: { patientId: $id }) { edges { node { verb } } } }',
      { id: patient.id },
    );
    expect(body.data?.auditEvents.edges.map(({ node }) => node.verb)).toEqual(['document.open', 'document.open']);
  });

  it('is there for a physiotherapist within reach, and for no other one (bench §2)', async () => {
    const patient = await insertPatient(app.sql);
    const id = await storeDocument(app, patient.id);
    const { user, physiotherapistId } = await insertStaff(app.sql);
    const browser = await app.signIn(user.phone, 'staff');
    const seen = async () => {
      const { body } = await browser.graphql(LIST, { patientId: patient.id, first: 20 });
      return [
        (await browser.send(`/api/v1/admin/documents/${id}`)).status,
        body.errors?.[0]?.extensions.code ?? 'listed',
      ];
    };
    expect(await seen()).toEqual([404, 'NOT_FOUND']);
    await app.sql('update patient set physiotherapist_id = $1 where id = $2', [physiotherapistId, patient.id]);
    expect(await seen()).toEqual([200, 'listed']);
  });

  it('goes with a deleted record, and comes back with it', async () => {
    const patient = await insertPatient(app.sql);
    const id = await storeDocument(app, patient.id);
    const seen = async () => [(await open(id)).status, (await list(patient.id)).code ?? 'listed'];
    await deletedAt(patient.id, days(29));
    expect(await seen()).toEqual([200, 'listed']);
    await deletedAt(patient.id, days(31));
    expect(await seen()).toEqual([404, 'NOT_FOUND']);
    await deletedAt(patient.id, null);
    expect(await seen()).toEqual([200, 'listed']);
  });

  it('is not there for whoever asks for another address', async () => {
    for (const id of ['none', '../../identity/users', '01a20ba0-adce-7014-81a6-63d258e30c80'])
      expect([id, (await open(encodeURIComponent(id))).status]).toEqual([id, 404]);
  });
});
