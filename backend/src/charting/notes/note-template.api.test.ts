import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { ask, insertMember, insertTreated, type Member } from '../../../test/notes.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let own: Member;
let other: Member;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  own = await insertMember(app, 'Kavya Rao');
  other = await insertMember(app, 'Neha Kapoor');
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

interface Template {
  id: string;
  name: string;
  kind: string;
  subjective: string;
  plan: string;
  measures: string[];
  isShared: boolean;
  isSample: boolean;
  version: number;
}
const ALL = 'id name kind subjective plan measures isShared isSample version';
const save = (input: object, browser = own.browser, version?: number) =>
  ask<Template>(
    browser,
    `mutation ($input: NoteTemplateInput!, $version: Int) { saveNoteTemplate(input: $input, version: $version) { ${ALL} } }`,
    { input, version },
  );
const remove = (id: string | undefined, browser = own.browser) =>
  ask<boolean>(browser, 'mutation ($id: ID!) { deleteNoteTemplate(id: $id) }', { id });
const list = async (browser = own.browser) =>
  (await ask<Template[]>(browser, `{ noteTemplates { ${ALL} } }`, {})).data ?? [];

const knee = { name: 'My knees', kind: 'SESSION', plan: 'Stairs', measures: ['KNEE_FLEXION', 'KNEE_FLEXION', 'PAIN'] };

describe('templates of notes (bench §3)', () => {
  it('come as six samples for everybody, which are marked as such until an admin saves one', async () => {
    const samples = await list(other.browser);
    expect(samples).toHaveLength(6);
    expect(samples.every(({ isSample, isShared }) => isSample && isShared)).toBe(true);
    expect(samples.map(({ name }) => name)).toEqual(samples.map(({ name }) => name).toSorted());
    const [first] = samples;
    const changed = await save({ ...knee, id: first?.id, name: 'Looked at', isShared: true }, admin, first?.version);
    expect(changed.data).toMatchObject({
      name: 'Looked at',
      isSample: false,
      isShared: true,
      measures: ['KNEE_FLEXION', 'PAIN'],
    });
    expect((await list(admin)).filter(({ isSample }) => isSample)).toHaveLength(5);
  });

  it('are their owner’s: nobody else sees, changes or deletes them', async () => {
    const { data } = await save(knee);
    expect(data).toMatchObject({ isShared: false, isSample: false, version: 1, subjective: '' });
    for (const browser of [other.browser, admin]) {
      expect((await list(browser)).map(({ id }) => id)).not.toContain(data?.id);
      const isShared = browser === admin;
      expect((await save({ ...knee, id: data?.id, isShared }, browser)).code).toBe('NOT_FOUND');
      expect((await remove(data?.id, browser)).code).toBe('NOT_FOUND');
    }
    expect((await remove(data?.id)).data).toBe(true);
    expect((await remove(data?.id)).code).toBe('NOT_FOUND');
  });

  it('that are shared are an admin’s to save, change and delete, and an admin has no others', async () => {
    const shared = await save({ ...knee, name: 'For all', isShared: true }, admin);
    expect(shared.data?.isShared).toBe(true);
    expect((await list()).map(({ id }) => id)).toContain(shared.data?.id);
    expect((await save({ ...knee, name: 'Mine', isShared: true })).code).toBe('FORBIDDEN');
    expect((await save({ ...knee, id: shared.data?.id })).code).toBe('NOT_FOUND');
    expect((await remove(shared.data?.id)).code).toBe('NOT_FOUND');
    expect((await save({ ...knee, name: 'Private' }, admin)).code).toBe('FORBIDDEN');
    expect((await remove(shared.data?.id, admin)).data).toBe(true);
  });

  it('have a name once for each owner, and change only as they were read', async () => {
    const { data } = await save({ ...knee, name: 'Once' });
    const again = await save({ ...knee, name: 'Once' });
    expect(again.code).toBe('ALREADY_EXISTS');
    expect((await save({ ...knee, name: 'Once' }, other.browser)).code).toBeUndefined();
    expect((await save({ ...knee, id: data?.id, name: 'Twice' }, own.browser, 1)).data?.version).toBe(2);
    expect((await save({ ...knee, id: data?.id, name: 'Thrice' }, own.browser, 1)).code).toBe('CHANGED_MEANWHILE');
    const lines = await app.sql(
      "select verb from audit_event where subject_type = 'noteTemplate' and subject_id = $1",
      [data?.id],
    );
    expect(lines.length).toBeGreaterThan(0);
  });

  it.each([
    ['without a name', { name: ' ' }],
    ['with a name of 61 characters', { name: 'x'.repeat(61) }],
    ['with a text of 4,001 characters', { plan: 'x'.repeat(4_001) }],
    ['with 13 measures', { measures: Array.from({ length: 13 }, () => 'PAIN') }],
  ])('%s are refused, and nothing is written', async (_what, wrong) => {
    const before = await list();
    expect((await save({ ...knee, name: 'Wrong', ...wrong })).code).toBe('BAD_INPUT');
    expect(await list()).toEqual(before);
  });

  it('ask for their values where neither a plan nor a note before does, and begin no note of somebody else', async () => {
    const { appointmentId } = await insertTreated(app, own);
    const { data } = await save({ ...knee, name: 'Asks' });
    const begin = (templateId: string | undefined) =>
      ask<{ values: { measure: string; last: object | null }[] }>(
        own.browser,
        'query ($id: ID!, $template: ID) { noteStart(appointmentId: $id, templateId: $template) { values { measure last { id } } } }',
        { id: appointmentId, template: templateId },
      );
    expect((await begin(undefined)).data?.values).toEqual([]);
    expect((await begin(data?.id)).data?.values).toEqual([
      { measure: 'KNEE_FLEXION', last: null },
      { measure: 'PAIN', last: null },
    ]);
    const theirs = await save({ ...knee, name: 'Theirs' }, other.browser);
    expect((await begin(theirs.data?.id)).code).toBe('NOT_FOUND');
  });

  it('are at most fifty of an owner, however many are saved at once', async () => {
    await app.sql('delete from note_template where owner_id is not null');
    await Promise.all(Array.from({ length: 48 }, async (_, index) => save({ ...knee, name: `Of many ${index}` })));
    const last = await Promise.all([1, 2, 3, 4].map(async (index) => save({ ...knee, name: `The last ${index}` })));
    expect(last.map(({ code }) => code ?? 'done').toSorted()).toEqual([
      'LIMIT_REACHED',
      'LIMIT_REACHED',
      'done',
      'done',
    ]);
  });
});
