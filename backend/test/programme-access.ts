import { randomUUID } from 'node:crypto';
import { admins, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { backProgramme } from './programmes.js';
import { NOON } from './test-app.js';

/** Physiotherapists alone, who treat the patient. */
const whoTreats: Outcomes = {
  ...admins,
  physiotherapist: 'done',
  'another physiotherapist': 'NOT_FOUND',
  admin: 'FORBIDDEN',
};

/** The record, of the physiotherapist of the matrix. */
async function treated({ app, record, physiotherapistId }: World): Promise<string> {
  await app.sql('update patient set physiotherapist_id = $2 where id = $1', [record.id, physiotherapistId]);
  return record.id;
}

/** A programme of the record. */
async function programmeOf(world: World): Promise<string> {
  const [id, patientId] = [randomUUID(), await treated(world)];
  await world.app.sql(
    `insert into recovery_plan (id, patient_id, kind, surgery_date, side, physiotherapist_id, created_at)
     values ($1, $2, 'PROGRAMME', '2026-03-10', 'NONE', $3, $4)`,
    [id, patientId, world.physiotherapistId, NOON],
  );
  await world.app.sql(
    `insert into programme_version (plan_id, number, area, side, content, written_by, at)
     values ($1, 1, 'BACK', 'NONE', $2, (select min(id::text)::uuid from app_user), $3)`,
    [id, JSON.stringify(CONTENT), NOON],
  );
  return id;
}

const CONTENT = {
  name: { en: 'Programme for the back', hi: 'कमर के लिए एक्सरसाइज कार्यक्रम' },
  sessions: 0,
  phases: [
    {
      key: 'programme',
      name: { en: 'Programme for the back', hi: 'कमर के लिए एक्सरसाइज कार्यक्रम' },
      goal: { en: 'Walk', hi: 'Walk' },
      sessions: 0,
      fromDay: 0,
      toDay: 180,
      criteria: [],
      targets: [],
      exercises: [],
    },
  ],
  dangerSigns: [],
};

/** The rows of programmes in the access matrix (bench §8). */
export const programmeTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Mutation.startProgramme': [
    whoTreats,
    async (world) => [
      'mutation ($id: ID!, $input: ProgrammeInput!) { startProgramme(patientId: $id, input: $input, idempotencyKey: "key-of-cell") { id } }',
      { id: await treated(world), input: backProgramme },
    ],
  ],
  'Mutation.changeProgramme': [
    whoTreats,
    async (world) => [
      'mutation ($id: ID!, $input: ProgrammeInput!) { changeProgramme(planId: $id, input: $input, reason: "Stronger") { id } }',
      { id: await programmeOf(world), input: backProgramme },
    ],
  ],
  'Mutation.completeProgramme': [
    whoTreats,
    async (world) => [
      'mutation ($id: ID!) { completeProgramme(planId: $id, reason: "The goal is reached") { id } }',
      { id: await programmeOf(world) },
    ],
  ],
};
