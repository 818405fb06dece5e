import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatient, insertPhysiotherapist } from '../../../test/builders.js';
import { insertDoctor } from '../../../test/recovery-builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { contentHash } from './content-hash.js';
import type { ProtocolContent } from './protocol-content.js';
import { addSampleProtocols, sampleIds, sampleProtocols } from './sample-protocols.js';

let app: TestApp;
let admin: TestClient;
let doctor: TestClient;
let doctorId: string;
beforeAll(async () => {
  app = await createTestApp();
  await addSampleProtocols(app.connections.pool);
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const made = await insertDoctor(app.sql);
  doctorId = made.doctorId;
  doctor = await app.signIn(made.user.phone, 'staff');
});
afterAll(() => app.close());

interface Version {
  id: string;
  number: number;
  status: string;
  contentHash: string;
  content: ProtocolContent;
  approvals: { doctorName: string; statement: string; approvedAt: string; isSample: boolean; contentHash: string }[];
}
interface Answered {
  version?: Version | undefined;
  code?: string | undefined;
  fields?: unknown;
}
const FIELDS =
  'id number status contentHash content approvals { doctorName statement approvedAt isSample contentHash }';
const STATEMENT = 'Read and agreed for our patients.';

async function call(browser: TestClient, text: string, variables: object, read?: string): Promise<Answered> {
  const headers: Record<string, string> = read === undefined ? {} : { 'if-match': read };
  const { body } = await browser.graphql<{ version: Version }>(text, variables, headers);
  const [error] = body.errors ?? [];
  return { version: body.data?.version, code: error?.extensions.code, fields: error?.extensions['fields'] };
}
const save = (slug: string, content: unknown, read?: string, browser = admin) =>
  call(
    browser,
    `mutation ($slug: String!, $content: JSON!) { version: saveProtocolDraft(slug: $slug, content: $content) { ${FIELDS} } }`,
    { slug, content },
    read,
  );
const approve = (id: string | undefined, statement = STATEMENT, read?: string, browser = doctor) =>
  call(
    browser,
    `mutation ($id: ID!, $statement: String!) { version: approveProtocolVersion(id: $id, statement: $statement) { ${FIELDS} } }`,
    { id, statement },
    read,
  );
const retire = (id: string | undefined, browser = admin) =>
  call(browser, `mutation ($id: ID!) { version: retireProtocolVersion(id: $id) { ${FIELDS} } }`, { id });
const listed = async (slug: string) => {
  const { body } = await doctor.graphql<{ protocols: { slug: string; name: string; isSample: boolean }[] }>(
    `{ protocols { slug name isSample versions { id number status } } }`,
  );
  return body.data?.protocols.find((one) => one.slug === slug);
};
/** The knee sample, with another value at each of these paths. */
function knee(changes: Record<string, unknown> = {}): object {
  const content: unknown = structuredClone(sampleProtocols.find(({ slug }) => slug === 'knee-replacement')?.content);
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const place = names.reduce<unknown>((inside, name) => Reflect.get(inside as object, name), content);
    Reflect.set(place as object, last, value);
  }
  return content as object;
}
/** Knee contents that differ from each other. */
const kneeWith = (reps: number) => knee({ 'phases.0.exercises.0.reps': reps });
const quoted = (hash: string | undefined) => `"${hash}"`;
const auditOf = (id: string | undefined) =>
  app.sql('select verb, changed_fields as fields from audit_event where subject_id = $1 order by id', [id]);

