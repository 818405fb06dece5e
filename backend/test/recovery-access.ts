import { randomUUID } from 'node:crypto';
import { sampleProtocols } from '../src/recovery/protocols/sample-protocols.js';
import { admins, careTeam, patients, staff, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { answersOf, approvedVersion, insertDraft, insertPlan } from './recovery-builders.js';
import { NOON } from './test-app.js';

/** A live plan of the record, which the physiotherapist and the doctor of their columns look after. */
export const planOf = (world: World) =>
  insertPlan(world.app, world.record.id, {
    physiotherapist_id: world.physiotherapistId,
    doctor_id: world.doctorId,
  });

async function taskOf(world: World): Promise<string> {
  const id = randomUUID();
  await world.app.sql(
    `insert into care_task (id, plan_id, severity, signs, created_at, due_at) values ($1, $2, 'URGENT', '{calf}', $3, $3)`,
    [id, (await planOf(world)).id, NOON],
  );
  return id;
}

async function flagOf(world: World): Promise<string> {
  const id = randomUUID();
  await world.app.sql(
    `insert into care_flag (id, plan_id, kind, day, measurement_ids, raised_at) values ($1, $2, 'QUIET', '2026-03-06', '{}', $3)`,
    [id, (await planOf(world)).id, NOON],
  );
  return id;
}

/** Every doctor. */
const doctors: Outcomes = { ...admins, doctor: 'done', 'another doctor': 'done', admin: 'FORBIDDEN' };
/** The plan's doctor. */
const theDoctor: Outcomes = { ...doctors, 'another doctor': 'NOT_FOUND' };
const knee = sampleProtocols.find(({ slug }) => slug === 'knee-replacement');

/** The rows of recovery in the access matrix. */
export const recoveryTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.protocols': [{ ...admins, ...staff('done') }, async () => ['{ protocols { slug } }']],
  'Query.recoveryPlan': [
    { ...careTeam, 'key with scope': 'done', scope: 'recovery:read' },
    async (world) => {
      await planOf(world);
      return [`{ recoveryPlan(patientId: "${world.record.id}") { id } }`];
    },
  ],
  'Query.myPlan': [patients, async () => ['{ myPlan { id } }']],
  'Query.today': [patients, async () => ['{ today { day } }']],
  'Mutation.saveProtocolDraft': [
    admins,
    async () => [
      'mutation ($content: JSON!) { saveProtocolDraft(slug: "knee-of-cell", content: $content) { id } }',
      { content: knee?.content },
    ],
  ],
  'Mutation.approveProtocolVersion': [
    doctors,
    async (world) => [
      `mutation { approveProtocolVersion(id: "${await insertDraft(world.app)}", statement: "Read and agreed") { id } }`,
    ],
  ],
  'Mutation.retireProtocolVersion': [
    { ...doctors, admin: 'done' },
    async ({ app }) => {
      // Of its own: what is retired stays so, and the sample's version is that of other cells.
      const id = await insertDraft(app);
      await app.sql(`update protocol_version set status = 'APPROVED' where id = $1`, [id]);
      return [`mutation { retireProtocolVersion(id: "${id}") { id } }`];
    },
  ],
  'Mutation.createPlan': [
    admins,
    async (world) => {
      const protocolVersionId = (await approvedVersion(world.app)).id;
      const { physiotherapistId } = world;
      const team = { physiotherapistId, doctorId: world.doctorId };
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
  'Query.patientsUnderCare': [
    { ...admins, ...staff('done'), admin: 'FORBIDDEN' },
    async () => ['{ patientsUnderCare { planId } }'],
  ],
  'Query.patientsUnderCareConnection': [
    { ...admins, ...staff('done'), admin: 'FORBIDDEN' },
    async () => ['{ patientsUnderCareConnection(first: 20) { totalCount } }'],
  ],
  'Query.careFlags': [{ ...admins, ...staff('done') }, async () => ['{ careFlags { id } }']],
  'Mutation.seeCareFlag': [
    { ...careTeam, admin: 'FORBIDDEN' },
    async (world) => [`mutation { seeCareFlag(id: "${await flagOf(world)}", note: "Called her") { id } }`],
  ],
  'Query.careTasks': [{ ...admins, ...staff('done') }, async () => ['{ careTasks { id } }']],
  'Query.openSigns': [{ ...admins, ...staff('done') }, async () => ['{ openSigns { task { id } } }']],
  'Query.answeredTasks': [
    careTeam,
    async (world) => [`{ answeredTasks(planId: "${(await planOf(world)).id}") { id } }`],
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
