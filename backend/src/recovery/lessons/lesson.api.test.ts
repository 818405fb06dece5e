import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { woundInput } from '../../../test/lesson-access.js';
import { ask, insertMember, type Member } from '../../../test/notes.js';
import { insertDoctor } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { addSampleProtocols } from '../protocols/sample-protocols.js';

let app: TestApp;
let own: Member;
let admin: TestClient;
let doctor: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  own = await insertMember(app, 'Kavya Rao');
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  doctor = await app.signIn((await insertDoctor(app.sql)).user.phone, 'staff');
  await addSampleProtocols(app.connections.pool);
});
afterAll(() => app.close());

interface Sent {
  slug: string;
  title: { en: string; hi: string };
  revision: number;
  reviews: { reviewerName: string; statement: string; reviewedAt: string }[];
  retired: boolean;
}
const ALL = `slug topic title { en hi } body { en hi } protocols fromPhase revision reviews { reviewerName statement reviewedAt } retired`;
const save = (slug: string, input: object = {}, revision?: number | null, browser = admin) =>
  ask<Sent>(
    browser,
    `mutation ($slug: ID!, $input: LessonInput!, $revision: Int) { saveLesson(slug: $slug, input: $input, revision: $revision) { ${ALL} } }`,
    { slug, input: { ...woundInput, ...input }, revision },
  );
const review = (slug: string, revision: number, statement = 'I have read every sentence.', browser = own.browser) =>
  ask<Sent>(
    browser,
    `mutation ($slug: ID!, $revision: Int!, $statement: String!) {
       reviewLesson(slug: $slug, revision: $revision, statement: $statement) { ${ALL} } }`,
    { slug, revision, statement },
  );
const setRetired = (slug: string, retired: boolean) =>
  ask<Sent>(
    admin,
    `mutation ($slug: ID!, $retired: Boolean!) { setLessonRetired(slug: $slug, retired: $retired) { ${ALL} } }`,
    {
      slug,
      retired,
    },
  );
const list = async (browser = doctor) => (await ask<Sent[]>(browser, `{ libraryLessons { ${ALL} } }`)).data ?? [];
const find = async (slug: string) => (await list()).find((lesson) => lesson.slug === slug);
const auditOf = (slug: string) =>
  app.sql<{ verb: string; fields: string[]; details: object }>(
    `select verb, changed_fields as fields, details from audit_event where subject_type = 'lesson' and outcome = 'done'
       and subject_id = (select id::text from lesson where slug = $1) order by id`,
    [slug],
  );

