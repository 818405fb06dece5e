import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { ask, insertMember, type Member } from '../../../test/notes.js';
import {
  activate,
  ALL_OCCASIONS,
  assign,
  content,
  functionScore,
  painScore,
  QUESTIONNAIRE,
  retire,
  saveQuestionnaire as save,
  type SentQuestionnaire,
} from '../../../test/questionnaires.js';
import { insertDoctor, insertDraft } from '../../../test/recovery-builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql } from '../../../test/test-database.js';
import { addShippedQuestionnaires } from './shipped-questionnaires.js';

let app: TestApp;
let member: Member;
let admin: TestClient;
let doctor: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  member = await insertMember(app, 'Kavya Rao');
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  doctor = await app.signIn((await insertDoctor(app.sql)).user.phone, 'staff');
});
afterAll(() => app.close());

const list = async (slug: string, browser = admin) => {
  const { data } = await ask<SentQuestionnaire[]>(browser, `{ questionnaires { ${QUESTIONNAIRE} } }`);
  return (data ?? []).filter((one) => one.slug === slug);
};
const auditOf = (slug: string) =>
  app.sql<{ verb: string; fields: string[] }>(
    `select e.verb, e.changed_fields as fields from audit_event e join questionnaire_version v on v.id::text = e.subject_id
       join questionnaire q on q.id = v.questionnaire_id
     where e.subject_type = 'questionnaireVersion' and e.outcome = 'done' and q.slug = $1 order by e.id`,
    [slug],
  );

