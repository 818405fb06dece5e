import { careTeam, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { planOf } from './recovery-access.js';
import { reportRestTable, reportTable } from './report-access.js';
import type { RestCall } from './rest-call.js';
import { NOON } from './test-app.js';

/** The care team, the patient, admins and their programs. */
export const readers: Outcomes = {
  ...careTeam,
  patient: 'done',
  'other patient': 'NOT_FOUND',
  'key with scope': 'done',
  scope: 'recovery:read',
};
/** The care team, and no admin. */
const measurers: Outcomes = { ...careTeam, admin: 'FORBIDDEN' };

/** A value that the patient entered. */
async function valueOf(world: World): Promise<string> {
  const { id: planId } = await planOf(world);
  const [row] = await world.app.sql<{ id: string }>(
    `insert into measurement (id, plan_id, measure, value, method, taken_at, recorded_at, entered_by, entered_as)
     values (gen_random_uuid(), $1, 'PAIN', 3, 'TYPED', $2, $2, $3, 'PATIENT') returning id`,
    [planId, NOON, world.patient.id],
  );
  return row?.id ?? '';
}

const reasons = ['flexion', 'extension', 'slr', 'pain', 'sessions']
  .map((key) => `{ criterion: "${key}", reason: "As her surgeon wants it" }`)
  .join(' ');

/** The rows of measurements, gates and reports of phases in the access matrix. */
export const gateTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.gate': [readers, async (world) => [`{ gate(planId: "${(await planOf(world)).id}") { ready } }`]],
  'Query.activity': [
    readers,
    async (world) => [
      `{ activity(planId: "${(await planOf(world)).id}", from: "2026-03-10", until: "2026-03-10") { day } }`,
    ],
  ],
  'Query.measurements': [
    readers,
    async (world) => [`{ measurements(planId: "${(await planOf(world)).id}", first: 1) { id } }`],
  ],
  'Mutation.recordMeasurement': [
    measurers,
    async (world) => [
      `mutation { recordMeasurement(planId: "${(await planOf(world)).id}", idempotencyKey: "key-of-cell",
        input: { measure: PAIN, value: 3, method: TYPED }) { id } }`,
    ],
  ],
  'Mutation.retractMeasurement': [
    { ...measurers, patient: 'done', 'other patient': 'NOT_FOUND' },
    async (world) => [`mutation { retractMeasurement(id: "${await valueOf(world)}", reason: "Typed wrongly") { id } }`],
  ],
  ...reportTable,
  'Mutation.confirmGate': [
    { ...measurers, doctor: 'FORBIDDEN', 'another doctor': 'FORBIDDEN' },
    async (world) => [
      `mutation { confirmGate(planId: "${(await planOf(world)).id}", fromPhase: 1, deviations: [${reasons}]) { id } }`,
    ],
  ],
};

/** A row of a route of the plan. */
const ofPlan = (name: string): [Outcomes, number, RestCall] => [
  readers,
  200,
  async (world) => ({ path: `/recovery/plans/${(await planOf(world)).id}/${name}` }),
];

/** The rows of the routes of recovery in the access matrix. */
export const recoveryRestTable: Record<string, [Outcomes, number, RestCall]> = {
  'get /recovery/patients/:id/plan': [
    { ...careTeam, 'key with scope': 'done', scope: 'recovery:read' },
    200,
    async (world) => {
      await planOf(world);
      return { path: `/recovery/patients/${world.record.id}/plan` };
    },
  ],
  'get /recovery/plans/:id/events': ofPlan('events'),
  'get /recovery/plans/:id/measurements': ofPlan('measurements'),
  'get /recovery/plans/:id/gate': ofPlan('gate'),
  ...reportRestTable,
};