describe('a lesson (companion §9)', () => {
  it('is created, and each change of it is its next revision', async () => {
    const created = await save('the-wound', { protocols: ['knee-replacement'] }, 0, own.browser);
    expect(created.data).toEqual({
      slug: 'the-wound',
      ...woundInput,
      protocols: ['knee-replacement'],
      revision: 1,
      reviews: [],
      retired: false,
    });
    const changed = await save('the-wound', { fromPhase: 2 }, 1);
    expect(changed.data).toMatchObject({ revision: 2, protocols: [], fromPhase: 2 });
    expect(await find('the-wound')).toEqual(changed.data);
    expect(await auditOf('the-wound')).toEqual([
      {
        verb: 'lesson.save',
        fields: expect.arrayContaining(['topic', 'title', 'body', 'protocols', 'fromPhase']),
        details: { slug: 'the-wound', revision: 1 },
      },
      {
        verb: 'lesson.save',
        fields: expect.arrayContaining(['fromPhase', 'protocols']),
        details: { slug: 'the-wound', revision: 2 },
      },
    ]);
    expect(
      await app.sql(`select content->>'fromPhase' as phase from lesson_revision where revision = 1
      and lesson_id = (select id from lesson where slug = 'the-wound')`),
    ).toEqual([{ phase: '1' }]);
  });

  it('has no new revision and no audit row for a save that changes nothing', async () => {
    await save('same');
    expect((await save('same', {}, 1)).data?.revision).toBe(1);
    expect(await auditOf('same')).toHaveLength(1);
  });

  it('changes only as it was read; of several who save at once, one wins', async () => {
    await save('read', {}, 0);
    expect((await save('read', { fromPhase: 2 }, 0)).code).toBe('CHANGED_MEANWHILE');
    expect((await save('never', {}, 3)).code).toBe('CHANGED_MEANWHILE');
    expect(await find('never')).toBeUndefined();
    const codes = await Promise.all([2, 3, 4].map(async (fromPhase) => (await save('read', { fromPhase }, 1)).code));
    expect(codes.map((code) => code ?? 'done').toSorted()).toEqual(['CHANGED_MEANWHILE', 'CHANGED_MEANWHILE', 'done']);
    expect((await find('read'))?.revision).toBe(2);
  });

  const text = (length: number) => ({ en: 'x'.repeat(length), hi: 'क'.repeat(length) });
  it.each<[string, object]>([
    ['title.hi', { title: { en: 'Wound', hi: ' ' } }],
    ['title.en', { title: { ...text(101), hi: 'क' } }],
    ['body.en', { body: { ...text(20), en: 'Too short.' } }],
    ['body.hi', { body: { ...text(20), hi: 'क'.repeat(4_001) } }],
    ['protocols.1', { protocols: ['knee-replacement', 'no-such-protocol'] }],
    ['protocols.0', { protocols: ['Knee'] }],
    ['fromPhase', { fromPhase: 0 }],
    ['fromPhase', { fromPhase: 21 }],
  ])('is refused for %s, by its path, and nothing is written', async (path, wrong) => {
    const { code, fields } = await save('wrong', wrong);
    expect({ code, fields: Object.keys(fields ?? {}) }).toEqual({ code: 'BAD_INPUT', fields: [path] });
    expect(await find('wrong')).toBeUndefined();
  });

  it.each(['', 'The wound', 'a--b', 'x'.repeat(61)])('is refused for the short name %j', async (slug) => {
    expect((await save(slug)).fields).toHaveProperty('slug');
  });

  it('is signed off by name, once by each, in the revision that was read', async () => {
    await save('signed');
    await save('signed', { fromPhase: 2 });
    expect((await review('signed', 1)).code).toBe('CHANGED_MEANWHILE');
    expect((await review('signed', 2, 'too short')).fields).toHaveProperty('statement');
    expect((await review('unknown', 1)).code).toBe('NOT_FOUND');
    expect((await review('no\u0000text', 1)).code).toBe('NOT_FOUND');
    const codes = (await Promise.all([review('signed', 2), review('signed', 2)])).map(({ code }) => code ?? 'done');
    expect(codes.toSorted()).toEqual(['ALREADY_EXISTS', 'done']);
    await review('signed', 2, 'It is what I say as well.', doctor);
    const reviewedAt = NOON.toISOString();
    expect(new Set((await find('signed'))?.reviews)).toEqual(
      new Set([
        { reviewerName: 'Kavya Rao', statement: 'I have read every sentence.', reviewedAt },
        { reviewerName: 'Dr Meera Sethi', statement: 'It is what I say as well.', reviewedAt },
      ]),
    );
    expect((await save('signed', { fromPhase: 3 })).data).toMatchObject({ revision: 3, reviews: [] });
    expect((await auditOf('signed')).map(({ verb }) => verb)).toEqual([
      'lesson.save',
      'lesson.save',
      'lesson.review',
      'lesson.review',
      'lesson.save',
    ]);
  });

  it('is retired and shown again, and stays in the list', async () => {
    await save('over');
    expect((await setRetired('over', true)).data).toMatchObject({ retired: true, revision: 1 });
    await setRetired('over', true);
    expect((await find('over'))?.retired).toBe(true);
    expect((await setRetired('over', false)).data?.retired).toBe(false);
    expect((await auditOf('over')).map(({ verb }) => verb)).toEqual(['lesson.save', 'lesson.retire', 'lesson.retire']);
    expect((await setRetired('nothing', true)).code).toBe('NOT_FOUND');
  });

  it('stands in the list by its English title', async () => {
    await save('b-title', { title: { en: 'apple', hi: 'सेब' } });
    await save('a-title', { title: { en: 'Banana', hi: 'केला' } });
    const slugs = (await list(own.browser)).map(({ slug }) => slug);
    expect(slugs.indexOf('b-title')).toBe(0);
    expect(slugs.indexOf('a-title')).toBe(1);
  });
});