describe('a draft of a protocol (recovery §1)', () => {
  it('is refused with the sentence of each field, by its path, and nothing is written', async () => {
    const changes = { sessions: 24, 'phases.1.goal.hi': '\u200b', 'phases.0.criteria.0.value': 80.25 };
    const refused = await save('refused', knee({ ...changes, 'phases.2.criteria.0.maxAgeDay': 3 }));
    expect(refused).toMatchObject({ code: 'BAD_INPUT' });
    expect(refused.fields).toEqual({
      'content.phases.0.criteria.0.value': 'A figure has at most one digit after the point',
      'content.phases.1.goal.hi': 'Please write this in English and in Hindi',
      'content.phases.2.criteria.0.maxAgeDay': 'A protocol has nothing of this name; please check how it is spelled',
      'content.sessions': 'The sessions of the phases must add up to this',
    });
    for (const junk of [null, 5, 'x', [], {}]) expect(await save('refused', junk)).toMatchObject({ code: 'BAD_INPUT' });
    for (const slug of ['', 'Knee', 'a--b', 'a b', 'x'.repeat(61)])
      expect(await save(slug, knee()), slug).toMatchObject({ code: 'BAD_INPUT', fields: { slug: expect.anything() } });
    expect(await listed('refused')).toBeUndefined();
  });

  it('makes a protocol, called as its content says, else by its short name, and keeps what can be seen of its texts', async () => {
    const { version } = await save('named', knee({ 'phases.0.goal.en': 'Calm\u0000 the\r\nknee' }));
    expect(version).toMatchObject({ number: 1, status: 'DRAFT', approvals: [] });
    expect(version?.content.phases[0]?.goal.en).toBe('Calm the knee');
    expect(version?.contentHash).toBe(contentHash(version?.content));
    expect(await listed('named')).toMatchObject({ name: 'named', isSample: false });
    await save('named', { ...knee(), name: { en: 'New knee', hi: 'नया घुटना' } });
    expect(await listed('named')).toMatchObject({ name: 'New knee' });
    expect(await auditOf(version?.id)).toEqual([
      { verb: 'protocol.saveDraft', fields: expect.arrayContaining(['content', 'contentHash']) },
      { verb: 'protocol.saveDraft', fields: ['protocol.name', 'content', 'contentHash'] },
    ]);
  });

  it('is changed in its place; what stands there already changes nothing and is not put on record', async () => {
    const { version: first } = await save('changed', kneeWith(5));
    const { version: second } = await save('changed', kneeWith(6));
    expect(second).toMatchObject({ id: first?.id, number: 1 });
    expect(second?.contentHash).not.toBe(first?.contentHash);
    await save('changed', kneeWith(6));
    expect(await auditOf(first?.id)).toHaveLength(2);
  });

  it('is not written over by somebody who has read another one (OL-1)', async () => {
    const { version } = await save('raced', kneeWith(5));
    expect(await save('raced', kneeWith(7), quoted(version?.contentHash))).toMatchObject({ version: { number: 1 } });
    expect(await save('raced', kneeWith(8), quoted(version?.contentHash))).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    // An answer that was lost: the same once more is what stands there.
    expect(await save('raced', kneeWith(7), quoted(version?.contentHash))).toMatchObject({ version: { number: 1 } });
    expect(await save('raced', kneeWith(8), 'what I read')).toMatchObject({
      fields: { 'If-Match': expect.anything() },
    });
  });

  it('is begun once, where its sender wants a protocol that is not there yet', async () => {
    const begin = async (reps: number) => {
      const { body } = await admin.graphql(
        'mutation ($content: JSON!) { saveProtocolDraft(slug: "begun", content: $content) { number } }',
        { content: kneeWith(reps) },
        { 'if-none-match': '*' },
      );
      return body.errors?.[0]?.extensions.code ?? 'begun';
    };
    expect(await begin(5)).toBe('begun');
    expect(await begin(6)).toBe('CHANGED_MEANWHILE');
    expect(await begin(5)).toBe('begun');
  });

  it('of several admins at once makes one protocol with one draft', async () => {
    const answers = await Promise.all([5, 6, 7, 8].map((reps) => save('at-once', kneeWith(reps))));
    expect(new Set(answers.map(({ version }) => version?.id)).size).toBe(1);
    expect(await app.sql(`select from protocol where slug = 'at-once'`)).toHaveLength(1);
  });
});

