import { admins, scoped, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { freshPhone, insertPatient, patientForm } from './builders.js';
import type { RestCall } from './rest-call.js';

/** The form of somebody at the desk, whose number nobody has. */
export function deskForm(fields: Record<string, unknown> = {}) {
  const { userId: _account, ...form } = patientForm('', { contactNumber: freshPhone().slice(3), ...fields });
  return form;
}

const incomplete = async ({ app }: World) => (await insertPatient(app.sql, { diagnosis: null })).id;

/** The rows of the desk in the access matrix. */
export const deskRestTable: Record<string, [Outcomes, number, RestCall?]> = {
  'post /admin/patients/register': [
    scoped('patients:write'),
    201,
    async () => ({ body: deskForm(), headers: { 'Idempotency-Key': 'key-of-cell' } }),
  ],
  'post /admin/patients/:id/complete': [
    scoped('patients:write'),
    200,
    async (world) => ({ path: `/admin/patients/${await incomplete(world)}/complete`, body: deskForm() }),
  ],
};

/** The same of GraphQL. */
export const deskTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Mutation.registerPatient': [
    scoped('patients:write'),
    async () => [
      'mutation ($input: RegisterPatientInput!) { registerPatient(input: $input, idempotencyKey: "key-of-cell") { id } }',
      { input: deskForm({ gender: 'MALE' }) },
    ],
  ],
  'Mutation.completePatient': [
    scoped('patients:write'),
    async (world) => [
      'mutation ($id: ID!, $input: CompletePatientInput!) { completePatient(id: $id, input: $input) { id } }',
      { id: await incomplete(world), input: deskForm({ gender: 'MALE' }) },
    ],
  ],
  'Query.deskDay': [admins, async () => ['{ deskDay { day } }']],
  'Query.deskPatient': [admins, async ({ record }) => [`{ deskPatient(id: "${record.id}") { missing } }`]],
  'Query.myTakings': [admins, async () => ['{ myTakings(day: "2026-03-10") { count } }']],
  'Mutation.registerCaller': [
    admins,
    async () => [
      `mutation { registerCaller(input: { name: "Ramesh Gupta", contactNumber: "${freshPhone()}" }, idempotencyKey: "key-of-cell") { id } }`,
    ],
  ],
  'Mutation.setPatientAlert': [
    { ...admins, physiotherapist: 'NOT_FOUND', 'another physiotherapist': 'NOT_FOUND' },
    async ({ record }) => [`mutation { setPatientAlert(patientId: "${record.id}", alert: "Hard of hearing") { id } }`],
  ],
};
