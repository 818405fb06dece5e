import { randomUUID } from 'node:crypto';
import { sampleProtocols } from '../src/protocols/sample-protocols.js';
import { admins, patients, staff, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { answersOf, approvedVersion, insertDoctor, insertDoctorOf, insertPlan } from './recovery-builders.js';
import { NOON } from './test-app.js';

/** The doctor of the column "doctor", who is the last that signed up, or one of no column. */
async function doctorOf({ app }: World): Promise<string> {
  const [last] = await app.sql<{ id: string; doctorId: string | null }>(
    `select u.id, d.id as "doctorId" from app_user u left join doctor d on d.user_id = u.id
     where u.user_type = 'doctor' order by u.id desc limit 1`,
  );
  if (!last) return (await insertDoctor(app.sql)).doctorId;
  return last.doctorId ?? insertDoctorOf(app.sql, last.id);
}

/** A live plan of the record, which the physiotherapist and the doctor of their columns look after. */
const planOf = async (world: World) =>
  insertPlan(world.app, world.record.id, {
    physiotherapist_id: world.physiotherapistId,
    doctor_id: await doctorOf(world),
  });

async function taskOf(world: World): Promise<string> {
  const id = randomUUID();
  await world.app.sql(
    `insert into care_task (id, plan_id, severity, signs, created_at, due_at) values ($1, $2, 'URGENT', '{calf}', $3, $3)`,
    [id, (await planOf(world)).id, NOON],
  );
  return id;
}

const theDoctor: Outcomes = { ...admins, doctor: 'done', admin: 'FORBIDDEN' };
const knee = sampleProtocols.find(({ slug }) => slug === 'knee-replacement');

/** The rows of recovery in the access matrix. */
export const recoveryTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.protocols': [{ ...admins, ...staff('done') }, async () => ['{ protocols { slug } }']],
  'Query.recoveryPlan': [
    { ...admins, physiotherapist: 'done', 'another physiotherapist': 'NOT_FOUND', doctor: 'done' },
    async (world) => {
      await planOf(world);
      return [`{ recoveryPlan(patientId: "${world.record.id}") { id } }`];
    },
  ],
  'Query.myPlan': [patients, async () => ['{ myPlan { id } }']],
  'Query.today': [patients, async () => ['{ today { day } }']],
  'Mutation.createPlan': [
    admins,
    async (world) => {
      const protocolVersionId = (await approvedVersion(world.app)).id;
      const { physiotherapistId } = world;
      const team = { physiotherapistId, doctorId: await doctorOf(world) };
      const input = { patientId: world.record.id, protocolVersionId, surgeryDate: '2026-03-01', side: 'LEFT', ...team };
      return [
        'mutation ($input: CreatePlanInput!) { createPlan(input: $input, idempotencyKey: "key-of-cell") { id } }',
        { input },
      ];
    },
  ],
  'Mutation.recordEntries': [
    { ...patients, 'other patient': 'NOT_FOUND' },
    async (world) => {
      await planOf(world);
      const dangerCheck = knee && answersOf(knee.content);
      const entries = [{ clientId: randomUUID(), at: NOON.toISOString(), dangerCheck }];
      return ['mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries) { outcome } }', { entries }];
    },
  ],
  'Mutation.acknowledgeTask': [
    theDoctor,
    async (world) => [`mutation { acknowledgeTask(id: "${await taskOf(world)}") { id } }`],
  ],
  'Mutation.resolveTask': [
    theDoctor,
    async (world) => [`mutation { resolveTask(id: "${await taskOf(world)}", note: "Seen and harmless") { id } }`],
  ],
};