describe('a signature', () => {
  it('is refused without a statement, for no draft, and for another content than the doctor has read; nothing is signed', async () => {
    const { version } = await save('unsigned', kneeWith(5));
    for (const statement of ['', '  too few  ', 'x'.repeat(501)])
      expect(await approve(version?.id, statement)).toMatchObject({ fields: { statement: expect.anything() } });
    await save('unsigned', kneeWith(6));
    expect(await approve(version?.id, STATEMENT, quoted(version?.contentHash))).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    expect(await approve(version?.id, STATEMENT, 'W/"abc"')).toMatchObject({ code: 'BAD_INPUT' });
    expect(await approve('nothing')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await app.sql('select from protocol_approval where protocol_version_id = $1', [version?.id])).toEqual([]);
    expect(await listed('unsigned')).toMatchObject({ versions: [{ status: 'DRAFT' }] });
  });

  it('keeps who signed, when, what they said and the hash of what they signed; the next draft is the next version', async () => {
    const { version } = await save('signed', kneeWith(5));
    const { version: signed } = await approve(version?.id, STATEMENT, quoted(version?.contentHash));
    expect(signed).toMatchObject({ id: version?.id, status: 'APPROVED', contentHash: version?.contentHash });
    expect(signed?.approvals).toEqual([
      {
        doctorName: 'Dr Meera Sethi',
        statement: STATEMENT,
        approvedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        isSample: false,
        contentHash: version?.contentHash,
      },
    ]);
    expect((await auditOf(version?.id)).at(-1)).toEqual({ verb: 'protocol.approve', fields: ['approval', 'status'] });
    const { version: next } = await save('signed', kneeWith(6), quoted(version?.contentHash));
    expect(next).toMatchObject({ number: 2, status: 'DRAFT', approvals: [] });
    expect(await listed('signed')).toMatchObject({
      versions: [
        { number: 2, status: 'DRAFT' },
        { number: 1, status: 'APPROVED' },
      ],
    });
    expect(await approve(version?.id)).toMatchObject({ code: 'WRONG_STATE' });
  });

  it('of two doctors at once is that of one', async () => {
    const { version } = await save('twice', kneeWith(5));
    const other = await app.signIn((await insertDoctor(app.sql)).user.phone, 'staff');
    const both = [doctor, other, doctor, other].map((browser) => approve(version?.id, STATEMENT, undefined, browser));
    const codes = (await Promise.all(both)).map(({ code }) => code ?? 'signed');
    expect(codes.toSorted()).toEqual(['WRONG_STATE', 'WRONG_STATE', 'WRONG_STATE', 'signed']);
    expect(await app.sql('select from protocol_approval where protocol_version_id = $1', [version?.id])).toHaveLength(
      1,
    );
  });

  it('is told apart from what the sample data let pass, which makes no protocol of the clinic', async () => {
    const { version } = sampleIds('rotator-cuff-repair');
    await app.sql(
      `insert into protocol_approval (protocol_version_id, doctor_id, statement, content_hash, is_sample)
       select v.id, (select id from doctor limit 1), 'A sample, for demonstration alone.', v.content_hash, true
       from protocol_version v where v.id = $1`,
      [version],
    );
    const { body } = await doctor.graphql<{ protocols: { isSample: boolean; versions: Version[] }[] }>(
      '{ protocols { isSample versions { id approvals { isSample } } } }',
    );
    const protocol = body.data?.protocols.find(({ versions }) => versions.some(({ id }) => id === version));
    expect(protocol).toMatchObject({ isSample: true, versions: [{ approvals: [{ isSample: true }] }] });
  });

  it('makes of a sample a protocol of the clinic', async () => {
    const { version: id } = sampleIds('hip-replacement');
    expect(await listed('hip-replacement')).toMatchObject({ isSample: true });
    await approve(id);
    expect(await listed('hip-replacement')).toMatchObject({ isSample: false });
  });

  it('cannot be changed, nor what stands above it, by plain SQL of the application', async () => {
    const { version } = await save('kept', kneeWith(5));
    await approve(version?.id);
    const change = (set: string) => app.sql(`update protocol_version set ${set} where id = $1`, [version?.id]);
    for (const set of [`content = content || '{"sessions": 1}'`, `status = 'DRAFT'`, 'number = 9'])
      await expect(change(set), set).rejects.toThrow('cannot change');
    await retire(version?.id);
    for (const set of [`content = '{}'`, `status = 'APPROVED'`])
      await expect(change(set), set).rejects.toThrow('cannot change');
    for (const statement of ['delete from', 'truncate'])
      await expect(app.sql(`${statement} protocol_approval`)).rejects.toThrow('permission denied');
  });
});

describe('a version that is retired', () => {
  const plan = async (protocolVersionId: string | undefined, patientId: string, physiotherapistId: string) => {
    const input = {
      patientId,
      protocolVersionId,
      physiotherapistId,
      doctorId,
      side: 'LEFT',
      surgeryDate: '2026-03-01',
    };
    const { body } = await admin.graphql<{ createPlan: { id: string } }>(
      'mutation ($input: CreatePlanInput!, $key: String!) { createPlan(input: $input, idempotencyKey: $key) { id isSample } }',
      { input, key: `plan-of-${patientId}` },
    );
    return body.errors?.[0]?.extensions.code ?? body.data?.createPlan;
  };

  it('was signed before, and no new plans are made from it; running ones stay', async () => {
    const { version } = await save('retired', kneeWith(5));
    const { id: physiotherapistId } = await insertPhysiotherapist(app.sql);
    const [first, second] = [await insertPatient(app.sql), await insertPatient(app.sql)];
    expect(await retire(version?.id)).toMatchObject({ code: 'WRONG_STATE' });
    expect(await plan(version?.id, first.id, physiotherapistId)).toBe('WRONG_STATE');
    await approve(version?.id);
    expect(await plan(version?.id, first.id, physiotherapistId)).toMatchObject({ isSample: false });
    expect(await retire(version?.id, doctor)).toMatchObject({ version: { status: 'RETIRED' } });
    expect(await retire(version?.id)).toMatchObject({ code: 'WRONG_STATE' });
    expect(await approve(version?.id)).toMatchObject({ code: 'WRONG_STATE' });
    expect(await plan(version?.id, second.id, physiotherapistId)).toBe('WRONG_STATE');
    expect(await app.sql(`select status from recovery_plan where patient_id = $1`, [first.id])).toEqual([
      { status: 'ACTIVE' },
    ]);
    expect((await auditOf(version?.id)).at(-1)).toEqual({ verb: 'protocol.retire', fields: ['status'] });
    expect(await retire('nothing')).toMatchObject({ code: 'NOT_FOUND' });
  });
});
