import { randomUUID } from 'node:crypto';
import { readers as planReaders } from './gate-access.js';
import { admins, patients, staff, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { ALL_OCCASIONS, content, painScore, protocolOf } from './questionnaires.js';
import { insertDraft } from './recovery-builders.js';
import { planOf } from './recovery-access.js';
import { NOON } from './test-app.js';

/** Every doctor. */
const doctors: Outcomes = { ...admins, doctor: 'done', 'another doctor': 'done', admin: 'FORBIDDEN' };

/** Adds a questionnaire of its own: activated or retired, it stays so for other cells. */
async function insertQuestionnaire({ app, doctorId }: World, status: 'DRAFT' | 'APPROVED'): Promise<string> {
  const slug = `cell-${randomUUID()}`;
  const isActive = status === 'APPROVED';
  await app.sql(
    `with own as (insert into questionnaire (id, slug) values (gen_random_uuid(), $1) returning id)
     insert into questionnaire_version (id, questionnaire_id, number, status, content, scores, occasions, content_hash, saved_at,
       activated_by_id, activated_at, statement)
     select gen_random_uuid(), id, 1, $2, $3, $4, $5, repeat('0', 64), now(), (select user_id from doctor where id = $6), $7, $8 from own`,
    [
      slug,
      status,
      JSON.stringify(content),
      JSON.stringify([painScore]),
      ALL_OCCASIONS,
      isActive ? doctorId : null,
      isActive ? NOON : null,
      isActive ? 'Made for tests.' : null,
    ],
  );
  return slug;
}

async function dueQuestionnaire(world: World): Promise<string> {
  const slug = await insertQuestionnaire(world, 'APPROVED');
  await world.app.sql(
    `insert into protocol_questionnaire (id, protocol_id, questionnaire_id, since, place)
     select gen_random_uuid(), $1, id, '2026-03-01', 1 from questionnaire where slug = $2`,
    [await protocolOf(world.app, (await planOf(world)).id), slug],
  );
  return slug;
}

/** The rows of questionnaires in the access matrix. */
export const questionnaireTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.questionnaires': [{ ...admins, ...staff('done') }, async () => ['{ questionnaires { slug } }']],
  'Query.questionnaireForm': [
    { ...patients, 'other patient': 'NOT_FOUND' },
    async (world) => [`{ questionnaireForm(slug: "${await dueQuestionnaire(world)}") { copyright } }`],
  ],
  'Query.scores': [planReaders, async (world) => [`{ scores(planId: "${(await planOf(world)).id}") { value } }`]],
  'Mutation.saveQuestionnaire': [
    admins,
    async () => [
      `mutation ($content: JSON!) {
         saveQuestionnaire(slug: "of-cell", content: $content, scores: [], occasions: [BASELINE]) { slug } }`,
      { content },
    ],
  ],
  'Mutation.activateQuestionnaire': [
    doctors,
    async (world) => [
      `mutation { activateQuestionnaire(slug: "${await insertQuestionnaire(world, 'DRAFT')}", version: 1,
        statement: "Free for clinics") { slug } }`,
    ],
  ],
  'Mutation.retireQuestionnaire': [
    { ...doctors, admin: 'done' },
    async (world) => [
      `mutation { retireQuestionnaire(slug: "${await insertQuestionnaire(world, 'APPROVED')}") { slug } }`,
    ],
  ],
  'Mutation.setProtocolQuestionnaires': [
    { ...doctors, admin: 'done' },
    async (world) => [
      `mutation { setProtocolQuestionnaires(protocolId: "${await insertDraft(world.app)}",
        slugs: ["${await insertQuestionnaire(world, 'APPROVED')}"]) { slug } }`,
    ],
  ],
};