describe('a questionnaire (companion §9)', () => {
  it('are not written over by somebody who has read another one, nor activated unread (OL-1)', async () => {
    const slug = 'read-before';
    const hashOf = async () => {
      const { body } = await admin.graphql<{ questionnaires: { slug: string; contentHash: string }[] }>(
        '{ questionnaires { slug contentHash } }',
      );
      return body.data?.questionnaires.find((one) => one.slug === slug)?.contentHash ?? '';
    };
    const saveRead = async (title: string, headers: Record<string, string>) => {
      const { body } = await admin.graphql(
        `mutation ($content: JSON!) { saveQuestionnaire(slug: "${slug}", content: $content, scores: [], occasions: [BASELINE]) { slug } }`,
        { content: { ...content, title } },
        headers,
      );
      return body.errors?.[0]?.extensions.code ?? 'saved';
    };
    const none = { 'if-none-match': '*' };
    expect(await saveRead('One', none)).toBe('saved');
    const read = { 'if-match': `"${await hashOf()}"` };
    expect(await saveRead('Two', none)).toBe('CHANGED_MEANWHILE');
    expect(await saveRead('Two', read)).toBe('saved');
    expect(await saveRead('Three', read)).toBe('CHANGED_MEANWHILE');
    // An answer that was lost: the same once more is what stands there.
    expect(await saveRead('Two', read)).toBe('saved');
    expect(await saveRead('Three', { 'if-match': 'what I read' })).toBe('BAD_INPUT');
    const activateRead = async (headers: Record<string, string>) => {
      const { body } = await doctor.graphql(
        `mutation { activateQuestionnaire(slug: "${slug}", version: 1, statement: "It is free for clinics.") { slug } }`,
        {},
        headers,
      );
      return body.errors?.[0]?.extensions.code ?? 'activated';
    };
    expect(await activateRead(read)).toBe('CHANGED_MEANWHILE');
    expect(await activateRead({ 'if-match': `"${await hashOf()}"` })).toBe('activated');
  });

  it('is saved as a draft, changed, activated by a doctor, and followed by the next version', async () => {
    const made = await save(admin, 'course');
    expect(made.data).toEqual({
      slug: 'course',
      version: 1,
      status: 'DRAFT',
      title: { en: 'Knee', hi: 'घुटना' },
      content,
      scores: [painScore, functionScore],
      occasions: ALL_OCCASIONS,
      copyright: 'Made for tests; free.',
      activatedBy: null,
      isSample: false,
    });
    const changed = await save(admin, 'course', { title: 'My knee' });
    expect(changed.data).toMatchObject({ version: 1, status: 'DRAFT', title: { en: 'My knee' } });
    expect((await activate(admin, 'course')).code).toBe('FORBIDDEN');
    expect((await activate(member.browser, 'course')).code).toBe('FORBIDDEN');
    expect((await activate(doctor, 'course', 1, 'Too short')).code).toBe('BAD_INPUT');
    expect((await activate(doctor, 'course')).data).toMatchObject({
      version: 1,
      status: 'APPROVED',
      activatedBy: 'Dr Meera Sethi',
    });
    expect((await activate(doctor, 'course')).code).toBe('WRONG_STATE');
    // What is active already is no new version.
    expect((await save(admin, 'course', { title: 'My knee' })).data).toMatchObject({ version: 1, status: 'APPROVED' });
    expect((await save(admin, 'course')).data).toMatchObject({ version: 2, status: 'DRAFT', title: { en: 'Knee' } });
    expect((await activate(doctor, 'course', 2)).data?.status).toBe('APPROVED');
    expect((await list('course', member.browser)).map(({ version, status }) => [version, status])).toEqual([
      [2, 'APPROVED'],
      [1, 'RETIRED'],
    ]);
    expect((await auditOf('course')).map(({ verb }) => verb)).toEqual([
      'questionnaire.save',
      'questionnaire.save',
      'questionnaire.activate',
      'questionnaire.save',
      'questionnaire.activate',
    ]);
  });

  it('is retired once, by doctors and admins, and can come back as the next version', async () => {
    await save(admin, 'retiring');
    expect((await retire(doctor, 'retiring')).code).toBe('WRONG_STATE');
    await activate(doctor, 'retiring');
    expect((await retire(member.browser, 'retiring')).code).toBe('FORBIDDEN');
    expect((await retire(admin, 'retiring')).data).toMatchObject({ version: 1, status: 'RETIRED' });
    expect((await retire(admin, 'retiring')).code).toBe('WRONG_STATE');
    expect((await save(admin, 'retiring')).data).toMatchObject({ version: 2, status: 'DRAFT' });
    expect((await retire(admin, 'nowhere')).code).toBe('NOT_FOUND');
    expect((await activate(doctor, 'nowhere')).code).toBe('NOT_FOUND');
    expect((await activate(doctor, 'retiring', 3)).code).toBe('NOT_FOUND');
  });

  it('is refused with every fault by its path, and nothing is written', async () => {
    const [, pain] = content.item;
    const faulty = await save(admin, 'faulty', {
      copyright: undefined,
      item: [{ ...pain, _text: undefined, enableWhen: [{ question: 'pain', operator: '>', answerInteger: 2 }] }],
    });
    expect(faulty.code).toBe('BAD_INPUT');
    expect(Object.keys(faulty.fields ?? {}).toSorted()).toEqual(['content.copyright']);
    const inner = await save(admin, 'faulty', {
      item: [{ ...pain, _text: undefined, enableWhen: [{ question: 'pain', operator: '>', answerInteger: 2 }] }],
      scores: [],
    });
    expect(Object.keys(inner.fields ?? {}).toSorted()).toEqual([
      'content.item.0._text',
      'content.item.0.enableWhen.0.question',
    ]);
    expect((await save(admin, 'faulty', { publisher: 'Somebody' })).fields).toHaveProperty('content.publisher');
    expect((await save(admin, 'faulty', { scores: [{ ...painScore, items: ['nothing'] }] })).fields).toHaveProperty(
      'scores.0.items',
    );
    expect((await save(admin, 'faulty', { occasions: [] })).fields).toHaveProperty('occasions');
    expect((await save(admin, 'Not a slug')).fields).toHaveProperty('slug');
    expect((await save(doctor, 'faulty')).code).toBe('FORBIDDEN');
    expect(await app.sql(`select from questionnaire where slug = 'faulty'`)).toEqual([]);
  });

  it('may leave its copyright empty as a draft, and is not activated so', async () => {
    expect((await save(admin, 'owner', { copyright: ' ' })).data?.copyright).toBe('');
    const { code, fields } = await activate(doctor, 'owner');
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_INPUT', ['copyright']]);
  });

  it('is one of two admins and two doctors at once', async () => {
    const saved = await Promise.all([1, 2, 3, 4].map(() => save(admin, 'at-once')));
    expect(saved.map(({ data }) => data?.version)).toEqual([1, 1, 1, 1]);
    const codes = await Promise.all([1, 2, 3].map(async () => (await activate(doctor, 'at-once')).code ?? 'done'));
    expect(codes.toSorted()).toEqual(['WRONG_STATE', 'WRONG_STATE', 'done']);
  });

  it('never changes in the database once it is active', async () => {
    await save(admin, 'kept');
    await activate(doctor, 'kept');
    const own = `questionnaire_id = (select id from questionnaire where slug = 'kept')`;
    const direct = (statement: string) => runSql(app.database.ownerUrl, statement);
    for (const statement of [
      `update questionnaire_version set content = '{}' where ${own}`,
      `update questionnaire_version set status = 'DRAFT', activated_at = null, activated_by_id = null, statement = null where ${own}`,
      `delete from questionnaire_version where ${own}`,
    ])
      await expect(direct(statement)).rejects.toThrow('cannot change');
  });

  it('comes with the product in three drafts, once, and stays as the clinic has it', async () => {
    await Promise.all([addShippedQuestionnaires(app.connections.pool), addShippedQuestionnaires(app.connections.pool)]);
    for (const slug of ['pain-0-10', 'psfs', 'global-change'])
      expect(await list(slug)).toMatchObject([{ version: 1, status: 'DRAFT', isSample: true, activatedBy: null }]);
    await save(admin, 'psfs');
    await addShippedQuestionnaires(app.connections.pool);
    expect(await list('psfs')).toMatchObject([{ version: 1, isSample: false, title: { en: 'Knee' } }]);
    expect((await activate(doctor, 'pain-0-10')).data?.status).toBe('APPROVED');
  });
});

