import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCourse, type Course } from '../../../test/course.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { sampleProtocols } from './sample-protocols.js';

let app: TestApp;
let course: Course;
let OLD: string;
beforeAll(async () => {
  app = await createTestApp();
  course = await openCourse(app);
  await app.sql(
    `insert into care_task (id, plan_id, severity, signs, created_at, due_at) values ($1, $2, 'URGENT', '{calf}', $3, $3)`,
    [randomUUID(), course.planId, NOON],
  );
  OLD = (await names()).plan;
});
afterAll(() => app.close());

const [knee] = sampleProtocols;
const SLUG = 'knee-replacement';

/** What the protocol is called for the patient, for the doctor of an open sign, and in the list of protocols. */
async function names() {
  const { body: own } = await course.patient.graphql<{ myPlan: { protocolName: string } }>(
    '{ myPlan(language: EN) { protocolName } }',
  );
  const { body } = await course.doctor.graphql<{
    openSigns: { protocolName: string }[];
    protocols: { slug: string; name: string }[];
  }>('{ openSigns { protocolName } protocols { slug name } }');
  return {
    plan: own.data?.myPlan.protocolName ?? '',
    sign: body.data?.openSigns[0]?.protocolName,
    list: body.data?.protocols.find(({ slug }) => slug === SLUG)?.name,
  };
}

/** Saves the knee protocol as a draft, under this name if it says one; answers its id. */
async function save(name: string | undefined, sets: number): Promise<string> {
  const content = structuredClone({ ...knee?.content, name: name && { en: name, hi: 'घुटना' } }) as {
    phases: { exercises: { sets: number }[] }[];
  };
  Object.assign(content.phases[0]?.exercises[0] ?? {}, { sets });
  const { body } = await course.admin.graphql<{ version: { id: string } }>(
    'mutation ($slug: String!, $content: JSON!) { version: saveProtocolDraft(slug: $slug, content: $content) { id } }',
    { slug: SLUG, content },
  );
  return body.data?.version.id ?? '';
}
const approve = (id: string) =>
  course.doctor.graphql(
    `mutation { approveProtocolVersion(id: "${id}", statement: "Read and agreed for our patients.") { id } }`,
  );

describe('the name of a protocol (recovery §1)', () => {
  it('is not changed by a draft, and by its signature for those who follow another version neither', async () => {
    expect(await names()).toEqual({ plan: OLD, sign: OLD, list: OLD });
    const draft = await save('New knee', 5);
    expect(await names()).toEqual({ plan: OLD, sign: OLD, list: OLD });
    await approve(draft);
    expect(await names()).toEqual({ plan: OLD, sign: OLD, list: 'New knee' });
  });

  it('stays with a version that says none, whatever later ones say', async () => {
    const nameless = await save(undefined, 6);
    await approve(nameless);
    await approve(await save('Newest knee', 7));
    await app.sql('update recovery_plan set protocol_version_id = $2 where id = $1', [course.planId, nameless]);
    expect(await names()).toEqual({ plan: 'New knee', sign: 'New knee', list: 'Newest knee' });
  });
});
