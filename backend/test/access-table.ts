import type { ErrorCode } from '../src/errors.js';
import { freshPhone, insertPatient, insertUser, patientForm, type PatientRow, type UserRow } from './builders.js';
import type { TestApp } from './test-app.js';

/** Everybody who may come to a door (AZ-2). */
export const ACTORS = [
  'visitor',
  'user',
  'patient',
  'other patient',
  'admin',
  'disabled admin',
  'expired session',
] as const;
export type ActorName = (typeof ACTORS)[number];

/** How a call ends for an actor: it is done, or it is refused with this code. */
type Outcome = 'done' | ErrorCode;
type Outcomes = Record<ActorName, Outcome>;

/** What a call may speak of; made anew for every cell. */
export interface World {
  app: TestApp;
  /** The patient of the column "patient", and their complete record. */
  patient: UserRow;
  record: PatientRow;
}

const visitors = (outcome: Outcome) => ({ visitor: outcome, 'disabled admin': outcome, 'expired session': outcome });
const accounts = (outcome: Outcome) => ({ user: outcome, patient: outcome, 'other patient': outcome });

/** Everybody; a session that has ended counts as none. */
const everyone: Outcomes = { ...visitors('done'), ...accounts('done'), admin: 'done' };
const signedIn: Outcomes = { ...visitors('UNAUTHENTICATED'), ...accounts('done'), admin: 'done' };
const admins: Outcomes = { ...visitors('UNAUTHENTICATED'), ...accounts('FORBIDDEN'), admin: 'done' };

/** A payload, a path with its ids in place, or headers; made in the world of the cell. */
type RestCall = (world: World) => Promise<{ path?: string; body?: unknown; headers?: Record<string, string> }>;

/** [who may, the status of success, the call where it needs more than its path] for every REST route. */
export const restTable: Record<string, [Outcomes, number, RestCall?]> = {
  'post /users/send-otp': [everyone, 200, async () => ({ body: { phoneNumber: freshPhone() } })],
  'post /users/verify-otp': [everyone, 200, async ({ app }) => ({ body: await newcomer(app) })],
  'post /admin/send-otp': [everyone, 200, async ({ app }) => ({ body: await knownAdmin(app) })],
  'post /admin/verify-otp': [everyone, 200, async ({ app }) => ({ body: await askedAdmin(app) })],
  'post /users/logout': [everyone, 200],
  'get /users/me': [signedIn, 200],
  'get /admin/users-without-patients': [admins, 200],
  'get /admin/patients': [admins, 200],
  'get /admin/patients/stats': [admins, 200],
  'get /admin/patients/export': [admins, 200],
  'get /admin/patients/:id/details': [
    admins,
    200,
    async ({ record }) => ({ path: `/admin/patients/${record.id}/details` }),
  ],
  'post /admin/patients': [admins, 201, async ({ app }) => ({ body: patientForm((await insertUser(app.sql)).id) })],
  'patch /admin/patients/:id': [
    admins,
    200,
    async ({ record }) => ({ path: `/admin/patients/${record.id}`, body: { name: 'X' } }),
  ],
  'delete /admin/patients/:id': [admins, 200, async ({ record }) => ({ path: `/admin/patients/${record.id}` })],
};

/** A document and its variables. */
type GraphQLCall = (world: World) => Promise<[query: string, variables?: object]>;

/** [who may, the call] for every root field of the schema. */
export const graphqlTable: Record<string, [Outcomes, GraphQLCall]> = {
  'Query.me': [everyone, async () => ['{ me { id } }']],
  'Query.usersWithoutPatients': [admins, async () => ['{ usersWithoutPatients(first: 10) { id } }']],
  'Query.patients': [admins, async () => ['{ patients { total } }']],
  'Query.patientsConnection': [admins, async () => ['{ patientsConnection(first: 10) { totalCount } }']],
  'Query.patientStats': [admins, async () => ['{ patientStats { total } }']],
  'Query.patientDetails': [
    admins,
    async ({ record }) => [`{ patientDetails(id: "${record.id}") { recoveryPercent } }`],
  ],
  'Mutation.sendOtp': [
    everyone,
    async () => [`mutation { sendOtp(door: USER, phoneNumber: "${freshPhone()}") { message } }`],
  ],
  'Mutation.verifyOtp': [
    everyone,
    async ({ app }) => [
      'mutation ($phoneNumber: String!, $otp: String!) { verifyOtp(door: USER, phoneNumber: $phoneNumber, otp: $otp) { id } }',
      await newcomer(app),
    ],
  ],
  'Mutation.logout': [everyone, async () => ['mutation { logout }']],
  'Mutation.createPatient': [
    admins,
    async ({ app }) => [
      'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { id } }',
      { input: patientForm((await insertUser(app.sql)).id, { gender: 'MALE' }) },
    ],
  ],
  'Mutation.updatePatient': [
    admins,
    async ({ record }) => [`mutation { updatePatient(id: "${record.id}", input: { name: "X" }) { id } }`],
  ],
  'Mutation.deletePatient': [admins, async ({ record }) => [`mutation { deletePatient(id: "${record.id}") { id } }`]],
  'Mutation.restorePatient': [
    admins,
    async ({ app }) => {
      const { id } = await insertPatient(app.sql, { deleted_at: app.clock.now() });
      return [`mutation { restorePatient(id: "${id}") { id } }`];
    },
  ],
};

/** Somebody unknown to whom a code was sent. */
async function newcomer(app: TestApp) {
  const phoneNumber = freshPhone();
  await app.client().rest('POST', '/users/send-otp', { phoneNumber });
  return { phoneNumber, otp: app.sms.codeFor(phoneNumber) };
}

async function knownAdmin(app: TestApp) {
  return { phoneNumber: (await insertUser(app.sql, { user_type: 'admin' })).phone };
}

async function askedAdmin(app: TestApp) {
  const { phoneNumber } = await knownAdmin(app);
  await app.client().rest('POST', '/admin/send-otp', { phoneNumber });
  return { phoneNumber, otp: app.sms.codeFor(phoneNumber) };
}
