import { admins, patients, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { insertDataRequest } from './data-requests.js';

/** Patients and users, each of their own account. */
const holders: Outcomes = { ...patients, user: 'done' };

/** The rows of requests about data in the access matrix. */
export const dataRequestTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.myDataRequests': [patients, async () => ['{ myDataRequests { id words } }']],
  'Query.erasureRequests': [admins, async () => ['{ erasureRequests(answered: false) { patientName } }']],
  'Query.birthYearCheck': [
    admins,
    async ({ record }) => [`{ birthYearCheck(patientId: "${record.id}") { triesLeft } }`],
  ],
  'Mutation.confirmBirthYear': [holders, async () => ['mutation { confirmBirthYear(year: 1970) { id } }']],
  'Mutation.liftBirthYearCheck': [
    admins,
    async ({ patient }) => [`mutation { liftBirthYearCheck(userId: "${patient.id}") }`],
  ],
  'Mutation.requestErasure': [
    patients,
    async () => ['mutation { requestErasure(idempotencyKey: "erase-me-1") { id } }'],
  ],
  'Mutation.requestCorrection': [
    patients,
    async () => ['mutation { requestCorrection(words: "My name is Sunita.", idempotencyKey: "correct-1") { id } }'],
  ],
  'Mutation.withdrawDataRequest': [
    { ...patients, 'other patient': 'NOT_FOUND' },
    async ({ app, patient }) => {
      const { id } = await insertDataRequest(app.sql, patient.id, { kind: 'CORRECTION' });
      return [`mutation { withdrawDataRequest(id: "${id}") { status } }`];
    },
  ],
  'Mutation.decideErasure': [
    admins,
    async ({ app, patient }) => {
      const { id } = await insertDataRequest(app.sql, patient.id, { kind: 'CORRECTION' });
      return [
        `mutation { decideErasure(input: { id: "${id}", decision: REFUSE, answer: "It is right." }) { version } }`,
      ];
    },
  ],
};
