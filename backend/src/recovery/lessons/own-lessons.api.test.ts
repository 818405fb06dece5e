import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPatientWithAccount } from '../../../test/builders.js';
import { insertLesson } from '../../../test/lesson-access.js';
import { ask, insertMember, type Member } from '../../../test/notes.js';
import { giveRecord, startProgramme } from '../../../test/programmes.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { watchStatements } from '../../../test/watched-statements.js';

let app: TestApp;
let own: Member;
let patient: TestClient;
let patientId: string;
let planId: string;
let userId: string;
beforeAll(async () => {
  app = await createTestApp();
  own = await insertMember(app, 'Kavya Rao');
  await insertLesson({ app }, { slug: 'everybody' });
  await insertLesson({ app }, { slug: 'later', fromPhase: 3 });
  await insertLesson({ app }, { slug: 'knee-first', protocols: ['knee-replacement'], topic: 'PAIN' });
  await insertLesson(
    { app },
    { slug: 'knee-second', protocols: ['hip-replacement', 'knee-replacement'], fromPhase: 2 },
  );
  await insertLesson({ app }, { slug: 'hip', protocols: ['hip-replacement'] });
  await insertLesson({ app }, { slug: 'retired' });
  await app.sql(`update lesson set retired = true where slug = 'retired'`);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { user, record } = await insertPatientWithAccount(app.sql, { name: 'Lata Iyer' });
  patientId = record.id;
  userId = user.id;
  planId = (await insertPlan(app, patientId, { physiotherapist_id: own.id })).id;
  patient = await app.signIn(user.phone);
});

interface Sent {
  slug: string;
  title: string;
  body: string;
  minutes: number;
  isReviewed: boolean;
  readAt: string | null;
}
const ALL = 'slug topic title body minutes isReviewed readAt';
const list = async (browser = patient, language = 'EN') =>
  (await ask<Sent[]>(browser, `{ lessons(language: ${language}) { ${ALL} } }`)).data ?? [];
const slugs = async (browser = patient) => (await list(browser)).map(({ slug }) => slug);
const read = (slug: string, browser = patient) =>
  ask<Sent>(browser, `mutation ($slug: ID!) { readLesson(slug: $slug) { ${ALL} } }`, { slug });
const offered = async () =>
  (await ask<{ lesson: { slug: string } | null }>(patient, '{ today { lesson { slug } } }')).data?.lesson?.slug ?? null;
const pass = (from: number) =>
  app.sql(`insert into gate_passage (plan_id, from_phase, to_phase, physiotherapist_id) values ($1, $2, $3, $4)`, [
    planId,
    from,
    from + 1,
    own.id,
  ]);

describe('the lessons of a patient (companion §9)', () => {
  it('are those of the reached phases, for the protocol or for all, of the present phase first', async () => {
    expect(await slugs()).toEqual(['everybody', 'knee-first']);
    await pass(1);
    expect(await slugs()).toEqual(['knee-second', 'everybody', 'knee-first']);
    await pass(2);
    expect(await slugs()).toEqual(['later', 'knee-second', 'everybody', 'knee-first']);
  });

  it('are in the language of the query, with the minutes that they take', async () => {
    const [english] = await list();
    expect(english).toMatchObject({
      title: 'The wound',
      body: 'Keep the wound clean and dry.',
      minutes: 1,
      isReviewed: false,
      readAt: null,
    });
    expect((await list(patient, 'HI'))[0]).toMatchObject({ title: 'घाव', body: 'घाव को साफ और सूखा रखें।' });
  });

  it('are those of all protocols without a plan, and for a programme', async () => {
    const { user } = await insertPatientWithAccount(app.sql, { name: 'Asha Verma' });
    expect(await slugs(await app.signIn(user.phone))).toEqual(['everybody', 'later']);
    const other = await insertPatientWithAccount(app.sql, { name: 'Ravi Nair' });
    await giveRecord(app, other.record.id, own);
    expect((await startProgramme(own.browser, other.record.id)).code).toBeUndefined();
    expect(await slugs(await app.signIn(other.user.phone))).toEqual(['everybody']);
  });

  it('stay after the plan was completed', async () => {
    await pass(1);
    await app.sql(`update recovery_plan set status = 'COMPLETED', ended_at = now() where id = $1`, [planId]);
    expect(await slugs()).toEqual(['knee-second', 'everybody', 'knee-first']);
  });

  it('say which ones a clinician has reviewed, in their newest revision', async () => {
    await insertLesson({ app }, { slug: 'reviewed', protocols: ['knee-replacement'], topic: 'FOOD' });
    await ask(
      own.browser,
      `mutation { reviewLesson(slug: "reviewed", revision: 1, statement: "I have read it.") { slug } }`,
    );
    expect((await list()).filter(({ isReviewed }) => isReviewed).map(({ slug }) => slug)).toEqual(['reviewed']);
    await app.sql(`update lesson set retired = true where slug = 'reviewed'`);
  });
});

describe('reading a lesson (companion §9)', () => {
  it('is refused for those that the patient does not see, and writes nothing', async () => {
    for (const slug of ['hip', 'later', 'retired', 'nothing', 'No Slug', 'a\u0000b'])
      expect((await read(slug)).code, slug).toBe('NOT_FOUND');
    expect(await app.sql('select from lesson_reading where account_id = $1', [userId])).toEqual([]);
  });

  it('counts the first time, for this patient alone, with one audit row', async () => {
    const first = await read('everybody');
    expect(first.data).toMatchObject({ slug: 'everybody', readAt: NOON.toISOString() });
    app.clock.set(new Date(NOON.getTime() + 60_000));
    const again = await Promise.all([read('everybody'), read('everybody')]);
    for (const { data } of again) expect(data?.readAt).toBe(NOON.toISOString());
    app.clock.set(NOON);
    const rows = await app.sql(
      `select changed_fields as fields, details from audit_event where verb = 'lesson.readOwn' and actor_id = $1`,
      [userId],
    );
    expect(rows).toEqual([{ fields: ['readAt'], details: { slug: 'everybody' } }]);
    const other = await insertPatientWithAccount(app.sql, { name: 'Asha Verma' });
    expect((await list(await app.signIn(other.user.phone))).map(({ readAt }) => readAt)).toEqual([null, null]);
  });

  it('puts it behind the unread ones', async () => {
    await pass(1);
    await read('knee-second');
    expect(await slugs()).toEqual(['everybody', 'knee-first', 'knee-second']);
  });
});

describe('the lesson that a day offers (companion §9)', () => {
  it('is the first unread one of the phase, and null once all are read', async () => {
    expect(await offered()).toBe('everybody');
    await pass(1);
    expect(await offered()).toBe('knee-second');
    for (const slug of ['knee-second', 'everybody', 'knee-first']) await read(slug);
    expect(await offered()).toBeNull();
    await pass(2);
    expect(await offered()).toBe('later');
  });

  it('costs one statement, and none when it is not asked for', async () => {
    using statements = watchStatements();
    const count = async (fields: string) => {
      statements.clear();
      expect((await ask(patient, `{ today { planId ${fields} } }`)).code).toBeUndefined();
      return statements.count();
    };
    await count('day');
    const plain = await count('day');
    expect(await count('lesson { slug title minutes }')).toBe(plain + 1);
  });
});