describe('the questionnaires of a protocol (companion §9)', () => {
  it('are at most four active ones, in the order given, set by doctors and admins', async () => {
    const id = await insertDraft(app);
    for (const slug of ['one', 'two', 'three', 'four', 'five']) {
      await save(admin, slug);
      if (slug !== 'five') await activate(doctor, slug);
    }
    expect((await assign(member.browser, id, ['one'])).code).toBe('FORBIDDEN');
    expect((await assign(doctor, id, ['two', 'one', 'two'])).data?.questionnaires).toEqual(['two', 'one']);
    expect((await assign(admin, id, ['one', 'two', 'three', 'four'])).data?.questionnaires).toEqual([
      'one',
      'two',
      'three',
      'four',
    ]);
    expect((await assign(admin, id, ['five'])).fields).toHaveProperty('slugs');
    expect((await assign(admin, id, ['one', 'two', 'three', 'four', 'five'])).fields).toHaveProperty('slugs');
    expect((await assign(admin, id, ['no slug'])).code).toBe('BAD_INPUT');
    expect((await assign(admin, 'nowhere', ['one'])).code).toBe('NOT_FOUND');
    const { data } = await ask<{ id: string; questionnaires: string[] }[]>(
      admin,
      '{ protocols { id questionnaires } }',
    );
    expect(data?.find((one) => one.id === id)?.questionnaires).toEqual(['one', 'two', 'three', 'four']);
    expect((await assign(admin, id, [])).data?.questionnaires).toEqual([]);
    expect(
      await app.sql(
        `select changed_fields as fields, details from audit_event where subject_type = 'protocol' and subject_id = $1
           and outcome = 'done' order by id limit 1`,
        [id],
      ),
    ).toEqual([{ fields: ['questionnaires'], details: { slugs: ['two', 'one'] } }]);
  });
});
